import { backoffMs, waitFor } from '../backoff.js';
import type { BusLog, BusMetrics } from '../bus-metrics.js';
import { BatchProgress, describeError, offer } from '../delivery.js';
import type { BatchContext, InMessage, SubscribeOptions } from '../event-bus.js';

/** Stores how far a partition was read; false when another process owns it by now. */
export type Commit = (partition: OwnedPartition, offset: bigint) => Promise<boolean>;

export interface OwnedPartitionParts {
  options: SubscribeOptions;
  owner: string;
  topic: string;
  part: number;
  epoch: bigint;
  committed: bigint;
  metrics: BusMetrics;
  log: BusLog;
  commit: Commit;
  /** True when the database was out of reach for a whole session, so that other processes may take the partition. */
  isSilent(): boolean;
}

/** One partition in the hands of one member: strictly one batch at a time. */
export class OwnedPartition {
  readonly options: SubscribeOptions;
  readonly owner: string;
  readonly topic: string;
  readonly part: number;
  readonly epoch: bigint;
  /** The next offset to read. */
  position: bigint;
  /** One past the last offset that is known to exist. */
  end: bigint;
  movedAt = performance.now();
  private readonly parts: OwnedPartitionParts;
  private readonly leaving = new AbortController();
  private work: Promise<void> | undefined;
  private stale = false;

  constructor(parts: OwnedPartitionParts) {
    this.parts = parts;
    this.options = parts.options;
    this.owner = parts.owner;
    this.topic = parts.topic;
    this.part = parts.part;
    this.epoch = parts.epoch;
    this.position = parts.committed;
    this.end = parts.committed;
  }

  get busy(): boolean {
    return this.work !== undefined;
  }

  get isStale(): boolean {
    return this.stale || this.parts.isSilent();
  }

  /** Idle, owned, and there is something to read; asked of every partition before each read, and most have nothing. */
  get hungry(): boolean {
    return this.position < this.end && !this.busy && !this.isStale && !this.leaving.signal.aborted;
  }

  seenUpTo(next: bigint): void {
    if (this.end < next) {
      if (this.position === this.end) this.movedAt = performance.now();
      this.end = next;
    }
  }

  /** What was kept no longer than this is gone; reading goes on at the earliest that is left. */
  skipTo(low: bigint): void {
    if (this.position >= low) return;
    this.parts.log('warn', 'messages deleted before the group read them', {
      group: this.options.group,
      topic: this.topic,
      partition: this.part,
      from: String(this.position),
      to: String(low),
    });
    this.parts.metrics.offsetOutOfRange(this.options.group, this.topic);
    this.position = low;
    this.seenUpTo(low);
  }

  /** Taken away: the batch in hand may not be committed any more. */
  fence(): void {
    this.stale = true;
    this.leaving.abort();
  }

  /** Lets the batch in hand finish and takes no other. */
  async finish(): Promise<void> {
    this.leaving.abort();
    await this.work;
  }

  run(batch: InMessage[], done: () => void): void {
    this.work = this.process(batch).finally(() => {
      this.work = undefined;
      done();
    });
  }

  private async process(batch: InMessage[]): Promise<void> {
    if (!(await this.handled(batch))) return;
    const next = batch.at(-1)!.offset + 1n;
    if (await this.parts.commit(this, next)) {
      this.position = next;
      this.movedAt = performance.now();
      return;
    }
    this.fence();
  }

  /** Offers the batch until all of it is done, waiting longer after each failure; false when it is no longer owned. */
  private async handled(batch: InMessage[]): Promise<boolean> {
    const { options, log } = this.parts;
    const context: BatchContext = { group: options.group, isStale: () => this.isStale, heartbeat: () => Promise.resolve() };
    const progress = new BatchProgress();
    for (;;) {
      const outcome = await offer(batch, options.handler, context, progress);
      if (outcome !== 'failed') return outcome === 'done';
      const waitMs = backoffMs(progress.inARow);
      log('warn', 'batch failed and is retried', {
        group: options.group,
        topic: this.topic,
        partition: this.part,
        failures: progress.failures,
        waitMs: Math.round(waitMs),
        error: describeError(progress.lastError),
      });
      await waitFor(waitMs, this.leaving.signal);
      if (this.isStale || this.leaving.signal.aborted) return false;
    }
  }
}
