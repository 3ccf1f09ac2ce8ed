import { Inject, Injectable } from '@nestjs/common';
import { Metrics, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';

const LAG_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Public names. */
@Injectable()
export class SchedulerMetrics {
  readonly tickLagSeconds;
  readonly shardsOwned;
  readonly leaseLost;
  readonly slots;

  constructor(
    private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: PlatformSettings,
  ) {
    this.tickLagSeconds = metrics.histogram('scheduler_tick_lag_seconds', 'Due to handed to the bus', ['shard_group'], LAG_SECONDS);
    this.shardsOwned = metrics.gauge('scheduler_shards_owned', 'Shards this process fires', []);
    this.leaseLost = metrics.counter('scheduler_lease_lost_total', 'Shards lost to another owner', []);
    const help = 'Slots by what became of them; of a gap no region is known';
    this.slots = metrics.counter('scheduler_slots_total', help, ['result', 'region']);
    this.slots.inc({ result: 'gap' }, 0);
    for (const result of ['fired', 'expired']) for (const region of settings.regions) this.slots.inc({ result, region }, 0);
  }

  countLost(slots: number): void {
    this.metrics.incOnceRead(this.slots, { result: 'gap' }, slots);
  }
}
