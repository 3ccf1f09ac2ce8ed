import { type CheckFacts, type ErrorClass, answerInEnglish, checkInEnglish, phrasesOfFault } from '@nowahala/kernel';

/** RULES.md#checks. */
export type Outcome = 'success' | 'error' | 'failure' | 'timeout' | 'unknown';

/** `missed` is the stored and public name of `unknown`. */
export function publicOutcome(outcome: Outcome): string {
  return outcome === 'unknown' ? 'missed' : outcome;
}

/** What every class counts as. Reached but wrong is an error, not reached is a failure. */
const OUTCOMES: Record<ErrorClass, Exclude<Outcome, 'success'>> = {
  dns_nxdomain: 'failure',
  dns_no_address: 'failure',
  dns_servfail: 'failure',
  dns_refused: 'failure',
  dns_timeout: 'timeout',
  dns_ipv6_only: 'failure',
  address_blocked: 'failure',
  connect_refused: 'failure',
  connect_timeout: 'timeout',
  connect_reset: 'failure',
  no_route: 'failure',
  connect_failed: 'failure',
  tls_expired: 'error',
  tls_not_yet_valid: 'error',
  tls_hostname: 'error',
  tls_self_signed: 'error',
  tls_untrusted: 'error',
  tls_incomplete_chain: 'error',
  tls_protocol: 'error',
  tls_handshake: 'error',
  tls_timeout: 'timeout',
  tls_reset: 'failure',
  http_4xx: 'error',
  http_5xx: 'error',
  http_malformed: 'error',
  headers_too_large: 'error',
  redirect_loop: 'error',
  redirect_too_many: 'error',
  redirect_refused: 'error',
  redirect_downgrade: 'error',
  read_timeout: 'timeout',
  reset: 'failure',
  empty_reply: 'failure',
  body_incomplete: 'error',
  body_parked: 'error',
  body_suspended: 'error',
  body_database_error: 'error',
  body_php_fatal: 'error',
  body_maintenance: 'error',
  body_disk_full: 'error',
  body_defaced: 'error',
  body_no_site: 'error',
  body_installer: 'error',
  body_program_text: 'error',
  body_home_missing: 'error',
  body_program_error: 'error',
  body_text_missing: 'error',
  body_text_beyond: 'error',
  body_text_by_script: 'error',
  body_text_forbidden: 'error',
  host_silent: 'timeout',
  expired: 'unknown',
  overloaded: 'unknown',
  not_measured: 'unknown',
  blind: 'unknown',
};

export function outcomeOf(errorClass: ErrorClass): Exclude<Outcome, 'success'> {
  return OUTCOMES[errorClass];
}

export function sentenceFor(errorClass: ErrorClass, facts: CheckFacts): string {
  return short(checkInEnglish(phrasesOfFault(errorClass, facts)));
}

/** Answers below 500 that mean "I am here, but not for you": the server works, and the message says what it said. */
export function countsAsAnswered(code: number): boolean {
  return code < 400 || code === 401 || code === 403 || code === 429;
}

export function sentenceForAnswer(code: number | null, milliseconds: number): string {
  return answerInEnglish(code, milliseconds);
}

export const LONGEST_MESSAGE = 500;

export function short(sentence: string): string {
  return sentence.length <= LONGEST_MESSAGE ? sentence : `${sentence.slice(0, LONGEST_MESSAGE - 1)}…`;
}
