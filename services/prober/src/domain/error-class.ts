import type { ErrorClass } from '@nowahala/kernel';

/** RULES.md#checks. */
export type Outcome = 'success' | 'error' | 'failure' | 'timeout' | 'unknown';

/** `missed` is the stored and public name of `unknown`. */
export function publicOutcome(outcome: Outcome): string {
  return outcome === 'unknown' ? 'missed' : outcome;
}

/** What a sentence may mention: the product's words or the customer's own setting, never text of the monitored side. */
export interface FailureDetails {
  /** The name or address that was checked. */
  host: string;
  port?: number | undefined;
  code?: number | null | undefined;
  /** A date that matters: when the certificate ended or begins. */
  date?: string | undefined;
  seconds?: number | undefined;
  /** The owner's own words that were looked for. */
  wantedText?: string | undefined;
}

interface Meaning {
  outcome: Exclude<Outcome, 'success'>;
  sentence(details: FailureDetails): string;
}

const at = ({ host, port }: FailureDetails): string => (port === undefined ? host : `${host} (port ${port})`);
const wanted = ({ wantedText }: FailureDetails): string => (wantedText === undefined ? 'the wanted text' : `“${wantedText}”`);
const status = ({ code }: FailureDetails): string => (code === undefined || code === null ? '' : ` (status ${code})`);

/** Every class with what it counts as and how it is said. Reached but wrong is an error, not reached is a failure. */
const MEANINGS: Record<ErrorClass, Meaning> = {
  dns_nxdomain: {
    outcome: 'failure',
    sentence: (f) => `The name ${f.host} does not exist. The domain may have expired or been misspelled.`,
  },
  dns_no_address: { outcome: 'failure', sentence: (f) => `The name ${f.host} exists, but no address is set for it.` },
  dns_servfail: { outcome: 'failure', sentence: (f) => `The name servers of ${f.host} answered with a fault instead of an address.` },
  dns_refused: { outcome: 'failure', sentence: (f) => `The name servers refused to give the address of ${f.host}.` },
  dns_timeout: { outcome: 'timeout', sentence: (f) => `The name servers of ${f.host} did not answer in time.` },
  dns_ipv6_only: {
    outcome: 'failure',
    sentence: (f) => `${f.host} has IPv6 addresses only. Most phone networks cannot reach those, and neither can this checking point.`,
  },
  address_blocked: {
    outcome: 'failure',
    sentence: (f) => `${f.host} points to an address that is not on the public internet, so it is not checked.`,
  },
  connect_refused: {
    outcome: 'failure',
    sentence: (f) => `The machine refused the connection to ${at(f)}: no program is listening there.`,
  },
  connect_timeout: {
    outcome: 'timeout',
    sentence: (f) => `Nothing answered when connecting to ${at(f)} within ${f.seconds ?? 5} seconds.`,
  },
  connect_reset: { outcome: 'failure', sentence: (f) => `The connection to ${at(f)} was cut off as soon as it began.` },
  no_route: { outcome: 'failure', sentence: (f) => `There is no way through the network to ${at(f)}.` },
  connect_failed: { outcome: 'failure', sentence: (f) => `The connection to ${at(f)} could not be made.` },
  tls_expired: {
    outcome: 'error',
    sentence: (f) => `The security certificate of ${f.host} expired${f.date === undefined ? '' : ` on ${f.date}`}.`,
  },
  tls_not_yet_valid: {
    outcome: 'error',
    sentence: (f) => `The security certificate of ${f.host} is not valid yet${f.date === undefined ? '' : `: it begins on ${f.date}`}.`,
  },
  tls_hostname: { outcome: 'error', sentence: (f) => `The security certificate belongs to another name than ${f.host}.` },
  tls_self_signed: {
    outcome: 'error',
    sentence: (f) => `The security certificate of ${f.host} was made by the server itself, so browsers warn visitors.`,
  },
  tls_untrusted: {
    outcome: 'error',
    sentence: (f) => `The security certificate of ${f.host} comes from an issuer that browsers do not trust.`,
  },
  tls_incomplete_chain: {
    outcome: 'error',
    sentence: (f) => `${f.host} sends its security certificate without the issuer's part, so many devices refuse it.`,
  },
  tls_protocol: {
    outcome: 'error',
    sentence: (f) => `${at(f)} does not speak the secure protocol (https) that today's browsers ask for.`,
  },
  tls_handshake: { outcome: 'error', sentence: (f) => `${at(f)} broke off the secure connection (https) while it was being set up.` },
  tls_timeout: {
    outcome: 'timeout',
    sentence: (f) => `${at(f)} accepted the connection but did not finish setting up https in time.`,
  },
  tls_reset: { outcome: 'failure', sentence: (f) => `${at(f)} cut the connection while https was being set up.` },
  http_4xx: { outcome: 'error', sentence: (f) => statusSentence(f) },
  http_5xx: { outcome: 'error', sentence: (f) => statusSentence(f) },
  http_malformed: { outcome: 'error', sentence: (f) => `${at(f)} answered with something that is not a web page.` },
  headers_too_large: { outcome: 'error', sentence: (f) => `${f.host} answered with headers larger than 16 KB.` },
  redirect_loop: {
    outcome: 'error',
    sentence: (f) => `${f.host} sends visitors round in a circle: its redirects lead back to themselves.`,
  },
  redirect_too_many: { outcome: 'error', sentence: (f) => `${f.host} redirects more than three times without showing a page.` },
  redirect_refused: { outcome: 'error', sentence: (f) => `${f.host} redirects to an address that cannot be followed.` },
  redirect_downgrade: { outcome: 'error', sentence: (f) => `${f.host} redirects from https back to http, which is not secure.` },
  read_timeout: {
    outcome: 'timeout',
    sentence: (f) => `${f.host} accepted the request but did not finish its answer within ${f.seconds ?? 10} seconds.`,
  },
  reset: { outcome: 'failure', sentence: (f) => `${f.host} cut the connection before it answered.` },
  empty_reply: { outcome: 'failure', sentence: (f) => `${f.host} closed the connection without any answer.` },
  body_incomplete: { outcome: 'error', sentence: (f) => `${f.host} stopped in the middle of the page.` },
  body_parked: { outcome: 'error', sentence: (f) => `${f.host} shows a parked-domain page instead of the website.` },
  body_suspended: { outcome: 'error', sentence: (f) => `${f.host} shows the hosting company's "account suspended" page.` },
  body_database_error: {
    outcome: 'error',
    sentence: (f) => `${f.host} shows an error page: the website cannot reach its database.${status(f)}`,
  },
  body_php_fatal: { outcome: 'error', sentence: (f) => `${f.host} shows a PHP error instead of the page${status(f)}.` },
  body_maintenance: { outcome: 'error', sentence: (f) => `${f.host} shows a maintenance page${status(f)}.` },
  body_disk_full: { outcome: 'error', sentence: (f) => `${f.host} shows an error page: the server's disk is full${status(f)}.` },
  body_defaced: { outcome: 'error', sentence: (f) => `${f.host} shows a page of people who broke into the website.` },
  body_no_site: { outcome: 'error', sentence: (f) => `${f.host} shows the hosting company's "no website here" page.` },
  body_text_missing: { outcome: 'error', sentence: (f) => `${f.host} answers, but ${wanted(f)} is not on the page.` },
  body_text_beyond: {
    outcome: 'error',
    sentence: (f) => `${f.host} answers, but ${wanted(f)} was not seen in the first 64 KB of the page, and we read no further.`,
  },
  body_text_by_script: {
    outcome: 'error',
    sentence: (f) => `${f.host} answers, but ${wanted(f)} is not in the page that it sends: JavaScript draws the page later.`,
  },
  body_text_forbidden: { outcome: 'error', sentence: (f) => `${f.host} answers, but ${wanted(f)} is on the page and must not be.` },
  host_silent: { outcome: 'timeout', sentence: (f) => `${f.host} answers neither ping nor a connection to ports 443, 80 or 22.` },
  expired: { outcome: 'unknown', sentence: () => 'This check came too late to be done on time.' },
  overloaded: { outcome: 'unknown', sentence: () => 'This check was left out because too many were waiting.' },
  not_measured: { outcome: 'unknown', sentence: (f) => `${f.host} could not be checked because of a problem on our side.` },
  blind: {
    outcome: 'unknown',
    sentence: (f) => `${f.host} did not answer as it should, but our own way to the internet may have been cut, so this does not count.`,
  },
};

export function outcomeOf(errorClass: ErrorClass): Exclude<Outcome, 'success'> {
  return MEANINGS[errorClass].outcome;
}

export function sentenceFor(errorClass: ErrorClass, details: FailureDetails): string {
  return short(MEANINGS[errorClass].sentence(details));
}

/** Answers below 500 that mean "I am here, but not for you": the server works, and the message says what it said. */
export function countsAsAnswered(code: number): boolean {
  return code < 400 || code === 401 || code === 403 || code === 429;
}

export function sentenceForAnswer(code: number | null, milliseconds: number): string {
  const took = `in ${Math.max(1, Math.round(milliseconds))} ms`;
  if (code === 401) return `Answered ${took}, asking for a sign-in (status 401).`;
  if (code === 403) return `Answered ${took}, but refused to show us the page (status 403).`;
  if (code === 429) return `Answered ${took}, saying that it gets too many requests (status 429).`;
  return code === null ? `Answered ${took}.` : `Answered ${took} (status ${code}).`;
}

export const LONGEST_MESSAGE = 500;

export function short(sentence: string): string {
  return sentence.length <= LONGEST_MESSAGE ? sentence : `${sentence.slice(0, LONGEST_MESSAGE - 1)}…`;
}

const STATUS_WORDS: Record<number, string> = {
  400: 'says that our request makes no sense to it',
  404: 'says that the page does not exist',
  405: 'does not allow the page to be read',
  408: 'gave up waiting for the request',
  410: 'says that the page was removed for good',
  421: 'says that it is not the server for this name',
  423: 'says that the page is locked',
  451: 'says that the page is blocked for legal reasons',
  500: 'met an error inside the website program',
  502: 'could not reach the website program behind it',
  503: 'is overloaded or closed for maintenance',
  504: 'waited too long for the website program behind it',
  507: 'has no storage space left',
  508: 'has used up the resources of its hosting account',
  509: 'has used up the traffic of its hosting account',
  520: 'got an answer from the machine behind Cloudflare that makes no sense',
  521: 'is behind Cloudflare, and the machine behind it refuses connections',
  522: 'is behind Cloudflare, and the machine behind it does not answer',
  523: 'is behind Cloudflare, and the machine behind it cannot be found',
  524: 'is behind Cloudflare, and the machine behind it takes too long',
  525: 'is behind Cloudflare, which cannot set up https with the machine behind it',
  526: 'is behind Cloudflare, which does not accept the certificate of the machine behind it',
  530: 'is behind Cloudflare, which cannot find the machine behind it',
};

function statusSentence(details: FailureDetails): string {
  const code = details.code ?? 0;
  const words = STATUS_WORDS[code] ?? (code >= 500 ? 'met an error of its own' : 'did not accept the request');
  return `${details.host} ${words} (status ${code}).`;
}
