import { Injectable } from '@nestjs/common';
import { newId, Store } from '@nowahala/platform';
import { SchedulerMetrics } from '../scheduler.metrics.js';

interface Gap {
  shards: number[];
  from: Date;
  to: Date;
  reason: string;
}

/** Slots that nobody fired are published as a gap and never replayed: rates leave them out (RULES.md#checks). */
@Injectable()
export class RecordGap {
  private readonly unwritten: Gap[] = [];

  constructor(
    private readonly store: Store,
    private readonly metrics: SchedulerMetrics,
  ) {}

  /** `lostSlots`: how many checks were due in the gap and are counted nowhere else. */
  async execute(gap: Gap, lostSlots: number): Promise<void> {
    if (gap.shards.length === 0 || gap.to <= gap.from) return;
    this.metrics.countLost(lostSlots);
    this.unwritten.push(gap);
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
