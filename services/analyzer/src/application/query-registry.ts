import { Clock } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { DomainRepository } from '../database/domain.repository.js';
import {
  DOMAIN_AGAIN_MS,
  DOMAIN_EVERY_MS,
  NEVER_PLANNED_MS,
  QUERY_AT_MOST_MS,
  REGISTRY_EVERY_MS,
  restOf,
} from '../domain/renewal/registry-plan.js';
import { REGISTRIES } from './ports.js';
import type { Registries, RegistryResult } from './ports.js';

/** Asks the registry of the one domain whose turn it is. RULES.md#renewals */
@Injectable()
export class QueryRegistry {
  constructor(
    private readonly clock: Clock,
    private readonly domains: DomainRepository,
    private readonly metrics: AnalyzerMetrics,
    @Inject(REGISTRIES) private readonly registries: Registries,
  ) {}

  /** False when nothing is due. */
  async execute(): Promise<boolean> {
    const now = await this.now();
    const [next, heldUntil] = [after(now, REGISTRY_EVERY_MS), after(now, QUERY_AT_MOST_MS)];
    const claimed = await this.domains.claim(now, heldUntil, after(now, DOMAIN_AGAIN_MS));
    if (!claimed) return false;
    const zone = this.registries.zoneOf(claimed.name);
    if (zone === claimed.zone) await this.query(claimed.name, zone);
    else await this.domains.move(claimed.name, zone, now);
    await this.domains.release(claimed.zone, heldUntil, next);
    return true;
  }

  private async query(name: string, zone: string): Promise<void> {
    const use = await this.domains.use(name);
    if (use === 'unused') await this.domains.forget(name);
    if (use === 'paused') await this.domains.askAgain(name, after(await this.now(), DOMAIN_EVERY_MS));
    if (use === 'watched') await this.queryInTurn(name, zone);
  }

  /** Endings that have one server wait for each other, whichever zones they are. */
  private async queryInTurn(name: string, zone: string): Promise<void> {
    const server = await this.registries.sharedServerOf(name);
    if (server === null) return this.queryNow(name, [zone]);
    const now = await this.now();
    const [next, heldUntil] = [after(now, REGISTRY_EVERY_MS), after(now, QUERY_AT_MOST_MS)];
    const busyUntil = await this.domains.hold(server, now, heldUntil);
    if (busyUntil && busyUntil > after(heldUntil, QUERY_AT_MOST_MS)) return this.waitFor(busyUntil, name, zone);
    if (busyUntil) return this.domains.askAgain(name, next);
    await this.queryNow(name, [zone, server]);
    await this.domains.release(server, heldUntil, next);
  }

  /** The server rests because of another ending, for longer than anybody holds it: so does this one, with all its domains. */
  private async waitFor(time: Date, name: string, zone: string): Promise<void> {
    await this.domains.askAgain(name, time);
    await this.domains.rest(zone, time);
  }

  private async queryNow(name: string, asked: string[]): Promise<void> {
    const result = await this.registries.query(name);
    this.metrics.domainQueries.inc({ result: result.type });
    const now = await this.now();
    const again = after(now, DOMAIN_EVERY_MS);
    if ('registration' in result) {
      const askAt = result.type === 'undated' && result.otherFailed ? after(now, DOMAIN_AGAIN_MS) : again;
      await this.domains.answered(name, { ...result, whole: !result.otherFailed }, now, askAt);
    } else if (result.type === 'unknown') await this.domains.answered(name, NOTHING_KNOWN, now, again);
    const rest = restAfter(result);
    if (rest !== null) for (const one of asked) await this.domains.rest(one, after(now, rest));
  }

  /** After a clock that went back: without this, nobody would be asked until the old time returns. */
  async bringBack(): Promise<void> {
    const now = await this.now();
    await this.domains.bringBack(after(now, NEVER_PLANNED_MS), now);
  }

  private now(): Promise<Date> {
    return this.domains.now(this.clock);
  }
}

const NOTHING_KNOWN = { registration: { endsAt: null, registeredAt: null, registrar: '', lapsed: false }, source: '', whole: true };

/** As long as the registry wants, and a while where it did not answer at all; null: it may be asked about the next domain. */
function restAfter(result: RegistryResult): number | null {
  const failed = 'restMs' in result ? result : 'otherFailed' in result ? result.otherFailed : undefined;
  const wantedMs = failed?.restMs ?? null;
  return wantedMs !== null || result.type === 'failed' ? restOf(wantedMs) : null;
}

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
