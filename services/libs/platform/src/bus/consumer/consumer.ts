import { sleep } from '../../concurrency/sleep.js';
import type { Logger } from '../../telemetry/logger.js';
import type { BatchContext, BatchHandler, InMessage } from '../event-bus.js';
import { PartialFailure } from '../partial-failure.js';
import { ParkedKeys } from './parked-keys.js';
import type { ParkedMessages } from './parked-messages.js';
import { isTransient } from './transient.js';

/** The bytes are not what the topic declares; trying again cannot help, and neither can an operator. */
export class UndecodableMessage extends Error {
  override name = 'UndecodableMessage';
}

export interface ConsumerOptions {
  /** The group; what is parked is parked for it alone. */
  consumer: string;
  /** Without a database to park in, a failing message goes to the dead letters instead. */
  parked: ParkedMessages | undefined;
  logger: Pick<Logger, 'warn' | 'error'>;
  toDlq(message: InMessage, reason: string): Promise<void>;
  onHandled?(done: { topic: string; result: 'ok' | 'error'; seconds: number }): void;
}

const QUICK_TRIES = 3;
const BETWEEN_TRIES_MS = [20, 100];
const HEARTBEAT_EVERY = 50;
const LONGEST_REASON = 2_000;

type Handle = (messages: InMessage[]) => Promise<void>;

/** A handler for whole batches. It may throw PartialFailure; after any other error the messages are offered one by one, to `alone`. */
export function consumeBatch(options: ConsumerOptions, handle: Handle, alone: Handle = handle): BatchHandler {
  const consumer = new Consumer(options, alone, handle);
  return (batch, context) => consumer.batch(batch, context);
}

/** A handler for single messages, called strictly in order. */
export function consumeEach(options: ConsumerOptions, handle: (message: InMessage) => Promise<void>): BatchHandler {
  const consumer = new Consumer(options, ([message]) => handle(message!));
  return (batch, context) => consumer.oneByOne(batch, context);
}

/**
 * Decides what an error means. The world at fault: thrown on, the bus waits and offers the rest again. The message at
 * fault: three quick tries, then it is parked with all later ones of its key, and other keys go on.
 */
class Consumer {
  private readonly parkedKeys: ParkedKeys | undefined;

  constructor(
    private readonly options: ConsumerOptions,
    private readonly handle: Handle,
    private readonly handleBatch: Handle = handle,
  ) {
    this.parkedKeys = options.parked && new ParkedKeys(options.parked, options.consumer);
  }

  async batch(batch: InMessage[], context: BatchContext): Promise<void> {
    await this.parkedKeys?.refreshFor(batch);
    const open = await this.withoutParked(batch);
    if (open.length === 0 || context.isStale()) return;
    try {
      await this.measured(open, this.handleBatch);
    } catch (error) {
      const left = error instanceof PartialFailure ? open.filter(({ id }) => error.failedIds.has(id)) : open;
      if (isTransient(reasonOf(error))) throw giveBack(left, reasonOf(error));
      await this.each(left, context);
    }
  }

  async oneByOne(batch: InMessage[], context: BatchContext): Promise<void> {
    await this.parkedKeys?.refreshFor(batch);
    await this.each(batch, context);
  }

  private async each(messages: InMessage[], context: BatchContext): Promise<void> {
    for (const [index, message] of messages.entries()) {
      if (context.isStale()) return;
      if (index % HEARTBEAT_EVERY === HEARTBEAT_EVERY - 1) await context.heartbeat();
      try {
        if (this.parkedKeys?.has(message) && (await this.parkBehind(message))) continue;
        await this.quickTries(message);
      } catch (error) {
        throw giveBack(messages.slice(index), error);
      }
    }
  }

  /** Ends well when the message was handled, parked or buried; throws only what is transient. */
  private async quickTries(message: InMessage): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.measured([message]);
      } catch (thrown) {
        const error = reasonOf(thrown);
        if (isTransient(error)) throw error;
        if (error instanceof UndecodableMessage) return this.bury(message, error);
        if (attempt === QUICK_TRIES) return this.setAside(message, error);
        await sleep(BETWEEN_TRIES_MS[attempt - 1]);
      }
    }
  }

  private async setAside(message: InMessage, error: unknown): Promise<void> {
    const { parked, consumer, logger } = this.options;
    if (!parked) return this.bury(message, error);
    await parked.park(consumer, { ...message, attempt: QUICK_TRIES }, describe(error));
    this.parkedKeys!.add(message);
    logger.error(
      { err: error, consumer, topic: message.topic, message_id: message.id },
      'message parked after three failures, with the later ones of its key',
    );
  }

  private async bury(message: InMessage, error: unknown): Promise<void> {
    const { consumer, logger, toDlq } = this.options;
    await toDlq(message, describe(error));
    logger.error({ err: error, consumer, topic: message.topic, message_id: message.id }, 'message moved to the dead-letter topic');
  }

  private async withoutParked(batch: InMessage[]): Promise<InMessage[]> {
    if (!this.parkedKeys) return batch;
    const open: InMessage[] = [];
    for (const message of batch) {
      if (!this.parkedKeys.has(message) || !(await this.parkBehind(message))) open.push(message);
    }
    return open;
  }

  private async parkBehind(message: InMessage): Promise<boolean> {
    const { parked, consumer } = this.options;
    if (await parked!.parkBehind(consumer, message)) return true;
    this.parkedKeys!.remove(message);
    return false;
  }

  private async measured(messages: InMessage[], handle = this.handle): Promise<void> {
    const begun = performance.now();
    let result: 'ok' | 'error' = 'error';
    try {
      await handle(messages);
      result = 'ok';
    } finally {
      this.options.onHandled?.({ topic: messages[0]!.topic, result, seconds: (performance.now() - begun) / 1_000 });
    }
  }
}

/** Tells the bus which messages of the batch to offer again. */
function giveBack(messages: InMessage[], error: unknown): PartialFailure {
  return new PartialFailure(new Map(messages.map(({ id }) => [id, error])));
}

function reasonOf(error: unknown): unknown {
  return error instanceof PartialFailure ? (error.cause ?? error) : error;
}

/** A reason that cannot be stored would hold up its partition for good: neither the database nor a header takes NUL or half a character. */
function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll('\0', '').slice(0, LONGEST_REASON).toWellFormed();
}
