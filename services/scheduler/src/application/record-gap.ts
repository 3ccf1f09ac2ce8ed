import { Injectable } from '@nestjs/common';
import { newId, Store } from '@nowahala/platform';
import { SchedulerMetrics } from '../scheduler.metrics.js';

interface Gap {
  shards: readonly number[];
  from: Date;
  to: Date;
  reason: string;
}

/** Slots that nobody fired are published as a gap and never replayed: rates leave them out (RULES.md#checks). */
@Injectable()
export class RecordGap {
  private readonly unwritten = new Set<Gap>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly metrics: SchedulerMetrics,
  ) {}

  /** `lostSlots`: how many checks were due in the gap and are counted nowhere else. The gap is kept in the moment of the call. */
  execute(gap: Gap, lostSlots: number): Promise<void> {
    if (gap.shards.length === 0 || gap.to <= gap.from) return Promise.resolve();
    this.metrics.countLost(lostSlots);
    this.unwritten.add(gap);
    return this.flush();
  }

  /**
   * Resolves once every gap known now is stored. One writing at a time: a second caller waits for the first. What makes a gap often
   * takes the database away too, so what could not be written is kept for the next time.
   */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const gaps = [...this.unwritten];
    if (gaps.length === 0) return;
    await this.store.transaction(async (tx) => {
      for (const { shards, ...gap } of gaps)
        for (const shard of shards) await tx.publish('schedule.gap', { shard, ...gap }, { key: String(shard), tenantId: newId() });
    });
    for (const gap of gaps) this.unwritten.delete(gap);
  }
}
