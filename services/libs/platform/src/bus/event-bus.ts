import type { BusTime } from './bus-time.js';

/**
 * The one port through which services publish and consume messages. Two adapters implement it (`postgres/`, `kafka/`)
 * and both pass `event-bus.contract.ts`. Delivery is at least once and ordered per key only.
 */
export interface EventBus {
  /**
   * Resolves only when every message is durable. Rejects with RetriableBusError, which is a PartlyPublishedError where some are, or
   * FatalBusError.
   */
  publish(messages: OutMessage[]): Promise<void>;
  subscribe(options: SubscribeOptions): Promise<Subscription>;
  lag(group: string): Promise<PartitionLag[]>;
  /** Every group that has ever read. */
  groups(): Promise<string[]>;
  /** Makes every topic of these regions that does not exist. */
  ensureTopics(regions: readonly string[]): Promise<void>;
  /** Those of them that a release has still to make; none where the bus makes them as they are needed. */
  missingTopics(regions: readonly string[]): Promise<string[]>;
  /** Moves a group that has no running members; replays use a group name of their own. */
  seek(group: string, topic: string, to: { timestamp: Date } | { offset: bigint }): Promise<void>;
  /** Resolves once the bus answers; rejects with the reason when it cannot be reached. Feeds readiness. */
  ping(): Promise<void>;
  /** How long ago it answered by itself. Missing where it is not asked all the time. */
  readonly silentMs?: number;
  readonly time?: Pick<BusTime, 'nowMs'> | undefined;
  /** Calls back with each change of whether no other process reads for the same groups. Missing where the bus cannot tell. */
  watchCompany?(changed: (alone: boolean) => void): void;
  /** Drains every subscription, finishes what is being published, and lets go of all connections. */
  close(): Promise<void>;
}

export interface OutMessage {
  topic: string;
  /** Ordering key; never empty. */
  key: string;
  /** Unique id of the message (UUID); consumers deduplicate on it. */
  id: string;
  /** Full protobuf message name, for example `nowahala.pings.v1.PingCompleted`. */
  type: string;
  payload: Uint8Array;
  headers: MessageHeaders;
  occurredAt: Date;
}

/** Header names of the envelope: id, type, schema_version, tenant_id, occurred_at, correlation_id, causation_id, traceparent, tracestate, producer, x-replay. */
export type MessageHeaders = Record<string, string | string[]>;

export interface InMessage extends OutMessage {
  partition: number;
  offset: bigint;
  /** By the clock of the bus, whatever the one of the sender says. Not known of what was set aside before. */
  loggedAt?: Date;
  /** 1 for the first delivery to this consumer, more after a retry. */
  attempt: number;
}

export interface BatchContext {
  group: string;
  /** True once the partition has been taken away: stop working, the rest is redelivered elsewhere. */
  isStale(): boolean;
  /** Keeps the membership alive during long batches; called by the adapter between messages, rarely needed in handlers. */
  heartbeat(): Promise<void>;
}

/**
 * Throws to fail the whole batch; or PartialFailure to fail single messages while the others count as done. What failed
 * is offered again after a growing pause, and its partition stands still meanwhile; `consumeBatch` and `consumeEach` wrap
 * a handler so that a message at fault is parked instead.
 */
export type BatchHandler = (batch: InMessage[], context: BatchContext) => Promise<void>;

export interface SubscribeOptions {
  group: string;
  topics: string[];
  handler: BatchHandler;
  maxBatch: number;
  /** Where a group begins that has never read the topic; one that has goes on where it was. */
  from: 'earliest' | 'latest';
  /** How soon the partitions of a member that died move on; the bus has a default (Kafka 30 s, PostgreSQL 6 s at most). */
  sessionTimeoutMs?: number;
}

export interface Subscription {
  pause(): void;
  resume(): void;
  /** While it stands by, its group gives it only what nobody else of the group reads. Rejects while the bus is away. */
  standBy(standby: boolean): Promise<void>;
  /** Finishes the batch in hand, commits, leaves the group. */
  drain(timeoutMs: number): Promise<void>;
  healthy(): boolean;
}

export interface PartitionLag {
  topic: string;
  partition: number;
  committed: bigint;
  end: bigint;
  lag: bigint;
  /** Age of the oldest unread message; 0 when idle. */
  lagSeconds: number;
}

/** The bus cannot take the message now; the same call may succeed later. */
export class RetriableBusError extends Error {
  override name = 'RetriableBusError';
}

/** The bus took the messages of a call but for these, which it may take later. */
export class PartlyPublishedError extends RetriableBusError {
  override name = 'PartlyPublishedError';

  constructor(
    readonly failedIds: ReadonlySet<string>,
    cause: unknown,
  ) {
    super(`The bus did not take ${failedIds.size} of the messages: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The message can never be published as it is (empty key, over 900 KB). */
export class FatalBusError extends Error {
  override name = 'FatalBusError';
}

/** A defect, or a topic of another release: one that is newer, beside or before this one, declares it. */
export class UndeclaredTopic extends FatalBusError {
  constructor(topic: string) {
    super(`The topic "${topic}" is not declared in proto/topics.yaml.`);
  }
}
