import type { DoneCheck, ProberGauges, ResultSink } from './ports.js';

/** One message: results of one shard. */
export interface ResultBatch {
  shard: number;
  results: DoneCheck[];
}

export interface PublishResultsParts {
  shardOf(serverId: string): number;
  publish(batches: ResultBatch[]): Promise<void>;
  gauges: ProberGauges;
  /** Called at the first refusal of a row of them, and once it works again. */
  onTrouble?(fault: unknown): void;
  lingerMs?: number;
  keepMs?: number;
}

interface Held {
  done: DoneCheck;
  shard: number;
  at: number;
}

const mostInMessage = 500;
const largestMessage = 500_000;
const roughSize = 700;
const mostAtOnce = 20_000;
const mostHeld = 200_000;
const retryMs = { first: 200, longest: 2_000 };

/**
 * Results wait at most 50 ms for company; bad ones go at once and take along what is there. While the bus is down they
 * are kept for five minutes, then the oldest are dropped and counted.
 */
export class PublishResults implements ResultSink {
  private held: Held[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private refusals = 0;
  private readonly lingerMs: number;
  private readonly keepMs: number;

  constructor(private readonly parts: PublishResultsParts) {
    this.lingerMs = parts.lingerMs ?? 50;
    this.keepMs = parts.keepMs ?? 300_000;
  }

  add(done: DoneCheck): void {
    this.held.push({ done, shard: this.parts.shardOf(done.due.target.serverId), at: performance.now() });
    if (this.held.length > mostHeld) this.drop(this.held.length - mostHeld);
    const { outcome } = done.result;
    if (outcome !== 'success' && outcome !== 'missed' && this.refusals === 0) this.flushSoon(0);
    else this.flushSoon(this.lingerMs);
  }

  get waiting(): number {
    return this.held.length;
  }

  /** Sends what is there; resolves when it is durable or the time is up. */
  async drain(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while ((this.held.length > 0 || this.sending !== undefined) && performance.now() < until) {
      await this.flush();
      if (this.refusals > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private flushSoon(ms: number): void {
    if (ms === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
      // After this turn of the loop, so that bad results of the same moment travel together.
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
      if (this.held.length > 0) this.flushSoon(this.pauseMs());
    });
    return this.sending;
  }

  private pauseMs(): number {
    return this.refusals === 0 ? 1 : Math.min(retryMs.longest, retryMs.first * 2 ** (this.refusals - 1));
  }

  private async send(): Promise<void> {
    this.dropOld();
    if (this.held.length === 0) return;
    const now = this.held.splice(0, mostAtOnce);
    try {
      await this.parts.publish(batchesOf(now));
      this.refusals = 0;
    } catch (fault) {
      this.refusals = Math.min(this.refusals + 1, 10);
      if (this.refusals === 1) this.parts.onTrouble?.(fault);
      this.held = [...now, ...this.held];
    }
  }

  private dropOld(): void {
    const oldest = performance.now() - this.keepMs;
    const keepFrom = this.held.findIndex(({ at }) => at >= oldest);
    this.drop(keepFrom < 0 ? this.held.length : keepFrom);
  }

  private drop(count: number): void {
    if (count === 0) return;
    this.held.splice(0, count);
    this.parts.gauges.dropped(count);
  }
}

/** Per shard, in order, cut where a message would get too long. */
export function batchesOf(held: readonly { done: DoneCheck; shard: number }[]): ResultBatch[] {
  const open = new Map<number, { batch: ResultBatch; size: number }>();
  const batches: ResultBatch[] = [];
  for (const { done, shard } of held) {
    const size = roughSize + sizeOfEvidence(done);
    const current = open.get(shard);
    if (current !== undefined && current.batch.results.length < mostInMessage && current.size + size <= largestMessage) {
      current.batch.results.push(done);
      current.size += size;
      continue;
    }
    const batch = { shard, results: [done] };
    open.set(shard, { batch, size });
    batches.push(batch);
  }
  return batches;
}

/** A snapshot is at most some 30 KB; counted as its text's worst case in UTF-8. */
function sizeOfEvidence({ result }: DoneCheck): number {
  return result.evidence === null ? 0 : JSON.stringify(result.evidence).length * 2;
}
