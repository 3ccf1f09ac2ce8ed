import type { ErrorClass, TlsEvidence } from '@nowahala/kernel';
import { type NetworkPolicy, type Website, judgeWebsite } from '@nowahala/platform';
import { CheckFailed, type WantedText } from '../../../domain/check.js';
import { countsAsAnswered, sentenceForAnswer } from '../../../domain/error-class.js';
import { errorClassOfPage } from '../../../domain/recognition/recognise-page.js';
import { earlierEnd, isRefusedByClock, seenCertificate } from '../../../domain/seen-certificate.js';
import { redactUrl } from '../../../domain/redact.js';
import type { Deadline } from '../deadline.js';
import type { HopObservation } from '../engine/probe-engine.js';
import type { ProbeContext } from '../probe-context.js';
import { greetsFirst } from './greets-first.js';
import { lookForText } from './look-for-text.js';
import { REDIRECT_STATUSES, sendsBack } from './plain-side.js';
import { requestText } from './request-text.js';
import { addressesOf, guarded } from './resolve-website.js';
import { type WebsiteObservation, detailsOf, newObservation } from './website-observation.js';

/** A second address gets a chance only when the first one says at once that it is not there. */
const MAY_TRY_ANOTHER = new Set<ErrorClass>(['connect_refused', 'no_route', 'connect_reset', 'connect_timeout']);

export async function observeWebsite(
  website: Website,
  deadline: Deadline,
  context: ProbeContext,
  wanted?: WantedText,
  wantsCertificate = false,
): Promise<WebsiteObservation> {
  const observed = newObservation(website, wanted !== undefined, wantsCertificate);
  try {
    const visited: string[] = [];
    for (let current: Website | null = website; current !== null; current = await next(current, visited, observed, deadline, context)) {
      observed.last = current;
      visited.push(current.url);
      const addresses =
        current.literal === 0
          ? await addressesOf(current, observed, deadline, context)
          : [guarded(current.host, current, observed, context.policy)];
      const answer = await reach(current, addresses, visited.length === 1 ? 'website' : 'redirect', observed, deadline, context);
      if (answer.tls?.error === 'tls_protocol') await lookForOtherProgram(current, observed, deadline, context);
      noteTls(current, answer, observed, context);
      noteExchange(current, answer, observed, deadline, context);
    }
    observed.message = sentenceForAnswer(observed.code, observed.totalMs);
    if (wanted !== undefined) await lookForText(wanted, observed);
  } catch (fault) {
    if (!(fault instanceof CheckFailed)) throw fault;
    observed.failed = fault;
    observed.message = fault.message;
  }
  return observed;
}

/** Where the answer leads; null where it is the end. */
async function next(
  current: Website,
  visited: readonly string[],
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
): Promise<Website | null> {
  const { status, headers } = observed.exchange!.head!;
  const location = REDIRECT_STATUSES.has(status) ? headers.get('location') : undefined;
  if (location === undefined) {
    judgeAnswer(current, observed);
    return null;
  }
  const stop = nextStop(location, current, observed, context.policy);
  const isDowngrade = current.scheme === 'https' && stop.scheme === 'http';
  if (visited.includes(stop.url) || (isDowngrade && (await sendsBack(stop, visited, observed, deadline, context))))
    throw new CheckFailed('redirect_loop', detailsOf(current));
  if (isDowngrade) {
    observed.trail.add('redirect', false, 0, 'redirect from https to http not followed');
    throw new CheckFailed('redirect_downgrade', detailsOf(current));
  }
  if (visited.length > context.limits.redirects) throw new CheckFailed('redirect_too_many', detailsOf(current));
  return stop;
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
  observed.trail.add('redirect', true, 0, `redirect ${observed.code} to ${redactUrl(judged.value.url)}`);
  return judged.value;
}

async function reach(
  website: Website,
  addresses: string[],
  from: 'website' | 'redirect',
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
): Promise<HopObservation> {
  const { scheme, host, port } = website;
  const candidates = addresses.slice(0, 2);
  const budget = deadline.atMost(context.limits.connectMs);
  const { needsPage, wantsCertificate: wantsChain } = observed;
  const request = requestText(website, context.userAgent);
  const job = { port, host, request, isName: website.literal === 0, secure: scheme === 'https', needsPage, wantsChain };
  const connectMs = Math.max(1, budget / candidates.length);
  let error: ErrorClass = 'connect_timeout';
  for (const address of candidates) {
    const answer = await context.engine.ask({ ...job, address, connectMs, totalMs: deadline.leftMs });
    const { ms } = answer.connect;
    observed.totalMs += answer.ms;
    observed.phases.connect = (observed.phases.connect ?? 0) + ms;
    observed.dialled.push({ address, port, ms, error: answer.connect.error, from });
    const how = answer.connect.error ?? 'connected';
    observed.trail.add('connect', answer.connect.error === null, ms, `connect ${address} port ${port}: ${how}`);
    if (answer.connect.error === null) return answer;
    error = answer.connect.error;
    if (!MAY_TRY_ANOTHER.has(error)) break;
  }
  throw new CheckFailed(error, { ...detailsOf(website), seconds: Math.round(budget / 1000) });
}

/** What speaks first at the secure door is no old web server: another program has taken its place. */
async function lookForOtherProgram(
  website: Website,
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
): Promise<void> {
  const { address } = observed.dialled.at(-1)!;
  if (!(await greetsFirst(address, website.port, deadline.leftMs, context.policy))) return;
  observed.trail.add('tls', false, 0, `port ${website.port} speaks first: not a web server`);
  throw new CheckFailed('http_malformed', detailsOf(website));
}

function noteTls(
  website: Website,
  { tls, certificates, chain }: HopObservation,
  observed: WebsiteObservation,
  { realMs }: ProbeContext,
): void {
  if (chain) observed.certificate = earlierEnd(observed.certificate, seenCertificate(chain, realMs()));
  if (certificates !== null) observed.tls = certificates;
  if (tls === null) return;
  observed.phases.tls = (observed.phases.tls ?? 0) + tls.ms;
  observed.trail.add('tls', tls.error === null, tls.ms, `tls ${website.host}: ${tls.error ?? tls.protocol ?? 'ok'}`);
  const isAboutTime = tls.error === 'tls_expired' || tls.error === 'tls_not_yet_valid';
  if (isAboutTime && isRefusedByClock(certificates?.chain ?? [], Date.now(), realMs()))
    throw new CheckFailed('not_measured', detailsOf(website));
  if (tls.error !== null) throw new CheckFailed(tls.error, { ...detailsOf(website), date: certificateDate(tls.error, certificates) });
}

function noteExchange(
  website: Website,
  hop: HopObservation,
  observed: WebsiteObservation,
  deadline: Deadline,
  context: ProbeContext,
): void {
  const answer = hop.exchange!;
  observed.page = hop.page;
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
  observed.trail.add('body', true, answer.bodyMs ?? 0, `${answer.bytes} bytes${answer.cut ? ', longer than we read' : ''}`);
}

function judgeAnswer(website: Website, observed: WebsiteObservation): void {
  const code = observed.code ?? 0;
  const pageClass = errorClassOfPage(code, observed.page, observed.exchange?.head?.headers.get('content-type'));
  if (pageClass !== null) {
    observed.trail.add('page', false, 0, `the page itself says: ${observed.page!.page}`);
    throw new CheckFailed(pageClass, { ...detailsOf(website), code });
  }
  if (!countsAsAnswered(code)) throw new CheckFailed(code >= 500 ? 'http_5xx' : 'http_4xx', { ...detailsOf(website), code });
}

function certificateDate(error: ErrorClass, tls: TlsEvidence | null): string | undefined {
  const chain = tls?.chain ?? [];
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
