import { Inject, Injectable } from '@nestjs/common';
import { Metrics, newId, SETTINGS, Store } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';

interface Gap {
  shards: number[];
  from: Date;
  to: Date;
  reason: string;
}

/** Slots nobody measured are told, never replayed: rates leave them out (architecture section 9, catch-up). */
@Injectable()
export class RecordGap {
  private readonly unwritten: Gap[] = [];

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: PlatformSettings,
  ) {
    metrics.schedulerSlots.inc({ result: 'gap' }, 0);
    for (const result of ['fired', 'expired']) for (const region of settings.regions) metrics.schedulerSlots.inc({ result, region }, 0);
  }

  /** `slots`: how many checks were due in it and are counted nowhere else. */
  async execute(shards: number[], from: Date, to: Date, reason: string, slots: number): Promise<void> {
    if (shards.length === 0 || to <= from) return;
    this.metrics.incOnceRead(this.metrics.schedulerSlots, { result: 'gap' }, slots);
    this.unwritten.push({ shards, from, to, reason });
    await this.flush();
  }

  /** What makes a gap often takes the database away too: what could not be written is kept for the next time. */
  async flush(): Promise<void> {
    const gaps = this.unwritten.splice(0);
    if (gaps.length === 0) return;
    try {
      await this.store.transaction(async (tx) => {
        for (const { shards, ...gap } of gaps)
          for (const shard of shards) await tx.publish('schedule.gap', { shard, ...gap }, { key: String(shard), tenantId: newId() });
      });
    } catch (error) {
      this.unwritten.push(...gaps);
      throw error;
    }
  }
}
