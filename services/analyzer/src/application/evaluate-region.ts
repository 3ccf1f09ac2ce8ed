import type { Logger, Transaction } from '@nowahala/platform';
import { idFrom, LOGGER } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RegionRepository } from '../database/region.repository.js';
import { evaluateRegion, provesNothing } from '../domain/health/region-guard.js';
import type { RegionVerdict } from '../domain/health/region-guard.js';
import type { FirstFailure } from '../domain/health/health.js';
import { blindRegion } from '../messages/operator-alerts.js';

const VERDICT_HOLDS_MS = 500;
/** An alert about a region concerns no customer. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

interface RecentVerdict {
  verdict: RegionVerdict;
  blindAt: number | null;
  /** By the monotonic clock. */
  at: number;
}

/** Whether the region of a first failure could see, and whether very many servers fail there at once. */
@Injectable()
export class EvaluateRegion {
  private readonly recent = new Map<string, RecentVerdict>();

  constructor(
    private readonly regions: RegionRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(tx: Transaction, { region, startedAt }: FirstFailure): Promise<RegionVerdict> {
    const { verdict, blindAt } = await this.verdictOf(tx, region);
    return provesNothing(startedAt, blindAt) ? 'blind' : verdict;
  }

  private async verdictOf(tx: Transaction, region: string): Promise<RecentVerdict> {
    const recent = this.recent.get(region);
    if (recent && performance.now() - recent.at < VERDICT_HOLDS_MS) return recent;
    const view = await this.regions.view(tx, region, tx.now);
    const verdict = evaluateRegion(view);
    const result = { verdict, blindAt: verdict === 'blind' ? view.now : view.blindAt, at: performance.now() };
    // Only what concerns very many servers is kept: they would all ask the same within moments.
    if (verdict === 'clear') this.recent.delete(region);
    else this.recent.set(region, result);
    if (verdict === 'blind' && (await this.regions.markBlind(tx, region, tx.now))) {
      this.logger.error({ region }, 'operator: region is blind, its failed checks are discarded');
      await this.alertOperator(tx, region);
    }
    return result;
  }

  private async alertOperator(tx: Transaction, region: string): Promise<void> {
    const alertId = idFrom('region blind', region, tx.now.toISOString());
    const { headline, text } = blindRegion(region);
    const alert = { alertId, service: 'analyzer', reason: 'region blind', headline, text, at: tx.now };
    await tx.publish('operator.alert', alert, { key: alertId, tenantId: NO_TENANT });
  }
}
