import { ipv4, limits } from '@nowahala/kernel';
import ipaddr from 'ipaddr.js';
import { domainToASCII } from 'node:url';
import { type Ipv4Networks, holdIpv4, ipv4Networks, ipv4Number, specialIpv4 } from './ipv4-number.js';

/**
 * Says which addresses and websites may be dialled for a customer. An allow-list (publicly routed unicast), never a list
 * of forbidden ranges. Used when a server is created or changed, and again by the prober for every name, literal,
 * redirect and connected socket.
 */
export type RefusedAddress = 'not_an_address' | 'not_public' | 'never_allowed' | 'our_own_network';

export type RefusedWebsite = RefusedAddress | 'not_a_website' | 'scheme' | 'port' | 'credentials' | 'too_long' | 'local_name';

export type Judged<T, R> = { ok: true; value: T } | { ok: false; reason: R };

export interface Website {
  /** Normalised: scheme, ASCII host, port only when unusual, path and query; no fragment. */
  url: string;
  scheme: 'http' | 'https';
  /** ASCII, lower case, no trailing dot; IPv6 literals without brackets. */
  host: string;
  port: number;
  /** Path with query, beginning with `/`. */
  path: string;
  /** 4 or 6 when the host is an address, 0 when it is a name. */
  literal: 0 | 4 | 6;
}

const websitePorts: readonly number[] = [80, 443, 8080, 8443];
const rememberedVerdicts = 10_000;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Link-local with the cloud metadata service, and Azure's platform address: closed whatever the settings say. */
const neverAllowed: Network[] = ['169.254.0.0/16', '168.63.129.16/32', 'fe80::/10', 'fd00:ec2::/32'].map(networkOf);
const neverAllowedIpv4 = ipv4Networks(neverAllowed);
/** Everything handed out to the public internet so far lies in here. */
const globalIpv6 = networkOf('2000::/3');
/** Endings that only exist inside private networks. */
const localEndings = ['.localhost', '.local', '.internal', '.home.arpa', '.lan', '.onion'];

/** Networks opened on purpose (`PROBE_ALLOW_NETWORKS`) and networks of the product itself, which are never a customer's. */
export class NetworkPolicy {
  private readonly open: readonly Network[];
  private readonly own: readonly Network[];
  private readonly openIpv4: Ipv4Networks;
  private readonly ownIpv4: Ipv4Networks;
  /** Of what is no IPv4 address: a verdict never changes, and every check asks three times. */
  private readonly judged = new Map<string, RefusedAddress | null>();

  constructor(open: readonly string[] = [], own: readonly string[] = []) {
    this.open = open.map(networkOf);
    this.own = own.map(networkOf);
    this.openIpv4 = ipv4Networks(this.open);
    this.ownIpv4 = ipv4Networks(this.own);
  }

  /** From a comma-separated list of CIDRs or single addresses; throws with the entry that cannot be read. */
  static parse(openList: string | undefined, ownList?: string): NetworkPolicy {
    return new NetworkPolicy(entriesOf(openList), entriesOf(ownList));
  }

  get opensSomething(): boolean {
    return this.open.length > 0;
  }

  /** True where the address lies in a network opened on purpose; such targets are exempt from destination budgets. */
  isOpened(address: string): boolean {
    if (this.open.length === 0) return false;
    const number = ipv4Number(address);
    if (number >= 0) return holdIpv4(this.openIpv4, number) && this.judgeIpv4(number) === null;
    const parsed = parseIpv6(address);
    return parsed !== null && contains(this.open, parsed) && this.judge(address) === null;
  }

  judge(address: string): RefusedAddress | null {
    const number = ipv4Number(address);
    if (number >= 0) return this.judgeIpv4(number);
    const known = this.judged.get(address);
    if (known !== undefined) return known;
    const verdict = this.decide(address);
    if (this.judged.size >= rememberedVerdicts) this.judged.clear();
    this.judged.set(address, verdict);
    return verdict;
  }

  private judgeIpv4(address: number): RefusedAddress | null {
    if (holdIpv4(neverAllowedIpv4, address)) return 'never_allowed';
    if (holdIpv4(this.openIpv4, address)) return null;
    if (holdIpv4(this.ownIpv4, address)) return 'our_own_network';
    return holdIpv4(specialIpv4, address) ? 'not_public' : null;
  }

  private decide(address: string): RefusedAddress | null {
    const parsed = parseIpv6(address);
    if (parsed === null) return 'not_an_address';
    if (contains(neverAllowed, parsed) || contains(neverAllowed, embedded(parsed) ?? parsed)) return 'never_allowed';
    if (contains(this.open, parsed)) return null;
    if (contains(this.own, parsed)) return 'our_own_network';
    if (parsed.range() !== 'unicast') return 'not_public';
    return contains([globalIpv6], parsed) ? null : 'not_public';
  }
}

/** Null when the address may be dialled, else why not. The one function that every dial passes through. */
export function judgeAddress(address: string, policy: NetworkPolicy): RefusedAddress | null {
  return policy.judge(address);
}

/**
 * Strict four-part decimal IPv4. `010.0.0.1` is refused rather than read: some parsers take it for 8.0.0.1 and others
 * for 10.0.0.1, and a guard must not depend on which one comes next.
 */
export function parsePublicIpv4(text: string, policy: NetworkPolicy): Judged<string, RefusedAddress> {
  const address = text.trim();
  if (!ipv4.test(address)) return no('not_an_address');
  const refused = policy.judge(address);
  return refused === null ? yes(address) : no(refused);
}

/** A website as a person types it; `shop.example` is read as `https://shop.example/`. Judges the host that was parsed. */
export function parseWebsite(text: string, policy: NetworkPolicy): Judged<Website, RefusedWebsite> {
  const typed = text.trim();
  if (typed === '') return no('not_a_website');
  if (typed.length > limits.website.max) return no('too_long');
  // Control characters and spaces would be dropped silently by the URL parser and mean something else to a person.
  if (/[\u0000-\u0020\u007f\\]/.test(typed)) return no('not_a_website');
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : hasOtherScheme(typed) ? null : `https://${typed}`;
  if (withScheme === null) return no('scheme');
  return URL.canParse(withScheme) ? judgeWebsite(new URL(withScheme), policy) : no('not_a_website');
}

/** The same judgement for an address that is already a URL: where a redirect points. */
export function judgeWebsite(url: URL, policy: NetworkPolicy): Judged<Website, RefusedWebsite> {
  if (url.href.length > limits.website.max) return no('too_long');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return no('scheme');
  if (url.username !== '' || url.password !== '') return no('credentials');
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  const port = url.port === '' ? (scheme === 'https' ? 443 : 80) : Number(url.port);
  if (!websitePorts.includes(port)) return no('port');
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const literal = familyOf(host);
  const refused = literal === 0 ? judgeName(host, policy) : policy.judge(host);
  if (refused !== null) return no(refused);
  const path = `${url.pathname === '' ? '/' : url.pathname}${url.search}`;
  const authority = `${literal === 6 ? `[${host}]` : host}${url.port === '' ? '' : `:${port}`}`;
  return yes({ url: `${scheme}://${authority}${path}`, scheme, host, port, path, literal });
}

/** 4, 6, or 0 for a name; the URL parser has already folded `0x7f.1`, `2130706433` and full-width digits. */
export function familyOf(host: string): 0 | 4 | 6 {
  if (ipv4Number(host) >= 0) return 4;
  return host.includes(':') && ipaddr.IPv6.isValid(host) ? 6 : 0;
}

/** The /24 (IPv4) or /48 (IPv6) an address lies in: the unit in which checks are spread out. */
export function neighbourhoodOf(address: string): string {
  if (ipv4Number(address) >= 0) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  const parsed = parseIpv6(address);
  if (parsed === null) return address;
  const bytes = parsed.toByteArray().map((byte, index) => (index < 6 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/48`;
}

/** An address in one spelling, so that two spellings compare equal; an IPv4 address mapped into IPv6 becomes IPv4. */
export function sameSpelling(address: string): string {
  if (!address.includes(':')) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function judgeName(host: string, policy: NetworkPolicy): RefusedWebsite | null {
  if (host.length > 253 || domainToASCII(host) === '') return 'not_a_website';
  const labels = host.split('.');
  if (!labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return 'not_a_website';
  // Where private networks are opened on purpose their names are welcome too; what they resolve to is judged anyway.
  if (policy.opensSomething) return null;
  if (labels.length < 2 || localEndings.some((ending) => host.endsWith(ending))) return 'local_name';
  return null;
}

function hasOtherScheme(typed: string): boolean {
  // `mailto:x` and `javascript:x`, but not `shop.example:8080` or `localhost:8080`.
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(typed);
}

function parse(address: string): Address | null {
  return ipv4Number(address) >= 0 ? ipaddr.IPv4.parse(address) : parseIpv6(address);
}

function parseIpv6(address: string): ipaddr.IPv6 | null {
  if (!address.includes(':') || address.includes('%')) return null;
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address) : null;
}

/** The IPv4 address inside an IPv6 one (mapped, compatible, NAT64, 6to4), so that metadata cannot hide in any of them. */
function embedded(address: Address): ipaddr.IPv4 | null {
  if (address.kind() === 'ipv4') return null;
  const bytes = address.toByteArray();
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return new ipaddr.IPv4(bytes.slice(12));
    case '6to4':
      return new ipaddr.IPv4(bytes.slice(2, 6));
    default:
      return null;
  }
}

function contains(networks: readonly Network[], address: Address): boolean {
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

function entriesOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function networkOf(entry: string): Network {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  const single = parse(entry);
  if (single === null) throw new Error(`"${entry}" is not a network such as 10.0.0.0/8`);
  return [single, single.kind() === 'ipv4' ? 32 : 128];
}

function yes<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

function no<R>(reason: R): { ok: false; reason: R } {
  return { ok: false, reason };
}
