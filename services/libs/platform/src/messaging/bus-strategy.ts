import { topicCodecs, topicDeclarations } from '@nowahala/contracts';
import type { TopicDeclaration, TopicName } from '@nowahala/contracts';
import { Catch } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { Server } from '@nestjs/microservices';
import type { CustomTransportStrategy, MessageHandler } from '@nestjs/microservices';
import { SpanKind } from '@opentelemetry/api';
import { Batcher } from '../concurrency/batcher.js';
import { sleep } from '../concurrency/sleep.js';
import { isObservable, lastValueFrom, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { consumeBatch, consumeEach, UndecodableMessage } from '../bus/consumer/consumer.js';
import type { ConsumerOptions } from '../bus/consumer/consumer.js';
import { RETRY_FOR } from '../bus/consumer/parked-messages.js';
import type { ParkedMessages } from '../bus/consumer/parked-messages.js';
import { RetriableBusError } from '../bus/event-bus.js';
import type { BatchHandler, EventBus, InMessage, SubscribeOptions, Subscription } from '../bus/event-bus.js';
import type { Store } from '../event-store/store.js';
import type { Logger } from '../telemetry/logger.js';
import { linkTo, traced } from '../telemetry/tracing.js';
import type { Metrics } from '../telemetry/metrics.js';
import { faultOf } from './check-message.js';
import { MessageContext } from './message-context.js';
import { RunningHandlers } from './running-handlers.js';
import { Standby } from './standby.js';
import type { TopicOptions } from './on-topic.js';

export interface BusStrategyOptions {
  service: string;
  bus: EventBus;
  /** Without the bus the service does nothing: it gives up when it cannot join. Others join when the bus is there. */
  needsBus: boolean;
  store: Store | undefined;
  parked: ParkedMessages | undefined;
  region: string;
  logger: Logger;
  metrics: Metrics;
  running?: RunningHandlers;
}

const MAX_BATCH = 200;
const DRAIN_MS = 20_000;
const JOIN_AGAIN_MS = { first: 250, most: 5_000, altogether: 120_000 };

/** Passes a handler's error on as it is; Nest's own filter would turn it into "Internal server error". */
@Catch()
export class PassErrorsOn implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Lets Nest controllers subscribe to topics with @OnTopic; the EventBus port does the rest. */
export class BusStrategy extends Server implements CustomTransportStrategy {
  private subscriptions: Subscription[] = [];
  readonly standby = new Standby();
  private readonly running: RunningHandlers;
  private closing = false;
  private failed = false;
  private goOn: () => void = () => undefined;
  /** Resolves when the bus cannot be joined now and the service is to start all the same. */
  readonly goesOnWithoutBus = new Promise<void>((resolve) => (this.goOn = resolve));
  /** Every group is joined. */
  reading = false;

  constructor(private readonly options: BusStrategyOptions) {
    super();
    this.running = options.running ?? new RunningHandlers();
  }

  listen(done: (error?: unknown) => void): void {
    this.subscribeAll().then(
      () => {
        this.reading = true;
        done();
      },
      (error: unknown) => {
        this.failed = !this.closing;
        done(error);
      },
    );
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain(DRAIN_MS)));
    this.subscriptions = [];
  }

  healthy(): boolean {
    return !this.failed && this.subscriptions.every((subscription) => subscription.healthy());
  }

  /** Handlers that do not end, by group and topic. */
  hanging(): string[] {
    return this.running.hanging();
  }

  pause(): void {
    for (const subscription of this.subscriptions) subscription.pause();
  }

  resume(): void {
    for (const subscription of this.subscriptions) subscription.resume();
  }

  on(): never {
    throw new Error('the bus has no events of its own');
  }

  unwrap<T>(): T {
    return this.options.bus as T;
  }

  private async subscribeAll(): Promise<void> {
    const groups = new Map<
      string,
      { from: 'earliest' | 'latest'; sessionTimeoutMs: number | undefined; handlers: Map<string, BatchHandler> }
    >();
    for (const [pattern, handler] of this.messageHandlers) {
      // Nest calls the second one within the first: both would be one consumer, and `once` lets one of them pass.
      if (handler.next) throw new Error(`${this.options.service} has two handlers for ${pattern}: let one call both`);
      const options = (handler.extras ?? {}) as TopicOptions;
      const group = `${this.options.service}.${options.group ?? 'main'}`;
      const known = groups.get(group) ?? {
        from: options.from ?? 'earliest',
        sessionTimeoutMs: options.sessionTimeoutMs,
        handlers: new Map(),
      };
      const topic = this.realTopic(pattern as TopicName);
      known.handlers.set(topic, this.batchHandler(group, pattern as TopicName, handler, options));
      groups.set(group, known);
    }
    // Together: none waits for the dead readers of another.
    await Promise.all(
      [...groups].map(async ([group, { from, sessionTimeoutMs, handlers }]) => {
        const handler: BatchHandler = async (batch, context) => {
          const ours = batch.filter(({ headers }) => (headers[RETRY_FOR] ?? group) === group);
          if (ours.length > 0) await handlers.get(ours[0]!.topic)!(ours, context);
        };
        const topics = [...handlers.keys()];
        const asked = { group, topics, handler, maxBatch: MAX_BATCH, from, ...(sessionTimeoutMs && { sessionTimeoutMs }) };
        const subscription = await this.join(asked);
        this.subscriptions.push(subscription);
        this.standby.add(subscription);
        if (this.closing) await subscription.drain(DRAIN_MS);
      }),
    );
  }

  /** Retries while a broker is busy, starting or away. */
  private async join(options: SubscribeOptions): Promise<Subscription> {
    const giveUpAt = performance.now() + JOIN_AGAIN_MS.altogether;
    for (let pauseMs = JOIN_AGAIN_MS.first; ; pauseMs = Math.min(pauseMs * 2, JOIN_AGAIN_MS.most)) {
      try {
        return await this.options.bus.subscribe(options);
      } catch (error) {
        const tooLate = this.options.needsBus && performance.now() > giveUpAt;
        if (!(error instanceof RetriableBusError) || this.closing || tooLate) throw error;
        if (!this.options.needsBus) this.goOn();
        this.options.logger.warn({ err: error, group: options.group }, 'consumer group could not be joined; retrying');
        await sleep(pauseMs);
      }
    }
  }

  private realTopic(name: TopicName): string {
    const declaration = declared.get(name);
    if (!declaration) throw new Error(`${this.options.service} listens to ${name}, which proto/topics.yaml does not declare`);
    return declaration.perRegion ? `${name}.${this.options.region}` : name;
  }

  private batchHandler(group: string, topic: TopicName, handler: MessageHandler, options: TopicOptions): BatchHandler {
    const consumer = this.consumerOptions(group);
    const context = (message: InMessage) => new MessageContext(message, group, this.options.store);
    const call = (data: unknown, of: MessageContext | undefined): Promise<void> =>
      this.running.track(`${group} on ${topic}`, async () => {
        const answer: unknown = await handler(data as never, of as never);
        if (isObservable(answer)) await lastValueFrom(answer, { defaultValue: undefined });
      });
    if (options.batch) {
      const handle = (messages: InMessage[]) => {
        const items = messages.map((message) => ({ message: decode(topic, message), context: context(message) }));
        const links = items.flatMap((item) => linkTo(item.context.meta.traceparent));
        return traced(`consume ${topic}`, undefined, () => call(items, undefined), { kind: SpanKind.CONSUMER, links });
      };
      if (!options.together) return consumeBatch(consumer, handle);
      // What fails is offered again alone: one partition's trouble is neither taken for another's nor waited for by it twice.
      const runs = new Batcher<InMessage[], void>(async (batches) => (await handle(batches.flat()), batches.map(() => undefined)), {
        limit: MAX_BATCH,
        sizeOf: (batch) => batch.length,
      });
      return consumeBatch(consumer, (messages) => (goesAlone(messages) ? handle(messages) : runs.add(messages)), handle);
    }
    return consumeEach(consumer, (message) => {
      const of = context(message);
      return traced(`consume ${topic}`, of.meta.traceparent, () => call(decode(topic, message), of), { kind: SpanKind.CONSUMER });
    });
  }

  private consumerOptions(consumer: string): ConsumerOptions {
    const { bus, parked, logger, metrics } = this.options;
    return {
      consumer,
      parked,
      logger,
      toDlq: async (message, reason) =>
        bus.publish([{ ...message, topic: `${message.topic}.dlq`, headers: { ...message.headers, error: reason, consumer } }]),
      onHandled: ({ topic, result, seconds }) => metrics.busHandlerSeconds.observe({ group: consumer, topic, result }, seconds),
    };
  }
}

/** Enough for a transaction of its own, which goes on beside those of other partitions; or what failed already. */
const goesAlone = (messages: InMessage[]): boolean => messages.length > MAX_BATCH / 4 || messages.some(({ attempt }) => attempt > 1);

const declared = new Map<string, TopicDeclaration>(topicDeclarations.map((declaration) => [declaration.name, declaration]));

function decode(topic: TopicName, message: InMessage): unknown {
  const fault = (why: string) => new UndecodableMessage(`${topic} ${message.id}: ${why}`);
  let decoded: object;
  try {
    decoded = topicCodecs[topic].decode(message.payload);
  } catch (error) {
    throw fault(String((error as Error).message));
  }
  const why = faultOf(declared.get(topic)!, decoded);
  if (why !== undefined) throw fault(why);
  return decoded;
}
