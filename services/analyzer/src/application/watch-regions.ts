import { eachItself, idFrom, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RegionRepository } from '../database/region.repository.js';
import { observe, statesOfRegions } from '../domain/health/region-sight.js';
import type { RegionState, RegionWatch } from '../domain/health/region-sight.js';
import { blindRegion, silentRegion } from '../messages/operator-alerts.js';

/** An alert about a region concerns no customer. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** Alerts the operator, once an episode, when every prober of a region is blind, or a region is silent. */
@Injectable()
export class WatchRegions {
  private readonly watches = new Map<string, RegionWatch>();

  constructor(
    private readonly store: Store,
    private readonly regions: RegionRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `monotonicMs`: a clock that neither jumps nor is moved by tests. */
  async execute(now: Date, monotonicMs: number): Promise<void> {
    await eachItself(statesOfRegions(await this.regions.reports(), now.getTime()), async ([region, state]) => {
      const { watch, lasted } = observe(this.watches.get(region), state, monotonicMs);
      this.watches.set(region, watch);
      if (lasted) await this.store.transaction((tx) => this.settle(tx, region, state));
    });
  }

  private async settle(tx: Transaction, region: string, state: RegionState): Promise<void> {
    if (state === 'live') return this.regions.endEpisode(tx, region);
    if (!(await this.regions.markAlerted(tx, region, state))) return;
    this.logger.error({ region, state }, 'operator: region is blind or silent, nothing is decided by it');
    const alertId = idFrom('region trouble', region, state, tx.now.toISOString());
    const { headline, text } = state === 'blind' ? blindRegion(region) : silentRegion(region);
    const alert = { alertId, service: 'analyzer', reason: `region ${state}`, headline, text, at: tx.now };
    await tx.publish('operator.alert', alert, { key: alertId, tenantId: NO_TENANT });
  }
}
