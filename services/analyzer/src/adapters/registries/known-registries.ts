/**
 * Data: whom to ask about a domain. RDAP by ending, from IANA's list (data.iana.org/rdap/dns.json, as of 2026-09-28) and, below, by
 * operators that IANA's list lacks; the whole list is fetched weekly and wins. WHOIS by zone, from IANA's pages (as of 2026-08-07) but
 * for .gh and .za, for registries without RDAP or whose RDAP is often away.
 */
export const KNOWN_RDAP: Record<string, string> = {
  com: 'https://rdap.verisign.com/com/v1/',
  net: 'https://rdap.verisign.com/net/v1/',
  org: 'https://rdap.publicinterestregistry.org/rdap/',
  info: 'https://rdap.identitydigital.services/rdap/',
  africa: 'https://rdap.nic.africa/rdap/',
  ng: 'https://rdap.nic.net.ng/',
  ke: 'https://rdap.kenic.or.ke/',
  tz: 'https://whois.tznic.or.tz/rdap/',
  rw: 'https://rdap.ricta.org.rw/',
  zm: 'https://rdap.nic.zm/',
  cm: 'https://rdap.nic.cm/',
  na: 'https://keetmans.omadhina.co.na/',
  mu: 'https://rdap.identitydigital.services/rdap/',
  io: 'https://rdap.identitydigital.services/rdap/',
  me: 'https://rdap.identitydigital.services/rdap/',
  sc: 'https://rdap.identitydigital.services/rdap/',
  sh: 'https://rdap.identitydigital.services/rdap/',
  app: 'https://pubapi.registry.google/rdap/',
  dev: 'https://pubapi.registry.google/rdap/',
};

const WHOIS_SERVERS: Record<string, string> = {
  ng: 'whois.nic.net.ng',
  ke: 'whois.kenic.or.ke',
  gh: 'whois.nic.gh',
  'co.za': 'coza-whois.registry.net.za',
  'org.za': 'org-whois.registry.net.za',
  'net.za': 'net-whois.registry.net.za',
  'web.za': 'web-whois.registry.net.za',
  tz: 'whois.tznic.or.tz',
  rw: 'whois.ricta.org.rw',
  zm: 'whois.zicta.zm',
  mu: 'whois.tld.mu',
  ug: 'whois.co.ug',
  bw: 'whois.nic.net.bw',
  sn: 'whois.nic.sn',
  ma: 'whois.registre.ma',
  tn: 'whois.ati.tn',
  co: 'whois.registry.co',
  com: 'whois.verisign-grs.com',
  net: 'whois.verisign-grs.com',
};

/**
 * Whose registry is asked, named by an ending: the longest with a WHOIS server of its own, else the first of the last label's RDAP
 * server, so that .com and .net, one registry, wait for each other. By this list alone, which every process has.
 */
export function zoneOf(domain: string): string {
  const ending = endingOf(domain);
  const server = serverOf(ending);
  return (server !== undefined && zoneOfServer(server)) || ending;
}

/** The zone of a server of this list. */
export const zoneOfServer = (host: string): string | undefined => Object.keys(KNOWN_RDAP).find((ending) => serverOf(ending) === host);

/** Whether this list says whom to ask. */
export const isKnown = (domain: string): boolean => serverOf(endingOf(domain)) !== undefined || whoisServerOf(domain) !== undefined;

export function whoisServerOf(domain: string): string | undefined {
  const ending = endingOf(domain);
  return Object.hasOwn(WHOIS_SERVERS, ending) ? WHOIS_SERVERS[ending] : undefined;
}

function endingOf(domain: string): string {
  const labels = domain.split('.');
  const ending = labels.slice(-2).join('.');
  return Object.hasOwn(WHOIS_SERVERS, ending) ? ending : labels.at(-1)!;
}

const serverOf = (ending: string): string | undefined =>
  Object.hasOwn(KNOWN_RDAP, ending) ? new URL(KNOWN_RDAP[ending]!).host : undefined;
