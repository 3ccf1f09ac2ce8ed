import type { Consumer } from 'kafkajs';
import { backoffMs, waitFor } from '../backoff.js';
import type { SubscribeOptions } from '../event-bus.js';
import { joinAgain, rebalanceIn } from './kafka-errors.js';
import type { PartitionOffset } from './kafka-offsets.js';

export interface GroupBeginningParts {
  consumer: Pick<Consumer, 'commitOffsets' | 'seek'>;
  from: SubscribeOptions['from'];
  /** Where the group is to begin in partitions that nobody has read: for "latest" as of `since`, by our monotonic clock, or now. */
  missing: (since?: number) => Promise<PartitionOffset[]>;
  /** Grows with each join of this member. */
  generation: () => number;
  /** Kafka has not answered anything of this process for so long that this member is not to blame. */
  isSilent: () => boolean;
  onFixed: () => void;
  onFailed: (error: unknown) => void;
}

type Assignment = { [topic: string]: number[] };

const LONGEST_WAIT_MS = 5_000;

/**
 * Where a group begins: not known from each join of this member on, until it is fixed. Of a group of live events it stays unknown
 * over all joins and failures until then, because nothing that came since the first of them may be left out.
 */
export class GroupBeginning {
  private fixed: Promise<void> = Promise.resolve();
  /** Since when it has not been known. */
  private since: number | undefined;
  /** The same, but for the time in which Kafka was away. */
  private stuckSince = 0;
  private isKept = false;
  private failures = 0;
  /** A batch waits to have kafkajs join again. */
  private isJoining = false;
  private waiting: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly parts: GroupBeginningParts) {}

  /** This member has joined and was given these partitions. */
  fix(assigned: Assignment): void {
    this.isKept = this.since !== undefined && this.parts.from === 'latest';
    if (!this.isKept) this.since = this.stuckSince = performance.now();
    this.isJoining = false;
    this.tryToFix(assigned);
  }

  /** Resolves when batches may be read; rejects with an error by which kafkajs joins again, a while after what failed before. */
  async known(): Promise<void> {
    try {
      await this.fixed;
    } catch (error) {
      const rebalance = rebalanceIn(error);
      this.isJoining = true;
      if (this.parts.from === 'latest' && (!rebalance || this.failures > 1)) await this.waiting;
      if (this.stopping.signal.aborted) return;
      if (rebalance) throw rebalance;
      if (this.parts.from === 'latest') throw joinAgain(error);
    }
  }

  /** For how long it has not been known although Kafka answers. */
  stuckMs(): number {
    return this.since === undefined ? 0 : performance.now() - this.stuckSince;
  }

  /** What waits for it goes on without it, and is not to be handled. */
  stop(): void {
    this.stopping.abort();
  }

  private tryToFix(assigned: Assignment): void {
    const fixed = this.begin(assigned);
    this.fixed = fixed;
    fixed.then(
      () => {
        if (this.fixed === fixed) [this.since, this.failures] = [undefined, 0];
        this.parts.onFixed();
      },
      (error: unknown) => {
        if (this.fixed === fixed) this.waitAfterFailure(assigned);
        this.parts.onFailed(error);
      },
    );
  }

  private waitAfterFailure(assigned: Assignment): void {
    if (this.parts.from !== 'latest') {
      // Its batches are read all the same: kafkajs begins at the earliest.
      this.since = undefined;
      return;
    }
    const { fixed } = this;
    const { signal } = this.stopping;
    this.isKept = true;
    this.failures += 1;
    if (this.parts.isSilent()) this.stuckSince = performance.now();
    this.waiting = waitFor(Math.min(backoffMs(this.failures), LONGEST_WAIT_MS), signal);
    // Without a message kafkajs does not join again. While it does, a commit might count for partitions that are another member's by then.
    void this.waiting.then(() => {
      if (this.fixed === fixed && !this.isJoining && !signal.aborted) this.tryToFix(assigned);
    });
  }

  /**
   * Fixes where the group begins, so that a crash before the first commit changes nothing. Only in partitions of this member, as
   * long as they are its own, and only where nobody has committed by now: another member may have progressed since this one began
   * to join.
   */
  private async begin(assigned: Assignment): Promise<void> {
    const { consumer, from } = this.parts;
    const generation = this.parts.generation();
    const found = await this.parts.missing(this.isKept ? this.since : undefined);
    const missing = found.filter(({ topic, partition }) => assigned[topic]?.includes(partition));
    if (missing.length === 0 || generation !== this.parts.generation()) return;
    const offsets = missing.map(({ topic, partition, offset }) => ({ topic, partition, offset: String(offset) }));
    await consumer.commitOffsets(offsets);
    // From the earliest kafkajs begins by itself, and a place that is never fetched would be sought hours later.
    if (from === 'latest' && generation === this.parts.generation()) for (const offset of offsets) consumer.seek(offset);
  }
}
