import { CONFIG, Clock, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AnalyzerConfig } from '../../analyzer.config.js';
import type { RegistryResult, Registries } from '../../application/ports.js';
import type { Registration } from '../../domain/renewal/registration.js';
import { readRdap, readWhois, restWantedMs } from '../../domain/renewal/registration.js';
import { restOf } from '../../domain/renewal/registry-plan.js';
import { isKnown, whoisServerOf, zoneOf, zoneOfServer } from './known-registries.js';
import { RdapServers } from './rdap-servers.js';
import { readJson } from './read-json.js';
import { askWhois } from './whois.js';

const RDAP_WITHIN_MS = 6_000;
const LONGEST_RDAP_ANSWER = 256 * 1_024;
const WHOIS_PORT = 43;

/** RDAP, then WHOIS where that has no end. Only servers of IANA's and our own lists are asked. */
@Injectable()
export class PublicRegistries implements Registries {
  private readonly rdap: RdapServers;
  /** Said once, until it answers. */
  private readonly blocked = new Set<string>();

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AnalyzerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.rdap = new RdapServers(config.RDAP_BOOTSTRAP_URL);
  }

  zoneOf(domain: string): string {
    return zoneOf(domain);
  }

  async sharedServerOf(domain: string): Promise<string | null> {
    const [base] = isKnown(domain) ? [] : await this.rdap.of(domain);
    if (base === undefined) return null;
    const { host } = new URL(base);
    return zoneOfServer(host) ?? host;
  }

  async query(domain: string): Promise<RegistryResult> {
    const byRdap = await this.byRdap(domain);
    if (byRdap?.type === 'found' || byRdap?.type === 'lapsed') return byRdap;
    const byWhois = await this.byWhois(domain);
    if (byWhois?.type === 'found' || byWhois?.type === 'lapsed')
      return byRdap?.type === 'failed' ? { ...byWhois, otherFailed: { restMs: byRdap.restMs } } : byWhois;
    const [undated] = [byRdap, byWhois].flatMap((answer) => (answer?.type === 'undated' ? [answer] : []));
    // That one of the two has failed is worth another try before tomorrow.
    const failed = [byRdap, byWhois].flatMap((answer) => (answer?.type === 'failed' || answer?.type === 'blocked' ? [answer] : []));
    if (failed.length === 0) return undated ?? { type: 'unknown' };
    const rests = failed.flatMap(({ restMs: wantedMs }) => wantedMs ?? []);
    const restMs = rests.length > 0 ? Math.max(...rests) : null;
    if (undated) return { ...undated, otherFailed: { restMs } };
    if (byWhois?.type !== 'blocked') return { type: 'failed', restMs };
    // That our own network lets nobody ask is no fault of the registry's.
    return { type: 'blocked', restMs: byRdap?.type === 'failed' ? restOf(restMs) : null };
  }

  private async byRdap(domain: string): Promise<RegistryResult | null> {
    for (const base of await this.rdap.of(domain)) {
      const { status, body, retryAfterMs } = await readJson(`${base}domain/${encodeURIComponent(domain)}`, {
        withinMs: RDAP_WITHIN_MS,
        longest: LONGEST_RDAP_ANSWER,
      });
      if (status === 429) return { type: 'failed', restMs: restOf(retryAfterMs) };
      if (status === 503) return { type: 'failed', restMs: retryAfterMs };
      if (status === 404) return { type: 'unknown' };
      const registration = status === 200 ? readRdap(body, domain, this.clock.now()) : null;
      if (registration) return answerOf(registration, 'rdap');
    }
    const isNobodys = (await this.rdap.of(domain)).length === 0 && (this.rdap.isComplete || isKnown(domain));
    return isNobodys ? null : { type: 'failed', restMs: null };
  }

  private async byWhois(domain: string): Promise<RegistryResult | null> {
    const server = this.server(domain);
    if (!server) return null;
    const answer = await askWhois(server.host, server.port, domain);
    this.remember(server.host, answer === 'blocked');
    if (answer === 'blocked') return { type: 'blocked', restMs: null };
    if (answer === 'silent') return { type: 'failed', restMs: null };
    const { text, complete } = answer;
    const registration = readWhois(text, domain, this.clock.now(), complete);
    if (registration?.endsAt || registration?.lapsed || registration?.undated) return answerOf(registration, 'whois');
    const restMs = restWantedMs(text);
    return restMs === null && complete ? { type: 'unknown' } : { type: 'failed', restMs };
  }

  private remember(host: string, isBlocked: boolean): void {
    if (isBlocked && !this.blocked.has(host)) this.logger.warn({ host }, 'whois blocked: no connection to port 43');
    if (isBlocked) this.blocked.add(host);
    else this.blocked.delete(host);
  }

  private server(domain: string): { host: string; port: number } | null {
    const known = whoisServerOf(domain);
    if (!known) return null;
    const [host = known, port] = this.config.WHOIS_SERVER?.split(':') ?? [];
    return { host, port: port ? Number(port) : WHOIS_PORT };
  }
}

function answerOf(registration: Registration, source: 'rdap' | 'whois'): RegistryResult {
  if (registration.lapsed) return { type: 'lapsed', registration, source };
  if (registration.undated) return { type: 'undated', registration, source };
  return registration.endsAt ? { type: 'found', registration, source } : { type: 'unknown' };
}
