import { admit } from './admission.js';
import type { BusMetrics } from './bus-metrics.js';
import { Batcher } from '../concurrency/batcher.js';
import { withDeadline } from './deadline.js';
import { type OutMessage, PartlyPublishedError, RetriableBusError } from './event-bus.js';
import { PartialFailure } from './partial-failure.js';
import type { Topic, TopicRegistry } from './topics.js';

export interface RoutedMessage {
  message: OutMessage;
  topic: Topic;
}

interface Call {
  messages: RoutedMessage[];
  bytes: number;
  /** Its caller got an error; sent now, it would come after the caller's next try. */
  expired: boolean;
}

const BYTES_PER_SEND = 4 * 1024 * 1024;
/** What a message weighs besides its payload, so that many small ones end up in a second send too. */
const BASE_BYTES = 2_048;

/** The half of `publish` that both buses share: refusals, a deadline, and one send at a time for all callers together. */
export class Publisher {
  private readonly sends: Batcher<Call, Error | undefined>;
  private closed = false;

  constructor(
    private readonly topics: TopicRegistry,
    private readonly metrics: BusMetrics,
    private readonly deadlineMs: number,
    /** May throw PartialFailure, which fails only the calls that have such a message. */
    private readonly send: (messages: RoutedMessage[]) => Promise<void>,
  ) {
    this.sends = new Batcher(
      async (calls) => {
        const failures = await this.sendAll(calls.filter(({ expired }) => !expired).flatMap((call) => call.messages));
        return calls.map((call) => errorOf(call, failures));
      },
      { limit: BYTES_PER_SEND, sizeOf: ({ bytes }) => bytes },
    );
  }

  async publish(messages: OutMessage[]): Promise<void> {
    if (messages.length === 0) return;
    if (this.closed) throw new RetriableBusError('The bus is closed.');
    const routed = messages.map((message) => ({ message, topic: this.admitted(message) }));
    const call: Call = { messages: routed, bytes: weight(routed), expired: false };
    const begun = performance.now();
    try {
      const error = await withDeadline(this.sends.add(call), this.deadlineMs);
      if (error) throw error;
    } catch (error) {
      call.expired = true;
      const sent = error instanceof PartlyPublishedError ? messages.filter(({ id }) => !error.failedIds.has(id)) : [];
      const failed = messages.filter((message) => !sent.includes(message));
      this.count(sent, 'ok');
      this.count(failed, error instanceof RetriableBusError ? 'retriable' : 'fatal');
      throw error;
    }
    this.metrics.publishSeconds((performance.now() - begun) / 1_000);
    this.count(messages, 'ok');
  }

  /** Takes nothing more and waits for what is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.sends.idle();
  }

  /** Returns the error of each message that was not taken, by its id. */
  private async sendAll(messages: RoutedMessage[]): Promise<ReadonlyMap<string, unknown>> {
    try {
      if (messages.length > 0) await this.send(messages);
      return new Map();
    } catch (error) {
      if (error instanceof PartialFailure) return error.failures;
      throw error;
    }
  }

  private admitted(message: OutMessage): Topic {
    try {
      return admit(message, this.topics);
    } catch (error) {
      this.metrics.published(this.topics.find(message.topic) ? message.topic : 'undeclared', 'fatal', 1);
      throw error;
    }
  }

  private count(messages: OutMessage[], result: 'ok' | 'retriable' | 'fatal'): void {
    const counts = new Map<string, number>();
    for (const { topic } of messages) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    for (const [topic, count] of counts) this.metrics.published(topic, result, count);
  }
}

function errorOf({ messages }: Call, failures: ReadonlyMap<string, unknown>): Error | undefined {
  const failed = messages.map(({ message }) => message.id).filter((id) => failures.has(id));
  if (failed.length === 0) return undefined;
  const first = failures.get(failed[0]!) as Error;
  return failed.length === messages.length ? first : new PartlyPublishedError(new Set(failed), first);
}

function weight(messages: RoutedMessage[]): number {
  return messages.reduce((sum, { message }) => sum + message.payload.byteLength + BASE_BYTES, 0);
}
