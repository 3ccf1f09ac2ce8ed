import { backoffMs } from './backoff.js';
import type { BusLog } from './bus-metrics.js';
import type { BatchContext, BatchHandler, InMessage } from './event-bus.js';
import { PartialFailure } from './partial-failure.js';

export interface Delivery {
  handler: BatchHandler;
  context: BatchContext;
  /** True once this consumer should stop trying: it is draining, or the partition is to be given up. */
  stopped(): boolean;
  /** Waits between two tries; returns early when `stopped` turns true. */
  wait(ms: number): Promise<void>;
  log: BusLog;
}

/**
 * Hands one batch of one partition to the handler until all of it is done, waiting longer after each failure. The
 * partition stands still meanwhile: whoever wants to step over a message parks it (see `consumer/`).
 * False: given up, nothing of the batch may be committed.
 */
export async function deliver(batch: InMessage[], delivery: Delivery): Promise<boolean> {
  const { handler, context, log } = delivery;
  const topic = batch[0]!.topic;
  let left = batch;
  let failures = 0;
  for (;;) {
    try {
      await handler(left, context);
      return !context.isStale();
    } catch (error) {
      if (context.isStale() || delivery.stopped()) return false;
      const remaining = error instanceof PartialFailure ? left.filter(({ id }) => error.failedIds.has(id)) : left;
      if (remaining.length === 0) return true;
      failures = remaining.length < left.length ? 1 : failures + 1;
      left = remaining.map((message) => ({ ...message, attempt: message.attempt + 1 }));
      const waitMs = backoffMs(failures);
      log('warn', 'A batch failed and will be tried again', { group: context.group, topic, partition: batch[0]!.partition, messages: left.length, failures, waitMs: Math.round(waitMs), error: reason(error) });
      await delivery.wait(waitMs);
      if (context.isStale() || delivery.stopped()) return false;
    }
  }
}

function reason(error: unknown): string {
  const cause = error instanceof PartialFailure ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
