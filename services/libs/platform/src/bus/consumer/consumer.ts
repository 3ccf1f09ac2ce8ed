import { isTransientDatabaseError } from '../../database/database.js';
import type { Logger } from '../../logger.js';
import { Refusal } from '../../refusal.js';
import { PartialFailure } from '../partial-failure.js';
import { RetriableBusError } from '../event-bus.js';
import type { BatchContext, BatchHandler, InMessage } from '../event-bus.js';
import type { ParkedMessages } from './parked-messages.js';

const QUICK_TRIES = 3;
const PAUSE_BETWEEN_TRIES_MS = 50;

/** The bytes are not the message they claim to be. */
export class UndecodableMessage extends Error {
  override name = 'UndecodableMessage';
}

export interface ConsumerOptions {
  /** Group name; also the consumer's name in the inbox and among the parked messages. */
  consumer: string;
  /** Undefined for a service without a database: what fails three times goes to the dead letters. */
  parked: ParkedMessages | undefined;
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
      if (await anyKeyParked(options, batch)) return await one(batch, context);
      await handle(batch);
      options.onHandled?.({ topic: batch[0]!.topic, result: 'ok', seconds: (performance.now() - startedAt) / 1000 });
    } catch (error) {
      if (isTransient(error)) throw error;
      if (error instanceof PartialFailure) {
        for (const message of batch) {
          const reason = error.failures.get(message.id);
          if (reason) await setAside(options, message, String((reason as Error).message ?? reason));
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
  if (await anyKeyParked(options, [message])) {
    await setAside(options, message, 'waits behind an earlier message of the same key');
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
        await setAside(options, { ...message, attempt }, String((error as Error).message ?? error));
        return done('parked');
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_TRIES_MS * attempt));
    }
  }
}

/** Asks the database once per batch, and only while anything of this consumer is parked at all. */
async function anyKeyParked({ parked, consumer }: ConsumerOptions, batch: InMessage[]): Promise<boolean> {
  return parked !== undefined && (await parked.areKeysParked(consumer, batch[0]!.topic, [...new Set(batch.map((message) => message.key))]));
}

async function setAside({ parked, consumer, toDeadLetters }: ConsumerOptions, message: InMessage, reason: string): Promise<void> {
  if (parked) await parked.park(consumer, message, reason);
  else await toDeadLetters(message, reason);
}
