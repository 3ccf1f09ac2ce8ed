import { Inject, Injectable, Optional } from '@nestjs/common';
import { LOGGER, shardOf, sleep } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { CompletedCheck } from '../domain/check.js';
import { ProberMetrics } from '../prober.metrics.js';
import { RESULT_PUBLISHER } from './ports.js';
import type { ResultBatch, ResultPublisher } from './ports.js';

interface Held {
  completed: CompletedCheck;
  shard: number;
  at: number;
}

const MAX_RESULTS = 500;
const MAX_BYTES = 500_000;
const ROUGH_SIZE = 700;
const MAX_AT_ONCE = 20_000;
const MAX_HELD = 200_000;
const RETRY_MS = { first: 200, longest: 2_000 };

const PRODUCT_TIMING = { lingerMs: 50, keepMs: 300_000 };

/**
 * Results wait at most 50 ms for others; failed ones go at once and take along what is there. While the bus is down they
 * are kept for five minutes, then the oldest are dropped and counted.
 */
@Injectable()
export class PublishResults {
  private held: Held[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private failures = 0;

  constructor(
    @Inject(RESULT_PUBLISHER) private readonly publisher: ResultPublisher,
    private readonly metrics: ProberMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly timing = PRODUCT_TIMING,
  ) {}

  add(completed: CompletedCheck): void {
    this.held.push({ completed, shard: this.publisher.companionOf(shardOf(completed.request.target.serverId)), at: performance.now() });
    if (this.held.length > MAX_HELD) this.drop(this.held.length - MAX_HELD);
    const { outcome } = completed.result;
    if (outcome !== 'success' && outcome !== 'unknown' && this.failures === 0) this.flushIn(0);
    else this.flushIn(this.timing.lingerMs);
  }

  get waiting(): number {
    return this.held.length;
  }

  /** Sends what is there; resolves when it is durable or the time is up. */
  async drain(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while ((this.held.length > 0 || this.sending !== undefined) && performance.now() < until) {
      await this.flush();
      if (this.failures > 0) await sleep(100);
    }
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private flushIn(ms: number): void {
    if (ms === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
      // After this turn of the event loop, so that failed results of the same moment travel together.
      setImmediate(() => void this.flush());
      return;
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, ms);
  }

  private flush(): Promise<void> {
    // One publish at a time keeps the order of each server; what came meanwhile goes right after.
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
      if (this.held.length > 0) this.flushIn(this.pauseMs());
    });
    return this.sending;
  }

  private pauseMs(): number {
    return this.failures === 0 ? 1 : Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** (this.failures - 1));
  }

  private async send(): Promise<void> {
    this.dropOld();
    if (this.held.length === 0) return;
    const now = this.held.splice(0, MAX_AT_ONCE);
    try {
      await this.publisher.publishResults(batchesOf(now));
      this.failures = 0;
    } catch (err) {
      this.failures = Math.min(this.failures + 1, 10);
      if (this.failures === 1) this.logger.warn({ err }, 'publishing results failed');
      this.held = [...now, ...this.held];
    }
  }

  private dropOld(): void {
    const oldest = performance.now() - this.timing.keepMs;
    const keepFrom = this.held.findIndex(({ at }) => at >= oldest);
    this.drop(keepFrom < 0 ? this.held.length : keepFrom);
  }

  private drop(count: number): void {
    if (count === 0) return;
    this.held.splice(0, count);
    this.metrics.dropped.inc(count);
  }
}

/** Per way, in order, cut where a message would get too long. */
export function batchesOf(held: readonly { completed: CompletedCheck; shard: number }[]): ResultBatch[] {
  const open = new Map<number, { batch: ResultBatch; size: number }>();
  const batches: ResultBatch[] = [];
  for (const { completed, shard } of held) {
    const size = ROUGH_SIZE + sizeOfEvidence(completed);
    const current = open.get(shard);
    if (current !== undefined && current.batch.results.length < MAX_RESULTS && current.size + size <= MAX_BYTES) {
      current.batch.results.push(completed);
      current.size += size;
      continue;
    }
    const batch = { shard, results: [completed] };
    open.set(shard, { batch, size });
    batches.push(batch);
  }
  return batches;
}

/** A snapshot is at most some 30 KB; it travels twice for one release, as JSON and as a message. */
function sizeOfEvidence({ result }: CompletedCheck): number {
  return result.evidence === null ? 0 : JSON.stringify(result.evidence).length * 3;
}
