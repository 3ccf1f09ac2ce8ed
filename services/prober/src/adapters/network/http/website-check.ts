import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import {
  type DnsEvidence,
  type ErrorClass,
  type NameResolver,
  type NetworkPolicy,
  type Resolution,
  type TlsEvidence,
  type Website,
  judgeAddress,
  judgeWebsite,
} from '@nowahala/platform';
import { CheckFailed, type Phases, Trail, noPhases } from '../../../domain/check.js';
import { type Facts, countsAsAnswered, sentenceForAnswer } from '../../../domain/error-class.js';
import { type PageVerdict, classOfPage } from '../../../domain/recognition/recognise-page.js';
import { redactUrl } from '../../../domain/redact.js';
import type { Deadline, Limits } from '../deadline.js';
import { dial } from '../dial.js';
import { type Channel, type Exchange, exchange } from './exchange.js';
import { verdictOnPage } from './recognised-pages.js';
import { secure, tlsEvidence } from './tls-session.js';

export interface WebsiteProbe {
  resolver: NameResolver;
  policy: NetworkPolicy;
  limits: Limits;
  userAgent: string;
  /** True where this machine has a public IPv6 address of its own. */
  hasIpv6: boolean;
}

/** All that was seen on the way, whatever the end; evidence is made from it. */
export interface WebsiteSeen {
  trail: Trail;
  phases: Phases;
  /** Answer about the name last asked. */
  resolution: { name: string; answer: Resolution } | null;
  /** Addresses dialled, with the port and the result. */
  dialled: { address: string; port: number; ms: number; error: ErrorClass | null; from: 'website' | 'redirect' }[];
  tls: TlsEvidence | null;
  redirects: { from: string; status: number; to: string }[];
  /** The last website asked, and its answer. */
  last: Website;
  exchange: Exchange | null;
  page: PageVerdict | null;
  failed: CheckFailed | null;
  /** Status code of the last answer. */
  code: number | null;
  message: string;
  totalMs: number;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** A second address gets a chance only when the first one says at once that it is not there. */
const mayTryAnother = new Set<ErrorClass>(['connect_refused', 'no_route', 'connect_reset', 'connect_timeout']);

export async function checkWebsite(website: Website, deadline: Deadline, probe: WebsiteProbe): Promise<WebsiteSeen> {
  const started = performance.now();
  const seen: WebsiteSeen = {
    trail: new Trail(),
    phases: noPhases(),
    resolution: null,
    dialled: [],
    tls: null,
    redirects: [],
    last: website,
    exchange: null,
    page: null,
    failed: null,
    code: null,
    message: '',
    totalMs: 0,
  };
  try {
    await follow(website, seen, deadline, probe);
    seen.totalMs = performance.now() - started;
    seen.message = sentenceForAnswer(seen.code, seen.totalMs);
  } catch (fault) {
    if (!(fault instanceof CheckFailed)) throw fault;
    seen.totalMs = performance.now() - started;
    seen.failed = fault;
    seen.message = fault.message;
  }
  return seen;
}

async function follow(website: Website, seen: WebsiteSeen, deadline: Deadline, probe: WebsiteProbe): Promise<void> {
  const visited = new Set<string>();
  for (let hop = 0, current = website; ; hop += 1) {
    seen.last = current;
    visited.add(current.url);
    const answer = await ask(current, hop === 0 ? 'website' : 'redirect', seen, deadline, probe);
    const location = redirectStatuses.has(answer.status) ? answer.headers.get('location') : undefined;
    if (location === undefined) return judgeAnswer(current, seen);
    const next = nextStop(location, current, seen, probe.policy);
    if (visited.has(next.url)) throw new CheckFailed('redirect_loop', factsOf(current));
    if (hop === probe.limits.redirects) throw new CheckFailed('redirect_too_many', factsOf(current));
    current = next;
  }
}

function nextStop(location: string, from: Website, seen: WebsiteSeen, policy: NetworkPolicy): Website {
  const refused = (errorClass: ErrorClass): CheckFailed => {
    seen.trail.add('redirect', false, 0, `redirect ${seen.code} to ${redactUrl(location)} not followed`);
    return new CheckFailed(errorClass, factsOf(from));
  };
  if (!URL.canParse(location, from.url)) throw refused('redirect_refused');
  const url = new URL(location, from.url);
  const judged = judgeWebsite(url, policy);
  seen.redirects.push({ from: redactUrl(from.url), status: seen.code ?? 0, to: redactUrl(url.href) });
  if (!judged.ok) {
    throw refused(
      ['not_public', 'never_allowed', 'our_own_network', 'local_name'].includes(judged.reason) ? 'address_blocked' : 'redirect_refused',
    );
  }
  if (from.scheme === 'https' && judged.value.scheme === 'http') throw refused('redirect_downgrade');
  seen.trail.add('redirect', true, 0, `redirect ${seen.code} to ${redactUrl(judged.value.url)}`);
  return judged.value;
}

async function ask(website: Website, from: 'website' | 'redirect', seen: WebsiteSeen, deadline: Deadline, probe: WebsiteProbe) {
  const addresses = await addressesOf(website, seen, deadline, probe);
  const plain = await reach(website, addresses, from, seen, deadline, probe);
  try {
    const channel = website.scheme === 'https' ? { socket: await handshake(website, plain.socket, seen, deadline), incoming: null } : plain;
    return await converse(website, channel, seen, deadline, probe);
  } finally {
    plain.socket.destroy();
  }
}

async function addressesOf(website: Website, seen: WebsiteSeen, deadline: Deadline, probe: WebsiteProbe): Promise<string[]> {
  const facts = factsOf(website);
  if (website.literal !== 0) return [guarded(website.host, website, seen, probe.policy)];
  const started = performance.now();
  const answer = await probe.resolver.resolve(website.host, deadline.atMost(probe.limits.dnsMs));
  const ms = performance.now() - started;
  const told = withoutRefused(answer, probe.policy);
  seen.resolution = { name: website.host, answer: told };
  seen.phases.dns = (seen.phases.dns ?? 0) + ms;
  seen.trail.add('dns', answer.error === null, ms, dnsLine(website.host, told, countOf(answer) - countOf(told)));
  if (answer.error !== null) throw new CheckFailed(answer.error, facts);
  if (answer.a.length > 0) return answer.a.map((address) => guarded(address, website, seen, probe.policy));
  const open = answer.aaaa.map((address) => guarded(address, website, seen, probe.policy));
  if (!probe.hasIpv6 && !open.every((address) => probe.policy.isOpened(address))) throw new CheckFailed('dns_ipv6_only', facts);
  return open;
}

/** Every address of a name is judged, not only the one that is dialled: a name that mixes both kinds is a trick. */
function guarded(address: string, website: Website, seen: WebsiteSeen, policy: NetworkPolicy): string {
  const refused = judgeAddress(address, policy);
  if (refused === null) return address;
  // The trail names no reason and takes no time: what is blocked must look the same whatever lies behind it.
  seen.trail.add('guard', false, 0, `${website.host} points to an address that may not be checked`);
  throw new CheckFailed('address_blocked', factsOf(website));
}

async function reach(
  website: Website,
  addresses: string[],
  from: 'website' | 'redirect',
  seen: WebsiteSeen,
  deadline: Deadline,
  probe: WebsiteProbe,
): Promise<Channel> {
  const candidates = addresses.slice(0, 2);
  const budget = deadline.atMost(probe.limits.connectMs);
  let error: ErrorClass = 'connect_timeout';
  for (const address of candidates) {
    const reading = website.scheme === 'http' ? 'shared' : 'stream';
    const dialled = await dial(address, website.port, Math.max(1, budget / candidates.length), probe.policy, reading);
    error = dialled.ok ? error : dialled.error;
    seen.phases.connect = (seen.phases.connect ?? 0) + dialled.ms;
    seen.dialled.push({ address, port: website.port, ms: dialled.ms, error: dialled.ok ? null : dialled.error, from });
    seen.trail.add(
      'connect',
      dialled.ok,
      dialled.ms,
      `connect ${address} port ${website.port}: ${dialled.ok ? 'connected' : dialled.error}`,
    );
    if (dialled.ok) return dialled;
    if (!mayTryAnother.has(dialled.error)) break;
  }
  throw new CheckFailed(error, { ...factsOf(website), seconds: Math.round(budget / 1000) });
}

async function handshake(website: Website, raw: Socket, seen: WebsiteSeen, deadline: Deadline): Promise<TLSSocket> {
  const secured = await secure(raw, { host: website.host, isName: website.literal === 0, timeoutMs: deadline.leftMs });
  seen.phases.tls = (seen.phases.tls ?? 0) + secured.ms;
  seen.trail.add(
    'tls',
    secured.ok,
    secured.ms,
    `tls ${website.host}: ${secured.ok ? (secured.socket.getProtocol() ?? 'ok') : secured.error}`,
  );
  if (secured.ok) return secured.socket;
  seen.tls = tlsEvidence(secured.socket, secured.error);
  secured.socket.destroy();
  throw new CheckFailed(secured.error, { ...factsOf(website), date: certificateDate(secured.error, seen.tls) });
}

async function converse(website: Website, channel: Channel, seen: WebsiteSeen, deadline: Deadline, probe: WebsiteProbe) {
  const request = { authority: authorityOf(website), path: website.path, userAgent: probe.userAgent, timeoutMs: deadline.leftMs };
  // The certificate is asked for before the socket is gone, and only for an answer that may become evidence.
  const answer = await exchange(channel, request, ({ head, bodySoFar }) => {
    seen.page = verdictOnPage(bodySoFar);
    const telling = head === null || head.status >= 400 || seen.page !== null;
    if (telling && website.scheme === 'https') seen.tls = tlsEvidence(channel.socket as TLSSocket, null);
  });
  seen.exchange = answer;
  seen.code = answer.head?.status ?? null;
  if (answer.firstByteMs !== null) {
    seen.phases.firstByte = (seen.phases.firstByte ?? 0) + answer.firstByteMs;
    seen.phases.body = (seen.phases.body ?? 0) + (answer.bodyMs ?? 0);
    seen.trail.add('first_byte', answer.head !== null, answer.firstByteMs, `GET ${website.host}: ${seen.code ?? 'no status'}`);
  }
  if (answer.error !== null) {
    seen.trail.add(
      answer.firstByteMs === null ? 'request' : 'body',
      false,
      answer.bodyMs ?? probe.limits.totalMs - deadline.leftMs,
      answer.error,
    );
    throw new CheckFailed(answer.error, { ...factsOf(website), seconds: Math.round(probe.limits.totalMs / 1000) });
  }
  seen.trail.add('body', true, answer.bodyMs ?? 0, `${answer.body.length} bytes${answer.cut ? ', longer than we read' : ''}`);
  return answer.head!;
}

function judgeAnswer(website: Website, seen: WebsiteSeen): void {
  const code = seen.code ?? 0;
  const pageClass = classOfPage(code, seen.page);
  if (pageClass !== null) {
    seen.trail.add('page', false, 0, `the page itself says: ${seen.page!.page}`);
    throw new CheckFailed(pageClass, { ...factsOf(website), code });
  }
  if (!countsAsAnswered(code)) throw new CheckFailed(code >= 500 ? 'http_5xx' : 'http_4xx', { ...factsOf(website), code });
}

function authorityOf({ scheme, host, port, literal }: Website): string {
  const name = literal === 6 ? `[${host}]` : host;
  return port === (scheme === 'https' ? 443 : 80) ? name : `${name}:${port}`;
}

function factsOf({ host, port }: Website): Facts {
  return { host, port };
}

function certificateDate(error: ErrorClass, { chain }: TlsEvidence): string | undefined {
  if (error === 'tls_not_yet_valid') return chain[0]?.validFrom.slice(0, 10);
  // The one that ended first: it may be the issuer's part and not the leaf.
  if (error === 'tls_expired')
    return chain
      .map((one) => one.validTo)
      .filter((date) => date !== '')
      .toSorted()[0]
      ?.slice(0, 10);
  return undefined;
}

/** What a name means inside our own network is not told to whoever asks for it. */
function withoutRefused(answer: Resolution, policy: NetworkPolicy): Resolution {
  const open = (address: string): boolean => judgeAddress(address, policy) === null;
  return { ...answer, a: answer.a.filter(open), aaaa: answer.aaaa.filter(open) };
}

const countOf = ({ a, aaaa }: Resolution): number => a.length + aaaa.length;

function dnsLine(name: string, { a, aaaa, error, remembered }: Resolution, hidden: number): string {
  if (error !== null) return `${name}: ${error}`;
  const told = [...[...a, ...aaaa].slice(0, 8), ...(hidden > 0 ? ['an address that may not be checked'] : [])];
  return `${name}: ${told.join(', ')}${remembered ? ' (remembered)' : ''}`;
}

export function dnsEvidenceOf(seen: WebsiteSeen): Pick<DnsEvidence, 'name' | 'a' | 'aaaa' | 'error'> | null {
  if (seen.resolution === null) return null;
  const { name, answer } = seen.resolution;
  return { name, a: answer.a.slice(0, 16), aaaa: answer.aaaa.slice(0, 16), error: answer.error };
}
