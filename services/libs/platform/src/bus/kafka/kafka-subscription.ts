import type { Cluster, Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { endsWithin } from '../../concurrency/ends-within.js';
import { backoffMs } from '../backoff.js';
import type { BusLog, BusMetrics } from '../bus-metrics.js';
import { atMost } from '../deadline.js';
import { BatchProgress, describeError, offer } from '../delivery.js';
import { type BatchContext, type InMessage, RetriableBusError, type SubscribeOptions, type Subscription } from '../event-bus.js';
import { leaveForPreviousIncarnations, type Incarnation } from './previous-incarnation.js';
import { GroupBeginning } from './group-beginning.js';
import { beat, whileBeating } from './heartbeats.js';
import { rebalanceIn } from './kafka-errors.js';
import { fromKafka } from './kafka-messages.js';
import type { PartitionOffset } from './kafka-offsets.js';
import { assignWhatIsRead } from './partition-assigner.js';

export interface KafkaSubscriptionParts {
  kafka: Kafka;
  options: SubscribeOptions;
  /** Where the group is to begin in partitions that nobody has read: for "latest" as of `since`, by our monotonic clock, or now. */
  missing: (since?: number) => Promise<PartitionOffset[]>;
  declaredPartitions: (topic: string) => number | undefined;
  incarnation: Incarnation;
  sessionMs: number;
  rebalanceMs: number;
  metrics: BusMetrics;
  log: BusLog;
  /** Milliseconds since Kafka last answered anything of this process. */
  silentMs(): number;
}

interface Retry {
  first: bigint;
  progress: BatchProgress;
}

const NO_FETCH_MS = 60_000;
const STALLED_MS = 120_000;
const JOIN_MS = 60_000;

/** One member of a group, with what kafkajs leaves to its users (bus/README.md). */
export class KafkaSubscription implements Subscription {
  private readonly consumer: Consumer;
  private cluster!: Cluster;
  private readonly retries = new Map<string, Retry>();
  private readonly inHand = new Set<Promise<unknown>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private generation = 0;
  private paused = false;
  private standby = false;
  /** In the group, as far as is known. */
  private isMember = false;
  private joiningAgain: Promise<void> = Promise.resolve();
  private draining = false;
  private drained: Promise<void> | undefined;
  private crashed = false;
  private fetchedAt = performance.now();
  private movedAt = performance.now();
  private behind = false;
  private readonly joined = Promise.withResolvers<void>();
  private readonly beginning: GroupBeginning;

  private constructor(private readonly parts: KafkaSubscriptionParts) {
    this.consumer = parts.kafka.consumer({
      groupId: parts.options.group,
      sessionTimeout: parts.sessionMs,
      rebalanceTimeout: parts.rebalanceMs,
      heartbeatInterval: Math.max(200, Math.floor(parts.sessionMs / 10)),
      maxBytesPerPartition: 256 * 1024,
      maxBytes: 4 * 1024 * 1024,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      // Also the only access to the connection.
      partitionAssigners: [
        (config) => {
          this.cluster = config.cluster;
          return assignWhatIsRead(config, parts.declaredPartitions, () => this.standby);
        },
      ],
      retry: { retries: 1_000, maxRetryTime: 2_000, restartOnFailure: () => Promise.resolve(true) },
    });
    this.beginning = new GroupBeginning({
      consumer: this.consumer,
      from: parts.options.from,
      missing: parts.missing,
      generation: () => this.generation,
      isSilent: () => this.isSilent(),
      onFixed: () => this.joined.resolve(),
      onFailed: (error) => {
        parts.log('warn', 'beginning of the group not fixed', { group: this.group, error: describeError(error) });
        if (!rebalanceIn(error)) this.joined.reject(error);
      },
    });
  }

  static async join(parts: KafkaSubscriptionParts): Promise<KafkaSubscription> {
    const subscription = new KafkaSubscription(parts);
    try {
      await subscription.start();
    } catch (error) {
      subscription.draining = true;
      subscription.beginning.stop();
      await subscription.consumer.disconnect().catch(() => undefined);
      throw error;
    }
    return subscription;
  }

  get group(): string {
    return this.parts.options.group;
  }

  /** Draining or gone. */
  get left(): boolean {
    return this.draining;
  }

  pause(): void {
    this.paused = true;
    this.consumer.pause(this.topics());
  }

  resume(): void {
    this.paused = false;
    this.consumer.resume(this.topics());
  }

  async standBy(standby: boolean): Promise<void> {
    if (this.draining) return;
    // What kafkajs is joining already, nothing stops any more.
    if (!this.isMember) throw new RetriableBusError(`The group "${this.group}" is being joined.`);
    this.standby = standby;
    this.joiningAgain = this.joinAgain();
    await this.joiningAgain;
  }

  drain(timeoutMs: number): Promise<void> {
    this.drained ??= this.leave(timeoutMs);
    return this.drained;
  }

  /** False when kafkajs has stopped although Kafka answers; the process has to be replaced then. */
  healthy(): boolean {
    if (this.crashed) return false;
    if (this.paused || this.draining || this.isSilent()) return true;
    const now = performance.now();
    // kafkajs may ask a broker that is no coordinator any more, while batches wait for the answer.
    if (this.beginning.stuckMs() > STALLED_MS) return false;
    if (this.inHand.size > 0) return true;
    return now - this.fetchedAt < NO_FETCH_MS && !(this.behind && now - this.movedAt > STALLED_MS && this.retries.size === 0);
  }

  private isSilent(): boolean {
    return this.parts.silentMs() > NO_FETCH_MS / 2;
  }

  private async start(): Promise<void> {
    const { consumer, parts, joined } = this;
    joined.promise.catch(() => undefined);
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      this.generation += 1;
      this.isMember = true;
      this.retries.clear();
      this.fetchedAt = performance.now();
      // What it was behind with may be another member's now.
      this.behind = false;
      parts.metrics.rebalanced(this.group);
      this.beginning.fix(payload.memberAssignment);
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      parts.log('error', 'kafka consumer crashed', { group: this.group, restarts: payload.restart, error: payload.error.message });
      this.crashed ||= !payload.restart;
      this.isMember = false;
      joined.reject(payload.error);
    });
    consumer.on(consumer.events.FETCH, () => {
      this.fetchedAt = performance.now();
    });
    await consumer.connect();
    await leaveForPreviousIncarnations(this.cluster, this.group, parts.incarnation, parts.log);
    // Always from the beginning: kafkajs would use "latest" also when an offset is out of range. Where to begin is committed below.
    await consumer.subscribe({ topics: parts.options.topics, fromBeginning: true });
    await this.run();
    await endsWithin(
      JOIN_MS,
      joined.promise,
      () => new RetriableBusError(`The group "${this.group}" could not be joined within a minute.`),
    );
  }

  private run(): Promise<void> {
    return this.consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 3,
      eachBatch: (payload) => this.track(this.eachBatch(payload)),
    });
  }

  /** A member says only as it joins what it is. */
  private async joinAgain(): Promise<void> {
    this.isMember = false;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    await this.consumer.stop();
    if (this.draining) return;
    await this.run();
    if (this.paused) this.pause();
  }

  private async eachBatch(payload: EachBatchPayload): Promise<void> {
    const { topic, partition, messages } = payload.batch;
    const { maxBatch } = this.parts.options;
    const { generation } = this;
    // Where it begins may be another place; the batch is stale then.
    await whileBeating(payload, this.beginning.known());
    const isStale = () => generation !== this.generation || payload.isStale() || this.crashed;
    for (let at = 0; at < messages.length; at += maxBatch) {
      if (isStale() || this.draining || this.paused || !payload.isRunning()) return;
      const chunk = messages.slice(at, at + maxBatch).map((message) => fromKafka(topic, partition, message));
      const outcome = await this.offerOnce(payload, chunk, isStale);
      if (outcome === 'stale') return;
      if (outcome === 'failed') return this.standStill(payload, chunk[0]!);
      await this.commit(payload, chunk.at(-1)!.offset, isStale);
    }
  }

  /** Heartbeats go on while the handler works; a rebalance that they announce is answered after the batch. */
  private async offerOnce(payload: EachBatchPayload, chunk: InMessage[], isStale: () => boolean): Promise<'done' | 'failed' | 'stale'> {
    const first = chunk[0]!;
    const context: BatchContext = { group: this.group, isStale, heartbeat: () => beat(payload) };
    const known = this.retries.get(nameOf(first));
    const retry: Retry = known?.first === first.offset ? known : { first: first.offset, progress: new BatchProgress() };
    this.retries.set(nameOf(first), retry);
    const outcome = await whileBeating(payload, offer(chunk, this.parts.options.handler, context, retry.progress));
    if (outcome !== 'failed') this.retries.delete(nameOf(first));
    return outcome;
  }

  /** Pauses this partition only; when it goes on, the same messages come again. */
  private standStill(payload: EachBatchPayload, first: InMessage): void {
    const { topic, partition } = first;
    const { progress } = this.retries.get(nameOf(first))!;
    const waitMs = backoffMs(progress.inARow);
    this.parts.log('warn', 'batch failed and is retried', {
      group: this.group,
      topic,
      partition,
      failures: progress.failures,
      waitMs: Math.round(waitMs),
      error: describeError(progress.lastError),
    });
    const resume = payload.pause();
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.paused && !this.draining) resume();
    }, waitMs);
    this.timers.add(timer);
  }

  private async commit(payload: EachBatchPayload, last: bigint, isStale: () => boolean): Promise<void> {
    const { topic, partition, highWatermark } = payload.batch;
    if (isStale()) return;
    const next = last + 1n;
    await payload.commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset: String(next) }] }] });
    payload.resolveOffset(String(last));
    this.movedAt = performance.now();
    this.behind = next < BigInt(highWatermark);
  }

  private async leave(timeoutMs: number): Promise<void> {
    this.draining = true;
    // Between a crash and the next start kafkajs has nothing to pause, and throws.
    if (this.isMember) this.consumer.pause(this.topics());
    for (const timer of this.timers) clearTimeout(timer);
    this.beginning.stop();
    await atMost(Promise.all([...this.inHand, this.joiningAgain]), timeoutMs);
    // Whatever did not finish may not commit any more.
    this.generation += 1;
    await atMost(this.consumer.stop(), Math.max(timeoutMs, 5_000));
    await atMost(this.consumer.disconnect(), 5_000);
  }

  private async track(work: Promise<void>): Promise<void> {
    const settled = work.catch(() => undefined);
    this.inHand.add(settled);
    try {
      await work;
    } finally {
      this.inHand.delete(settled);
    }
  }

  private topics(): { topic: string }[] {
    return this.parts.options.topics.map((topic) => ({ topic }));
  }
}

const nameOf = ({ topic, partition }: InMessage): string => `${topic}:${partition}`;
