import { parse } from 'tldts';

/** What its owner registered; '' where there is nothing to renew: an address, a name of nobody's, a name under somebody else's domain. */
export function registrableDomain(website: string): string {
  if (!URL.canParse(website)) return '';
  const { domain, isIcann, isPrivate } = parse(new URL(website).hostname, { allowPrivateDomains: true });
  return isIcann && !isPrivate && domain !== null && domain.length <= 253 ? domain : '';
}
