import { Inject, Injectable } from '@nestjs/common';
import { Metrics, newId, Store } from '@nowahala/platform';

/** Slots nobody measured are told, never replayed: rates leave them out (architecture section 9, catch-up). */
@Injectable()
export class GapRecorder {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  async record(shards: number[], from: Date, to: Date, reason: string): Promise<void> {
    if (shards.length === 0 || to <= from) return;
    this.metrics.schedulerSlots.inc({ result: 'gap' });
    await this.store.transaction(async (tx) => {
      for (const shard of shards) await tx.publish('schedule.gap', { shard, from, to, reason }, { key: String(shard), tenantId: newId() });
    });
  }
}
