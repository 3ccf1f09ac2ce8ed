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
import type { Registries } from './ports.js';

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
    const [next, heldUntil] = [this.in(REGISTRY_EVERY_MS), this.in(QUERY_AT_MOST_MS)];
    const claimed = await this.domains.claim(this.clock.now(), heldUntil, this.in(DOMAIN_AGAIN_MS));
    if (!claimed) return false;
    const zone = this.registries.zoneOf(claimed.name);
    if (zone === claimed.zone) await this.query(claimed.name, zone);
    else await this.domains.move(claimed.name, zone, this.clock.now());
    await this.domains.release(claimed.zone, heldUntil, next);
    return true;
  }

  private async query(name: string, zone: string): Promise<void> {
    const use = await this.domains.use(name);
    if (use === 'unused') await this.domains.forget(name);
    if (use === 'paused') await this.domains.askAgain(name, this.in(DOMAIN_EVERY_MS));
    if (use !== 'watched') return;
    const result = await this.registries.query(name);
    this.metrics.domainQueries.inc({ result: result.type });
    if (result.type === 'found')
      await this.domains.answered(name, result.registration, result.source, this.clock.now(), this.in(DOMAIN_EVERY_MS));
    else if (result.type === 'unknown')
      await this.domains.answered(name, { endsAt: null, registrar: '' }, '', this.clock.now(), this.in(DOMAIN_EVERY_MS));
    else await this.domains.rest(zone, this.in(restOf(result.restMs)));
  }

  /** After a clock that went back: without this, nobody would be asked until the old time returns. */
  async bringBack(): Promise<void> {
    await this.domains.bringBack(this.in(NEVER_PLANNED_MS), this.clock.now());
  }

  private in(ms: number): Date {
    return new Date(this.clock.nowMs() + ms);
  }
}
