import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { ErrorClass, TlsEvidence } from '@nowahala/kernel';
import { type NetworkPolicy, type Website, judgeWebsite } from '@nowahala/platform';
import { CheckFailed } from '../../../domain/check.js';
import { countsAsAnswered, sentenceForAnswer } from '../../../domain/error-class.js';
import { errorClassOfPage } from '../../../domain/recognition/recognise-page.js';
import { redactUrl } from '../../../domain/redact.js';
import type { Deadline } from '../deadline.js';
import { dial } from '../dial.js';
import type { ProbeContext } from '../probe-context.js';
import { type Channel, exchange } from './exchange.js';
import { recognisePageBytes } from './recognised-pages.js';
import { addressesOf } from './resolve-website.js';
import { startTls, tlsEvidence } from './tls-session.js';
import { type WebsiteObservation, detailsOf, newObservation } from './website-observation.js';

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** A second address gets a chance only when the first one says at once that it is not there. */
const MAY_TRY_ANOTHER = new Set<ErrorClass>(['connect_refused', 'no_route', 'connect_reset', 'connect_timeout']);

export async function observeWebsite(website: Website, deadline: Deadline, context: ProbeContext): Promise<WebsiteObservation> {
  const started = performance.now();
  const observed = newObservation(website);
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

async function follow(website: Website, observed: WebsiteObservation, deadline: Deadline, context: ProbeContext): Promise<void> {
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
  context: ProbeContext,
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

async function reach(
  website: Website,
  addresses: string[],
  from: 'website' | 'redirect',
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
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

async function converse(website: Website, channel: Channel, observed: WebsiteObservation, deadline: Deadline, context: ProbeContext) {
  const request = { authority: authorityOf(website), path: website.path, userAgent: context.userAgent, timeoutMs: deadline.leftMs };
  // The certificate is asked for before the socket is gone, and only for an answer that may become evidence.
  const answer = await exchange(channel, request, ({ head, bodySoFar }) => {
    observed.page = recognisePageBytes(bodySoFar);
    const mayBeEvidence = head === null || head.status >= 400 || observed.page !== null;
    if (mayBeEvidence && website.scheme === 'https') observed.tls = tlsEvidence(channel.socket as TLSSocket, null);
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
