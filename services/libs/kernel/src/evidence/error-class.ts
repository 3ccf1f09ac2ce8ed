/**
 * What went wrong with a check, as a stable word. Stored with pings, part of every fingerprint: a word is never renamed,
 * new ones are added at the end of their group. The sentence for each stands in the prober's message catalogue.
 */
export const errorClasses = [
  // Name resolution
  'dns_nxdomain',
  'dns_no_address',
  'dns_servfail',
  'dns_refused',
  'dns_timeout',
  'dns_ipv6_only',
  // The address guard
  'address_blocked',
  // Connecting
  'connect_refused',
  'connect_timeout',
  'connect_reset',
  'no_route',
  'connect_failed',
  // TLS and the certificate
  'tls_expired',
  'tls_not_yet_valid',
  'tls_hostname',
  'tls_self_signed',
  'tls_untrusted',
  'tls_incomplete_chain',
  'tls_protocol',
  'tls_handshake',
  'tls_timeout',
  'tls_reset',
  // The HTTP conversation; the status itself is in `code`
  'http_4xx',
  'http_5xx',
  'http_malformed',
  'headers_too_large',
  'redirect_loop',
  'redirect_too_many',
  'redirect_refused',
  'redirect_downgrade',
  'read_timeout',
  'reset',
  'empty_reply',
  'body_incomplete',
  // Pages that say themselves that the site is not there; `code` keeps the status they came with
  'body_parked',
  'body_suspended',
  'body_database_error',
  'body_php_fatal',
  'body_maintenance',
  'body_disk_full',
  'body_defaced',
  'body_no_site',
  'body_installer',
  'body_program_text',
  'body_home_missing',
  'body_program_error',
  // The owner's own words: not there, not in the part that is read, drawn by JavaScript only, there although they must not be
  'body_text_missing',
  'body_text_beyond',
  'body_text_by_script',
  'body_text_forbidden',
  // A bare address that answers neither ping nor the three ports
  'host_silent',
  // We could not measure: never the customer's fault
  'expired',
  'overloaded',
  'not_measured',
  'blind',
] as const;

export type ErrorClass = (typeof errorClasses)[number];

export function isErrorClass(word: string): word is ErrorClass {
  return (errorClasses as readonly string[]).includes(word);
}
