import { randomBytes } from 'node:crypto';
import type { RecordWithTtl } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile, stat } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import type { ErrorClass } from '@nowahala/kernel';
import { forgetOldest } from '../core/forget-oldest.js';

export interface Resolution {
  a: string[];
  aaaa: string[];
  /** Null when at least one address was found. */
  error: ErrorClass | null;
  /** True when the answer came from the cache or the hosts file. */
  remembered: boolean;
}

export interface NameResolverOptions {
  /** `address:port` of the servers to ask; empty: those of the machine. */
  servers?: readonly string[];
  /** Read first, as the machine does; null switches it off. */
  hostsFile?: string | null;
  /** One try; a second one waits twice as long. */
  tryMs?: number;
  /** Longest time an answer is remembered, whatever its own time to live. */
  longestMemoryMs?: number;
  /** Monotonic milliseconds. */
  now?: () => number;
}

interface Remembered {
  resolution: Resolution;
  until: number;
}

const rememberedNames = 20_000;
const hostsFileRecheckMs = 5_000;

/**
 * Names to addresses without getaddrinfo, whose four threads are shared with password hashing. Remembers answers for
 * their time to live (a minute at most), asks once for many, never remembers a refusal.
 */
export class NameResolver {
  private readonly resolver: Resolver;
  private readonly memory = new Map<string, Remembered>();
  private readonly asking = new Map<string, Promise<Resolution>>();
  private readonly askingEndings = new Map<string, Promise<boolean>>();
  private readonly now: () => number;
  private readonly longestMemoryMs: number;
  private readonly hosts: HostsFile | null;

  constructor(options: NameResolverOptions = {}) {
    this.resolver = new Resolver({ timeout: options.tryMs ?? 1_500, tries: 2 });
    const asked = options.servers !== undefined && options.servers.length > 0;
    if (asked) this.resolver.setServers([...options.servers!]);
    this.now = options.now ?? (() => performance.now());
    this.longestMemoryMs = options.longestMemoryMs ?? 60_000;
    const file = options.hostsFile === undefined ? (asked ? null : '/etc/hosts') : options.hostsFile;
    this.hosts = file === null ? null : new HostsFile(file, this.now);
  }

  async resolve(name: string, withinMs: number): Promise<Resolution> {
    const key = name.toLowerCase();
    const known = this.memory.get(key);
    if (known !== undefined) {
      if (known.until > this.now()) return { ...known.resolution, remembered: true };
      this.memory.delete(key);
    }
    const local = await this.hosts?.find(key);
    if (local !== undefined) return { ...local, error: null, remembered: true };
    let answer = this.asking.get(key);
    if (answer === undefined) {
      answer = this.ask(key).finally(() => this.asking.delete(key));
      this.asking.set(key, answer);
    }
    return within(answer, withinMs, { a: [], aaaa: [], error: 'dns_timeout', remembered: false });
  }

  /** Name servers of the closest zone above the name, for evidence; null and empty when they cannot be had, or not in time. */
  async nameservers(name: string, withinMs: number): Promise<{ zone: string | null; servers: string[] }> {
    return within(this.closestZone(name), withinMs, { zone: null, servers: [] });
  }

  async aliases(name: string, withinMs: number): Promise<string[]> {
    return within(
      this.resolver.resolveCname(name).catch(() => []),
      withinMs,
      [],
    );
  }

  /** Whether an answer comes for names with this ending, "there is none" included. Nobody has the name that is asked for in memory. */
  async answersFor(ending: string, withinMs: number): Promise<boolean> {
    let answer = this.askingEndings.get(ending);
    if (answer === undefined) {
      const askedFor = this.resolver.resolve4(`${randomBytes(8).toString('hex')}.${ending}`).then(() => null, classOf);
      answer = askedFor
        .then((error) => error === null || error === 'dns_nxdomain' || error === 'dns_no_address')
        .finally(() => this.askingEndings.delete(ending));
      this.askingEndings.set(ending, answer);
    }
    return within(answer, withinMs, false);
  }

  /** One of its IPv6 addresses, also where it has others. */
  async ipv6Of(name: string, withinMs: number): Promise<string | null> {
    const addresses = this.resolver.resolve6(name).then((found) => found[0] ?? null);
    return within(
      addresses.catch(() => null),
      withinMs,
      null,
    );
  }

  async reverse(address: string, withinMs: number): Promise<string | null> {
    // Not `reverse()`, which would answer from the hosts file.
    const names = this.resolver.resolvePtr(reverseName(address)).then((found) => found[0] ?? null);
    return within(
      names.catch(() => null),
      withinMs,
      null,
    );
  }

  forget(name: string): void {
    this.memory.delete(name.toLowerCase());
  }

  close(): void {
    this.resolver.cancel();
    this.memory.clear();
  }

  /** IPv6 is asked for only where there is no IPv4: nothing else would be dialled. */
  private async ask(name: string): Promise<Resolution> {
    const four = await this.resolver.resolve4(name, { ttl: true }).catch(classOf);
    if (Array.isArray(four)) return this.found(name, four, []);
    if (four !== 'dns_no_address') return failed(four);
    const six = await this.resolver.resolve6(name, { ttl: true }).catch(classOf);
    return Array.isArray(six) ? this.found(name, [], six) : failed(six);
  }

  private found(name: string, a: RecordWithTtl[], aaaa: RecordWithTtl[]): Resolution {
    const ttlSeconds = Math.min(...[...a, ...aaaa].map((record) => record.ttl));
    const addresses = (records: RecordWithTtl[]): string[] => records.map((record) => record.address);
    const resolution = { a: addresses(a), aaaa: addresses(aaaa), error: null, remembered: false };
    this.remember(name, resolution, ttlSeconds);
    return resolution;
  }

  private remember(name: string, resolution: Resolution, ttlSeconds: number): void {
    const forMs = Math.min(ttlSeconds * 1_000, this.longestMemoryMs);
    if (forMs <= 0) return;
    this.memory.set(name, { resolution, until: this.now() + forMs });
    forgetOldest(this.memory, rememberedNames);
  }

  /** Goes up, to the suffix itself, only where no zone begins: a name server in trouble does not say that, and null is "not known". */
  private async closestZone(name: string): Promise<{ zone: string | null; servers: string[] }> {
    const labels = name.split('.');
    for (let from = 0; from < labels.length; from += 1) {
      const zone = labels.slice(from).join('.');
      const servers = await this.resolver.resolveNs(zone).catch(classOf);
      if (Array.isArray(servers)) return { zone, servers: servers.map((server) => server.toLowerCase()).toSorted() };
      if (servers !== 'dns_nxdomain' && servers !== 'dns_no_address') break;
    }
    return { zone: null, servers: [] };
  }
}

/** The machine's own list of names, read again when it changes. */
class HostsFile {
  private names = new Map<string, { a: string[]; aaaa: string[] }>();
  private readAt = Number.NEGATIVE_INFINITY;
  private modified = -1;

  constructor(
    private readonly path: string,
    private readonly now: () => number,
  ) {}

  async find(name: string): Promise<{ a: string[]; aaaa: string[] } | undefined> {
    if (this.now() - this.readAt > hostsFileRecheckMs) await this.read();
    return this.names.get(name);
  }

  private async read(): Promise<void> {
    this.readAt = this.now();
    try {
      const { mtimeMs } = await stat(this.path);
      if (mtimeMs === this.modified) return;
      this.names = parseHosts(await readFile(this.path, 'utf8'));
      this.modified = mtimeMs;
    } catch {
      this.names = new Map();
    }
  }
}

function parseHosts(text: string): Map<string, { a: string[]; aaaa: string[] }> {
  const found = new Map<string, { a: string[]; aaaa: string[] }>();
  for (const line of text.split('\n')) {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (address === undefined || address === '') continue;
    for (const name of names) {
      const entry = found.get(name.toLowerCase()) ?? { a: [], aaaa: [] };
      (address.includes(':') ? entry.aaaa : entry.a).push(address);
      found.set(name.toLowerCase(), entry);
    }
  }
  return found;
}

function failed(error: ErrorClass): Resolution {
  return { a: [], aaaa: [], error, remembered: false };
}

/** `2.1.58.41.in-addr.arpa`, or the same for IPv6 with its 32 digits. */
function reverseName(address: string): string {
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
  const digits = parsed.toByteArray().flatMap((byte) => [byte >> 4, byte & 15]);
  return `${digits
    .map((digit) => digit.toString(16))
    .toReversed()
    .join('.')}.ip6.arpa`;
}

function classOf(fault: unknown): ErrorClass {
  switch ((fault as NodeJS.ErrnoException).code) {
    case 'ENOTFOUND':
      return 'dns_nxdomain';
    case 'ENODATA':
      return 'dns_no_address';
    case 'EREFUSED':
      return 'dns_refused';
    case 'ETIMEOUT':
      return 'dns_timeout';
    // None of the configured name servers answers: a fault of this machine, not of the target.
    case 'ECONNREFUSED':
    case 'ECANCELLED':
      return 'not_measured';
    default:
      return 'dns_servfail';
  }
}

async function within<T>(work: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
