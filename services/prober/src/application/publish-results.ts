import type { CompletedCheck, ProberGauges, ResultSink } from './ports.js';

/** One message: results of one shard. */
export interface ResultBatch {
  shard: number;
  results: CompletedCheck[];
}

export interface PublishResultsParts {
  shardOf(serverId: string): number;
  publish(batches: ResultBatch[]): Promise<void>;
  gauges: ProberGauges;
  /** Called at the first refusal of a row of them, and once it works again. */
  onTrouble?(error: unknown): void;
  lingerMs?: number;
  keepMs?: number;
}

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

  add(completed: CompletedCheck): void {
    this.held.push({ completed, shard: this.parts.shardOf(completed.request.target.serverId), at: performance.now() });
    if (this.held.length > MAX_HELD) this.drop(this.held.length - MAX_HELD);
    const { outcome } = completed.result;
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
    return this.refusals === 0 ? 1 : Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** (this.refusals - 1));
  }

  private async send(): Promise<void> {
    this.dropOld();
    if (this.held.length === 0) return;
    const now = this.held.splice(0, MAX_AT_ONCE);
    try {
      await this.parts.publish(batchesOf(now));
      this.refusals = 0;
    } catch (error) {
      this.refusals = Math.min(this.refusals + 1, 10);
      if (this.refusals === 1) this.parts.onTrouble?.(error);
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

/** A snapshot is at most some 30 KB; counted as its text's worst case in UTF-8. */
function sizeOfEvidence({ result }: CompletedCheck): number {
  return result.evidence === null ? 0 : JSON.stringify(result.evidence).length * 2;
}
