import type { Consumer } from 'kafkajs';
import type { SubscribeOptions } from '../event-bus.js';
import { joinAgain, rebalanceIn } from './kafka-errors.js';
import type { PartitionOffset } from './kafka-offsets.js';

export interface GroupBeginningParts {
  consumer: Pick<Consumer, 'commitOffsets' | 'seek'>;
  from: SubscribeOptions['from'];
  /** Where the group is to begin in partitions that nobody has read. */
  missing: () => Promise<PartitionOffset[]>;
  /** Grows with each join of this member. */
  generation: () => number;
}

/** Where a group begins: not known from each join of this member on, until it is fixed. */
export class GroupBeginning {
  private fixed: Promise<void> = Promise.resolve();
  /** Since when it has been fixed where the group begins; undefined while it is known. */
  private since: number | undefined;

  constructor(private readonly parts: GroupBeginningParts) {}

  /** This member has joined and was given these partitions. */
  fix(assigned: { [topic: string]: number[] }): Promise<void> {
    const fixed = this.begin(assigned).finally(() => {
      if (this.fixed === fixed) this.since = undefined;
    });
    [this.fixed, this.since] = [fixed, performance.now()];
    return fixed;
  }

  /** Resolves when batches may be read; rejects with an error by which kafkajs joins again. */
  known(): Promise<void> {
    return this.fixed.catch((error: unknown) => {
      const rebalance = rebalanceIn(error) ?? (this.parts.from === 'latest' ? joinAgain(error) : undefined);
      if (rebalance) throw rebalance;
    });
  }

  /** For how long it has not been known. */
  openMs(): number {
    return this.since === undefined ? 0 : performance.now() - this.since;
  }

  /**
   * Fixes where the group begins, so that a crash before the first commit changes nothing. Only in partitions of this member, as
   * long as they are its own, and only where nobody has committed by now: another member may have progressed since this one began
   * to join.
   */
  private async begin(assigned: { [topic: string]: number[] }): Promise<void> {
    const { consumer, from } = this.parts;
    const generation = this.parts.generation();
    const missing = (await this.parts.missing()).filter(({ topic, partition }) => assigned[topic]?.includes(partition));
    if (missing.length === 0 || generation !== this.parts.generation()) return;
    const offsets = missing.map(({ topic, partition, offset }) => ({ topic, partition, offset: String(offset) }));
    await consumer.commitOffsets(offsets);
    // From the earliest kafkajs begins by itself, and a place that is never fetched would be sought hours later.
    if (from === 'latest' && generation === this.parts.generation()) for (const offset of offsets) consumer.seek(offset);
  }
}
