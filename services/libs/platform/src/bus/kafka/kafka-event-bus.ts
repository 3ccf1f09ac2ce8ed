import kafkajs, { type Admin, type Kafka, type logCreator, type Producer } from 'kafkajs';
import { waitFor } from '../backoff.js';
import { type BusLog, type BusMetrics, noBusLog, noBusMetrics } from '../bus-metrics.js';
import { BusTime } from '../bus-time.js';
import { withDeadline } from '../deadline.js';
import {
  type EventBus,
  FatalBusError,
  UndeclaredTopic,
  type OutMessage,
  type PartitionLag,
  RetriableBusError,
  type SubscribeOptions,
  type Subscription,
} from '../event-bus.js';
import { reportLag } from '../lag-reporter.js';
import { Publisher, type RoutedMessage } from '../publisher.js';
import type { TopicRegistry } from '../topics.js';
import { type AfterRestore, continueAfterRestore, type RestorePoint } from './after-restore.js';
import { type Incarnation, incarnationOf } from './previous-incarnation.js';
import { refusedAtTheDoor, toBusError } from './kafka-errors.js';
import { kafkaLag, missingOffsets } from './kafka-offsets.js';
import type { KafkaSecurity } from './kafka-security.js';
import { KafkaSubscription } from './kafka-subscription.js';
import { ensureKafkaTopics, withOtherPartitions } from './kafka-topics.js';
import { beatAfterClockStep } from './kafkajs-heartbeat.js';
import { quietRequestQueue } from './kafkajs-timer.js';
import { patiently } from './patience.js';
import { MissingPartitions, sendRounds } from './send-rounds.js';

export interface KafkaEventBusOptions {
  brokers: string[];
  /** TLS and credentials; without them the connection is plain and anonymous. */
  security?: KafkaSecurity;
  topics: TopicRegistry;
  /** What this process is called again when it is started anew after it died: what it read before is its own at once. */
  instanceId?: string | undefined;
  metrics?: BusMetrics;
  log?: BusLog;
  timings?: Partial<KafkaBusTimings>;
}

export interface KafkaBusTimings {
  publishMs: number;
  /** A member without a heartbeat for this long loses its partitions, unless its subscription asks for another time. */
  sessionMs: number;
  /** How long a rebalance waits for a member to finish its batch. */
  rebalanceMs: number;
  lagEveryMs: number;
}

const defaultTimings: KafkaBusTimings = { publishMs: 10_000, sessionMs: 30_000, rebalanceMs: 60_000, lagEveryMs: 15_000 };
/** Partitions that are asked seldom may all be led by the one broker whose clock is wrong. */
const BROKERS_DIFFER_MS = 600_000;
const GZIP_FROM_BYTES = 8 * 1024;
const COORDINATOR_MS = 30_000;
/** Clocks that differ by less count as the same (`bus-time.ts`). */
const NOT_NOTICED_MS = 2_000;
const OUT_OF_RANGE = 'Offset out of range, resetting to default offset';

/** The event bus on Kafka, through kafkajs, which is imported in this folder alone. */
export class KafkaEventBus implements EventBus {
  readonly time = new BusTime(BROKERS_DIFFER_MS);
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly admin: Admin;
  private readonly publisher: Publisher;
  private readonly topics: TopicRegistry;
  private readonly incarnation: Incarnation;
  private readonly metrics: BusMetrics;
  private readonly log: BusLog;
  private readonly subscriptions = new Set<KafkaSubscription>();
  private readonly stopping = new AbortController();
  private reporting: Promise<void> = Promise.resolve();
  private answeredAt = performance.now();

  private constructor(
    options: KafkaEventBusOptions,
    private readonly timings: KafkaBusTimings,
  ) {
    quietRequestQueue();
    beatAfterClockStep();
    this.topics = options.topics;
    this.incarnation = incarnationOf(options.instanceId);
    this.metrics = options.metrics ?? noBusMetrics;
    this.log = options.log ?? noBusLog;
    this.kafka = new kafkajs.Kafka({
      clientId: this.incarnation.clientId,
      brokers: options.brokers,
      ...options.security,
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
      logLevel: kafkajs.logLevel.WARN,
      logCreator: this.logCreator,
    });
    this.producer = this.kafka.producer({
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      metadataMaxAge: 60_000,
    });
    this.admin = this.kafka.admin();
    this.publisher = new Publisher(this.topics, this.metrics, timings.publishMs, (messages) => this.send(messages));
  }

  static async open(options: KafkaEventBusOptions): Promise<KafkaEventBus> {
    const bus = new KafkaEventBus(options, { ...defaultTimings, ...options.timings });
    try {
      await Promise.all([bus.producer.connect(), bus.admin.connect()]);
    } catch (error) {
      await bus.close().catch(() => undefined);
      throw refusedAtTheDoor(error) ?? toBusError(error);
    }
    bus.reporting = bus.reportRegularly();
    return bus;
  }

  publish(messages: OutMessage[]): Promise<void> {
    return this.publisher.publish(messages);
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    for (const topic of options.topics) this.requireDeclared(topic);
    const { sessionMs, rebalanceMs } = this.timings;
    try {
      const { group, topics, from } = options;
      const missing = (since?: number) =>
        patiently(() => missingOffsets(this.admin, group, topics, from, since && this.timeAt(since)), COORDINATOR_MS);
      const subscription = await KafkaSubscription.join({
        kafka: this.kafka,
        options,
        missing,
        declaredPartitions: (topic) => this.topics.find(topic)?.partitions,
        incarnation: this.incarnation,
        sessionMs: options.sessionTimeoutMs ?? sessionMs,
        rebalanceMs: options.sessionTimeoutMs ? Math.ceil(options.sessionTimeoutMs * 1.5) : rebalanceMs,
        metrics: this.metrics,
        log: this.log,
        silentMs: () => performance.now() - this.answeredAt,
      });
      this.subscriptions.add(subscription);
      return subscription;
    } catch (error) {
      throw toBusError(error);
    }
  }

  async lag(group: string): Promise<PartitionLag[]> {
    return this.asked(() => kafkaLag(this.admin, group));
  }

  async groups(): Promise<string[]> {
    const { groups } = await this.asked(() => this.admin.listGroups());
    return groups.map(({ groupId }) => groupId).sort();
  }

  async seek(group: string, topic: string, to: { timestamp: Date } | { offset: bigint }): Promise<void> {
    this.requireDeclared(topic);
    if ('offset' in to && to.offset < 0n) throw new FatalBusError('An offset is never negative.');
    const { groups } = await this.asked(() => this.admin.describeGroups([group]));
    if (groups.some(({ members }) => members.length > 0)) {
      throw new RetriableBusError(`The group "${group}" has running members; stop them before moving its offsets.`);
    }
    const ends = await this.asked(() => this.admin.fetchTopicOffsets(topic));
    const found = 'timestamp' in to ? await this.asked(() => this.admin.fetchTopicOffsetsByTimestamp(topic, to.timestamp.getTime())) : [];
    const byTime = new Map(found.map(({ partition, offset }) => [partition, offset]));
    const partitions = ends.map(({ partition, high }) => {
      const wanted = 'offset' in to ? to.offset : BigInt(byTime.get(partition) ?? high);
      return { partition, offset: String(wanted < BigInt(high) ? wanted : BigInt(high)) };
    });
    await this.asked(() => this.setOffsets({ groupId: group, topic, partitions }));
  }

  /** What `after-restore.ts` does; every group has to rest. Without `change` it only counts. */
  async continueAfterRestore(point: RestorePoint, change: boolean): Promise<AfterRestore> {
    const { kafka, admin } = this;
    const parts = {
      kafka,
      admin,
      find: (name: string) => this.topics.find(name),
      publish: (messages: OutMessage[]) => this.publish(messages),
    };
    try {
      return await continueAfterRestore(parts, point, change);
    } catch (error) {
      throw toBusError(error);
    }
  }

  /** By the clock that dates the messages, as far as it is known, and a little before: a live event that comes twice hurts nobody. */
  private timeAt(monotonicMs: number): number {
    return (this.time.nowMs ?? Date.now()) - (performance.now() - monotonicMs) - NOT_NOTICED_MS;
  }

  /** kafkajs joins the group to move it, which may take long, and Kafka answers a connection in order: so it has one of its own. */
  private async setOffsets(offsets: Parameters<Admin['setOffsets']>[0]): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      // It never answers when it could not join and kafkajs does not try again.
      await withDeadline(admin.setOffsets(offsets), COORDINATOR_MS);
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  }

  async ping(): Promise<void> {
    await this.asked(() => withDeadline(this.admin.describeCluster(), 5_000));
  }

  /** Creates every topic of these regions that does not exist; run by the release's topic job. */
  ensureTopics(regions: readonly string[]): Promise<void> {
    return ensureKafkaTopics(this.admin, this.topics.expand(regions));
  }

  async missingTopics(regions: readonly string[]): Promise<string[]> {
    const existing = new Set(await this.asked(() => this.admin.listTopics()));
    const wanted = this.topics.expand(regions);
    const present = wanted.filter(({ name }) => existing.has(name));
    const odd = await this.asked(() => withOtherPartitions(this.admin, present));
    return wanted.filter((topic) => !existing.has(topic.name) || odd.has(topic)).map(({ name }) => name);
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.drain(this.timings.publishMs)));
    await this.publisher.close();
    this.stopping.abort();
    await this.reporting;
    await Promise.allSettled([this.producer.disconnect(), this.admin.disconnect()]);
  }

  private async send(messages: RoutedMessage[]): Promise<void> {
    const bytes = messages.reduce((sum, { message }) => sum + message.payload.byteLength, 0);
    const compression = bytes >= GZIP_FROM_BYTES ? kafkajs.CompressionTypes.GZIP : kafkajs.CompressionTypes.None;
    const missing = new MissingPartitions();
    try {
      for (const round of sendRounds(messages)) {
        const topicMessages = missing.without(round);
        if (topicMessages.length === 0) continue;
        const askedAt = Date.now();
        const answers = await this.producer.sendBatch({ acks: -1, compression, topicMessages });
        const times = answers.map(({ logAppendTime }) => Number(logAppendTime)).filter((time) => time > 0);
        this.time.learn(times, askedAt);
        this.answeredAt = performance.now();
        missing.learn(topicMessages, answers);
      }
    } catch (error) {
      throw toBusError(error);
    }
    missing.refuse(messages);
  }

  private async asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await patiently(question, this.timings.publishMs);
      this.answeredAt = performance.now();
      return answer;
    } catch (error) {
      throw toBusError(error);
    }
  }

  private requireDeclared(topic: string): void {
    if (!this.topics.find(topic)) throw new UndeclaredTopic(topic);
  }

  private async reportRegularly(): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await waitFor(this.timings.lagEveryMs, signal);
      if (signal.aborted) return;
      const groups = [...this.subscriptions].filter(({ left }) => !left).map(({ group }) => group);
      await reportLag(groups, (group) => this.lag(group), this.metrics).catch((error: unknown) =>
        this.log('warn', 'consumer lag could not be measured', { error: String(error) }),
      );
    }
  }

  private readonly logCreator: logCreator = () => {
    return ({ level, log: { message, logger: _logger, timestamp: _timestamp, ...fields } }) => {
      if (message.startsWith(OUT_OF_RANGE)) this.metrics.offsetOutOfRange(String(fields['groupId']), String(fields['topic']));
      // kafkajs calls everything it recovers from by itself an error.
      this.log(level <= kafkajs.logLevel.WARN ? 'warn' : 'info', `kafkajs: ${message}`, fields);
    };
  };
}
