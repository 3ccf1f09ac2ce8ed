import type { BatchContext, BatchHandler, InMessage } from './event-bus.js';
import { PartialFailure } from './partial-failure.js';

/** How far one batch has come: what failed so often, and what of it needs no second time. */
export class BatchProgress {
  failures = 0;
  /** Since something of it was done the last time: after that the next try waits as after the first failure. */
  inARow = 0;
  lastError: unknown;
  private readonly done = new Set<string>();

  /** What is still to be handled, each message with the number of this try. */
  left(batch: InMessage[]): InMessage[] {
    if (this.failures === 0) return batch;
    return batch.filter(({ id }) => !this.done.has(id)).map((message) => ({ ...message, attempt: this.failures + 1 }));
  }

  failed(offered: InMessage[], error: unknown): void {
    this.failures += 1;
    const before = this.done.size;
    this.lastError = error instanceof PartialFailure ? (error.cause ?? error) : error;
    if (error instanceof PartialFailure) for (const { id } of offered) if (!error.failedIds.has(id)) this.done.add(id);
    this.inARow = this.done.size > before ? 1 : this.inARow + 1;
  }
}

/**
 * Hands what is left of a batch to the handler once. After a failure the partition stands still until the next try:
 * a consumer that steps over a message parks it (see `consumer/`). Stale: nothing of the batch may be committed.
 */
export async function offer(
  batch: InMessage[],
  handler: BatchHandler,
  context: BatchContext,
  progress: BatchProgress,
): Promise<'done' | 'failed' | 'stale'> {
  const left = progress.left(batch);
  try {
    if (left.length > 0) await handler(left, context);
    return context.isStale() ? 'stale' : 'done';
  } catch (error) {
    progress.failed(left, error);
    if (context.isStale()) return 'stale';
    return progress.left(batch).length === 0 ? 'done' : 'failed';
  }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
