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
import { type FailureDetails, countsAsAnswered, sentenceForAnswer } from '../../../domain/error-class.js';
import { type RecognisedPage, errorClassOfPage } from '../../../domain/recognition/recognise-page.js';
import { redactUrl } from '../../../domain/redact.js';
import type { Deadline, Limits } from '../deadline.js';
import { dial } from '../dial.js';
import { type Channel, type Exchange, exchange } from './exchange.js';
import { recognisePageBytes } from './recognised-pages.js';
import { startTls, tlsEvidence } from './tls-session.js';

export interface WebsiteCheckContext {
  resolver: NameResolver;
  policy: NetworkPolicy;
  limits: Limits;
  userAgent: string;
  /** True where this machine has a public IPv6 address of its own. */
  hasIpv6: boolean;
}

/** All that was seen on the way, whatever the end; evidence is made from it. */
export interface WebsiteObservation {
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
  page: RecognisedPage | null;
  failed: CheckFailed | null;
  /** Status code of the last answer. */
  code: number | null;
  message: string;
  totalMs: number;
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** A second address gets a chance only when the first one says at once that it is not there. */
const MAY_TRY_ANOTHER = new Set<ErrorClass>(['connect_refused', 'no_route', 'connect_reset', 'connect_timeout']);

export async function observeWebsite(website: Website, deadline: Deadline, context: WebsiteCheckContext): Promise<WebsiteObservation> {
  const started = performance.now();
  const observed: WebsiteObservation = {
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
    await follow(website, observed, deadline, context);
    observed.totalMs = performance.now() - started;
    observed.message = sentenceForAnswer(observed.code, observed.totalMs);
  } catch (fault) {
    if (!(fault instanceof CheckFailed)) throw fault;
    observed.totalMs = performance.now() - started;
    observed.failed = fault;
    observed.message = fault.message;
  }
  return observed;
}

async function follow(website: Website, observed: WebsiteObservation, deadline: Deadline, context: WebsiteCheckContext): Promise<void> {
  const visited = new Set<string>();
  for (let hop = 0, current = website; ; hop += 1) {
    observed.last = current;
    visited.add(current.url);
    const answer = await ask(current, hop === 0 ? 'website' : 'redirect', observed, deadline, context);
    const location = REDIRECT_STATUSES.has(answer.status) ? answer.headers.get('location') : undefined;
    if (location === undefined) return judgeAnswer(current, observed);
    const next = nextStop(location, current, observed, context.policy);
    if (visited.has(next.url)) throw new CheckFailed('redirect_loop', detailsOf(current));
    if (hop === context.limits.redirects) throw new CheckFailed('redirect_too_many', detailsOf(current));
    current = next;
  }
}

function nextStop(location: string, from: Website, observed: WebsiteObservation, policy: NetworkPolicy): Website {
  const refused = (errorClass: ErrorClass): CheckFailed => {
    observed.trail.add('redirect', false, 0, `redirect ${observed.code} to ${redactUrl(location)} not followed`);
    return new CheckFailed(errorClass, detailsOf(from));
  };
  if (!URL.canParse(location, from.url)) throw refused('redirect_refused');
  const url = new URL(location, from.url);
  const judged = judgeWebsite(url, policy);
  observed.redirects.push({ from: redactUrl(from.url), status: observed.code ?? 0, to: redactUrl(url.href) });
  if (!judged.ok) {
    throw refused(
      ['not_public', 'never_allowed', 'our_own_network', 'local_name'].includes(judged.reason) ? 'address_blocked' : 'redirect_refused',
    );
  }
  if (from.scheme === 'https' && judged.value.scheme === 'http') throw refused('redirect_downgrade');
  observed.trail.add('redirect', true, 0, `redirect ${observed.code} to ${redactUrl(judged.value.url)}`);
  return judged.value;
}

async function ask(
  website: Website,
  from: 'website' | 'redirect',
  observed: WebsiteObservation,
  deadline: Deadline,
  context: WebsiteCheckContext,
) {
  const addresses = await addressesOf(website, observed, deadline, context);
  const plain = await reach(website, addresses, from, observed, deadline, context);
  try {
    const channel =
      website.scheme === 'https' ? { socket: await handshake(website, plain.socket, observed, deadline), incoming: null } : plain;
    return await converse(website, channel, observed, deadline, context);
  } finally {
    plain.socket.destroy();
  }
}

async function addressesOf(
  website: Website,
  observed: WebsiteObservation,
  deadline: Deadline,
  context: WebsiteCheckContext,
): Promise<string[]> {
  const details = detailsOf(website);
  if (website.literal !== 0) return [guarded(website.host, website, observed, context.policy)];
  const started = performance.now();
  const answer = await context.resolver.resolve(website.host, deadline.atMost(context.limits.dnsMs));
  const ms = performance.now() - started;
  const allowed = withoutRefused(answer, context.policy);
  observed.resolution = { name: website.host, answer: allowed };
  observed.phases.dns = (observed.phases.dns ?? 0) + ms;
  observed.trail.add('dns', answer.error === null, ms, dnsLine(website.host, allowed, countOf(answer) - countOf(allowed)));
  if (answer.error !== null) throw new CheckFailed(answer.error, details);
  if (answer.a.length > 0) return answer.a.map((address) => guarded(address, website, observed, context.policy));
  const open = answer.aaaa.map((address) => guarded(address, website, observed, context.policy));
  if (!context.hasIpv6 && !open.every((address) => context.policy.isOpened(address))) throw new CheckFailed('dns_ipv6_only', details);
  return open;
}

/** Every address of a name is judged, not only the one that is dialled: a name that mixes both kinds is a trick. */
function guarded(address: string, website: Website, observed: WebsiteObservation, policy: NetworkPolicy): string {
  const refused = judgeAddress(address, policy);
  if (refused === null) return address;
  // The trail names no reason and takes no time: what is blocked must look the same whatever lies behind it.
  observed.trail.add('guard', false, 0, `${website.host} points to an address that may not be checked`);
  throw new CheckFailed('address_blocked', detailsOf(website));
}

async function reach(
  website: Website,
  addresses: string[],
  from: 'website' | 'redirect',
  observed: WebsiteObservation,
  deadline: Deadline,
  context: WebsiteCheckContext,
): Promise<Channel> {
  const candidates = addresses.slice(0, 2);
  const budget = deadline.atMost(context.limits.connectMs);
  let error: ErrorClass = 'connect_timeout';
  for (const address of candidates) {
    const reading = website.scheme === 'http' ? 'shared' : 'stream';
    const dialled = await dial(address, website.port, Math.max(1, budget / candidates.length), context.policy, reading);
    error = dialled.ok ? error : dialled.error;
    observed.phases.connect = (observed.phases.connect ?? 0) + dialled.ms;
    observed.dialled.push({ address, port: website.port, ms: dialled.ms, error: dialled.ok ? null : dialled.error, from });
    observed.trail.add(
      'connect',
      dialled.ok,
      dialled.ms,
      `connect ${address} port ${website.port}: ${dialled.ok ? 'connected' : dialled.error}`,
    );
    if (dialled.ok) return dialled;
    if (!MAY_TRY_ANOTHER.has(dialled.error)) break;
  }
  throw new CheckFailed(error, { ...detailsOf(website), seconds: Math.round(budget / 1000) });
}

async function handshake(website: Website, raw: Socket, observed: WebsiteObservation, deadline: Deadline): Promise<TLSSocket> {
  const secured = await startTls(raw, { host: website.host, isName: website.literal === 0, timeoutMs: deadline.leftMs });
  observed.phases.tls = (observed.phases.tls ?? 0) + secured.ms;
  observed.trail.add(
    'tls',
    secured.ok,
    secured.ms,
    `tls ${website.host}: ${secured.ok ? (secured.socket.getProtocol() ?? 'ok') : secured.error}`,
  );
  if (secured.ok) return secured.socket;
  observed.tls = tlsEvidence(secured.socket, secured.error);
  secured.socket.destroy();
  throw new CheckFailed(secured.error, { ...detailsOf(website), date: certificateDate(secured.error, observed.tls) });
}

async function converse(
  website: Website,
  channel: Channel,
  observed: WebsiteObservation,
  deadline: Deadline,
  context: WebsiteCheckContext,
) {
  const request = { authority: authorityOf(website), path: website.path, userAgent: context.userAgent, timeoutMs: deadline.leftMs };
  // The certificate is asked for before the socket is gone, and only for an answer that may become evidence.
  const answer = await exchange(channel, request, ({ head, bodySoFar }) => {
    observed.page = recognisePageBytes(bodySoFar);
    const telling = head === null || head.status >= 400 || observed.page !== null;
    if (telling && website.scheme === 'https') observed.tls = tlsEvidence(channel.socket as TLSSocket, null);
  });
  observed.exchange = answer;
  observed.code = answer.head?.status ?? null;
  if (answer.firstByteMs !== null) {
    observed.phases.firstByte = (observed.phases.firstByte ?? 0) + answer.firstByteMs;
    observed.phases.body = (observed.phases.body ?? 0) + (answer.bodyMs ?? 0);
    observed.trail.add('first_byte', answer.head !== null, answer.firstByteMs, `GET ${website.host}: ${observed.code ?? 'no status'}`);
  }
  if (answer.error !== null) {
    observed.trail.add(
      answer.firstByteMs === null ? 'request' : 'body',
      false,
      answer.bodyMs ?? context.limits.totalMs - deadline.leftMs,
      answer.error,
    );
    throw new CheckFailed(answer.error, { ...detailsOf(website), seconds: Math.round(context.limits.totalMs / 1000) });
  }
  observed.trail.add('body', true, answer.bodyMs ?? 0, `${answer.body.length} bytes${answer.cut ? ', longer than we read' : ''}`);
  return answer.head!;
}

function judgeAnswer(website: Website, observed: WebsiteObservation): void {
  const code = observed.code ?? 0;
  const pageClass = errorClassOfPage(code, observed.page);
  if (pageClass !== null) {
    observed.trail.add('page', false, 0, `the page itself says: ${observed.page!.page}`);
    throw new CheckFailed(pageClass, { ...detailsOf(website), code });
  }
  if (!countsAsAnswered(code)) throw new CheckFailed(code >= 500 ? 'http_5xx' : 'http_4xx', { ...detailsOf(website), code });
}

function authorityOf({ scheme, host, port, literal }: Website): string {
  const name = literal === 6 ? `[${host}]` : host;
  return port === (scheme === 'https' ? 443 : 80) ? name : `${name}:${port}`;
}

function detailsOf({ host, port }: Website): FailureDetails {
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
  const listed = [...[...a, ...aaaa].slice(0, 8), ...(hidden > 0 ? ['an address that may not be checked'] : [])];
  return `${name}: ${listed.join(', ')}${remembered ? ' (remembered)' : ''}`;
}

export function dnsEvidenceOf(observed: WebsiteObservation): Pick<DnsEvidence, 'name' | 'a' | 'aaaa' | 'error'> | null {
  if (observed.resolution === null) return null;
  const { name, answer } = observed.resolution;
  return { name, a: answer.a.slice(0, 16), aaaa: answer.aaaa.slice(0, 16), error: answer.error };
}
