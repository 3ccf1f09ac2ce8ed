import { isTransientDatabaseError } from '../../database/database.js';
import type { Logger } from '../../logger.js';
import { Refusal } from '../../refusal.js';
import { RetriableBusError } from '../event-bus.js';
import type { BatchContext, BatchHandler, InMessage } from '../event-bus.js';
import type { ParkedMessages } from './parked-messages.js';

const QUICK_TRIES = 3;
const PAUSE_BETWEEN_TRIES_MS = 50;

/** Thrown by a batch handler when single messages failed: those are parked, the others are done. */
export class PartialFailure extends Error {
  override name = 'PartialFailure';

  constructor(readonly failed: Map<string, Error>) {
    super(`${failed.size} messages of the batch failed`);
  }
}

/** The bytes are not the message they claim to be. */
export class UndecodableMessage extends Error {
  override name = 'UndecodableMessage';
}

export interface ConsumerOptions {
  /** Group name; also the consumer's name in the inbox and among the parked messages. */
  consumer: string;
  parked: ParkedMessages;
  logger: Logger;
  /** Puts an undecodable message where it can be looked at: `<topic>.dlq`. */
  toDeadLetters(message: InMessage, reason: string): Promise<void>;
  onHandled?(message: { topic: string; result: 'ok' | 'parked' | 'transient' | 'undecodable'; seconds: number }): void;
}

/** Says whether the same message may succeed later without anybody mending anything. */
export function isTransient(error: unknown): boolean {
  if (error instanceof RetriableBusError) return true;
  if (error instanceof Refusal) return error.kind === 'unavailable';
  return isTransientDatabaseError(error);
}

/**
 * Turns "handle one message" into a batch handler: transient faults fail the batch (the adapter pauses and redelivers), a message
 * that fails three times is parked with its key, an undecodable one goes to the dead letters; other keys flow on.
 */
export function consumeEach(options: ConsumerOptions, handle: (message: InMessage) => Promise<void>): BatchHandler {
  return async (batch, context) => {
    for (const message of batch) {
      if (context.isStale()) return;
      await consumeOne(options, message, () => handle(message));
      await context.heartbeat();
    }
  };
}

/** The same for a handler that takes a whole batch at once; on a fault of its own it falls back to message by message. */
export function consumeBatch(options: ConsumerOptions, handle: (messages: InMessage[]) => Promise<void>): BatchHandler {
  const one = consumeEach(options, (message) => handle([message]));
  return async (batch, context: BatchContext) => {
    const startedAt = performance.now();
    try {
      const waiting = await Promise.all(batch.map((message) => options.parked.isKeyParked(options.consumer, message.topic, message.key)));
      if (waiting.some(Boolean)) return await one(batch, context);
      await handle(batch);
      options.onHandled?.({ topic: batch[0]!.topic, result: 'ok', seconds: (performance.now() - startedAt) / 1000 });
    } catch (error) {
      if (isTransient(error)) throw error;
      if (error instanceof PartialFailure) {
        for (const message of batch) {
          const reason = error.failed.get(message.id);
          if (reason) await options.parked.park(options.consumer, message, reason.message);
        }
        return;
      }
      await one(batch, context);
    }
  };
}

async function consumeOne(options: ConsumerOptions, message: InMessage, handle: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const done = (result: 'ok' | 'parked' | 'transient' | 'undecodable') => options.onHandled?.({ topic: message.topic, result, seconds: (performance.now() - startedAt) / 1000 });
  if (await options.parked.isKeyParked(options.consumer, message.topic, message.key)) {
    await options.parked.park(options.consumer, message, 'waits behind an earlier message of the same key');
    return done('parked');
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await handle();
      return done('ok');
    } catch (error) {
      if (error instanceof UndecodableMessage) {
        await options.toDeadLetters(message, error.message);
        return done('undecodable');
      }
      if (isTransient(error)) {
        done('transient');
        throw error;
      }
      if (attempt >= QUICK_TRIES) {
        options.logger.error({ err: error, topic: message.topic, message_id: message.id, consumer: options.consumer }, 'a message was parked');
        await options.parked.park(options.consumer, { ...message, attempt }, String((error as Error).message ?? error));
        return done('parked');
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_TRIES_MS * attempt));
    }
  }
}
