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
  readonly expectedSlots;
  readonly watermarkAge;
  readonly watermarkAhead;
  readonly rechecks;
  readonly regionLive;

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
    this.expectedSlots = metrics.gauge('scheduler_expected_slots', 'Slots a minute that the stored schedule asks for, all shards', []);
    this.watermarkAge = metrics.gauge('scheduler_watermark_age_seconds', 'Age of the oldest watermark of a shard group', []);
    this.watermarkAhead = metrics.gauge('scheduler_watermark_ahead_seconds', 'How far a watermark lies in the future', []);
    this.rechecks = metrics.counter('scheduler_rechecks_total', 'Re-checks by what became of them', ['result']);
    for (const result of ['sent', 'expired']) this.rechecks.inc({ result }, 0);
    this.regionLive = metrics.gauge('scheduler_region_live', '1 while a prober of the region reports sight', ['region']);
  }

  countLost(slots: number): void {
    this.metrics.incOnceRead(this.slots, { result: 'gap' }, slots);
  }

  countRechecks(sent: number, expired: number): void {
    if (sent > 0) this.rechecks.inc({ result: 'sent' }, sent);
    if (expired > 0) this.metrics.incOnceRead(this.rechecks, { result: 'expired' }, expired);
  }
}
