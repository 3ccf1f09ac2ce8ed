import { ParkedMessages } from '../bus/consumer/parked-messages.js';
import { FatalBusError, PartlyPublishedError, UndeclaredTopic } from '../bus/event-bus.js';
import type { EventBus, OutMessage } from '../bus/event-bus.js';
import { sleep } from '../concurrency/sleep.js';
import { Pause } from '../concurrency/pause.js';
import type { Database } from '../database/database.js';
import { prepared } from '../postgres/prepared.js';
import type { Leases } from '../database/leases.js';
import type { Logger } from '../telemetry/logger.js';
import { OUTBOX_SHARDS, outboxConsumerOf } from './outbox.js';

const BATCH = 500;
const LOOK_AGAIN_MS = 500;
/** From one round to the next: under load a round carries what several transactions wrote. */
const APART_MS = 10;
const LEASE_SECONDS = 10;
const LONGEST_WAIT_MS = 10_000;
/** What the lookout asks: rows of another replica, and those that a crash left, wake nobody here. */
export const OUTBOX_WAITS = 'EXISTS (SELECT FROM {schema}.outbox WHERE shard >= 0)';

const readWhere = (topics: string) =>
  prepared(
    `SELECT outbox.id AS row, topic, key, msg_id AS id, type, payload, headers, occurred_at AS "occurredAt" FROM outbox WHERE shard = ANY($1::smallint[]) AND ${topics} ORDER BY outbox.id LIMIT ${BATCH}`,
  );
const READ_BUT = readWhere('topic <> ALL($2::text[])');
const READ_OF = readWhere('topic = ANY($2::text[])');
const DELETE = prepared('DELETE FROM outbox WHERE id = ANY($1::bigint[])');

interface OutboxRow {
  row: string | number;
  topic: string;
  key: string;
  id: string;
  type: string;
  payload: Buffer;
  headers: Record<string, string>;
  occurredAt: Date;
}

export interface OutboxRelayOptions {
  database: Database;
  bus: EventBus;
  leases: Leases;
  logger: Logger;
  /** How often it looks into the table unasked. */
  lookEveryMs?: number;
  onPublished?: (count: number, result: 'ok' | 'failed') => void;
}

/**
 * Carries outbox rows to the bus and deletes them. One relay at a time works for a service (lease), and one batch is in flight,
 * so that messages of one key keep their order. A crash between publish and delete publishes twice; readers deduplicate.
 * A topic that the bus refuses waits by itself and is tried by itself; the others go on.
 */
export class OutboxRelay {
  private running = false;
  private readonly between = new Pause();
  private loop: Promise<void> = Promise.resolve();
  /** Rounds in a row that the database failed. */
  private failures = 0;
  /** Topics that the bus refused: how often in a row, and until when they wait. */
  private readonly refused = new Map<string, { times: number; until: number }>();

  constructor(private readonly options: OutboxRelayOptions) {}

  start(): void {
    this.running = true;
    this.loop = this.run();
  }

  /** Runs at once instead of at the next interval. */
  trigger(): void {
    this.between.wake();
  }

  /** The lookout saw rows, of whichever topic and replica, or cannot see. While the database fails, the relay keeps to its own waits. */
  rowsSeen(): void {
    if (this.failures === 0) this.trigger();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.between.wake();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (this.running) {
      const begun = performance.now();
      const isMore = await this.moveOnce();
      if (isMore || !this.running) continue;
      await this.pause();
      const leftMs = begun + APART_MS - performance.now();
      if (this.running && leftMs > 0) await sleep(leftMs);
    }
    await this.options.leases.release('outbox').catch(() => undefined);
  }

  private pause(): Promise<void> {
    const { lookEveryMs = LOOK_AGAIN_MS } = this.options;
    if (this.failures > 0) return this.between.wait(waitAfter(this.failures));
    const now = performance.now();
    return this.between.wait(Math.min(lookEveryMs, ...[...this.refused.values()].map(({ until }) => Math.max(0, until - now))));
  }

  /** Returns the rows that went, at least one. A message that can never be published is set aside with its reason, and counts as gone. */
  private async publish(rows: OutboxRow[]): Promise<OutboxRow[]> {
    const { bus, database, logger } = this.options;
    try {
      await bus.publish(rows.map(toMessage));
    } catch (error) {
      if (error instanceof PartlyPublishedError) {
        logger.warn({ err: error }, 'some messages could not be published; retrying');
        return rows.filter(({ id }) => !error.failedIds.has(id));
      }
      // A row of a newer release: during a rollout its relay carries it, and after a way back the next release does.
      if (!(error instanceof FatalBusError) || error instanceof UndeclaredTopic) throw error;
      const [only, ...others] = rows;
      if (others.length > 0) {
        for (const row of rows) await this.publish([row]);
        return rows;
      }
      logger.error({ err: error, topic: only!.topic }, 'outbox message can never be published and is parked');
      await new ParkedMessages(database).park(outboxConsumerOf(database.schema), toParked(only!), error.message);
    }
    return rows;
  }

  /** Returns the rows that went. */
  private async publishWhatGoes(rows: OutboxRow[]): Promise<OutboxRow[]> {
    const { logger, onPublished } = this.options;
    const topics = new Set(rows.map(({ topic }) => topic));
    try {
      const went = await this.publish(rows);
      const gone = new Set(went);
      const refused = new Set(rows.filter((row) => !gone.has(row)).map(({ topic }) => topic));
      for (const topic of topics)
        if (refused.has(topic)) this.refuse(topic);
        else this.refused.delete(topic);
      onPublished?.(went.length, 'ok');
      return went;
    } catch (error) {
      if (topics.size > 1) {
        // One of them may be the cause. The bus sends together what it is given at a time, so each is tried after the other.
        for (const topic of topics) this.refused.set(topic, { times: 0, until: performance.now() });
        return [];
      }
      const [topic] = topics;
      this.refuse(topic!);
      onPublished?.(0, 'failed');
      if (this.running) logger.warn({ err: error, topic }, 'outbox could not be published; retrying');
      return [];
    }
  }

  private refuse(topic: string): void {
    const times = (this.refused.get(topic)?.times ?? 0) + 1;
    this.refused.set(topic, { times, until: performance.now() + waitAfter(times) });
  }

  /** The refused topic that has been due for longest, and at least for so long. */
  private dueTopic(forMs = 0): string | undefined {
    const now = performance.now() - forMs;
    const due = [...this.refused].filter(([, { until }]) => until <= now).toSorted(([, one], [, other]) => one.until - other.until);
    return due[0]?.[0];
  }

  /** Returns whether more may wait behind these rows that would go. */
  private async carry(read: typeof READ_BUT, topics: string[]): Promise<boolean> {
    const { database } = this.options;
    const shards = Array.from({ length: OUTBOX_SHARDS }, (_, shard) => shard);
    const rows = await database.query<OutboxRow>(read, [shards, topics]);
    if (read === READ_OF && rows.length === 0) for (const topic of topics) this.refused.delete(topic);
    if (rows.length === 0) return false;
    const went = await this.publishWhatGoes(rows);
    if (went.length > 0) await database.query(DELETE, [went.map(({ row }) => row)]);
    return rows.length === BATCH;
  }

  private async holds(): Promise<boolean> {
    const lease = this.running ? await this.options.leases.hold('outbox', LEASE_SECONDS) : undefined;
    // What another one's bus refuses, that one finds out.
    if (!lease) this.refused.clear();
    return lease !== undefined;
  }

  /** Publishes one batch, or where no more wait behind it one of a refused topic. Returns whether more may wait that would go. */
  private async moveOnce(): Promise<boolean> {
    const { logger, onPublished } = this.options;
    try {
      let isMore = (await this.holds()) && (await this.carry(READ_BUT, [...this.refused.keys()]));
      // To be refused again may take the bus ten seconds; where the others never end, each has its turn all the same.
      const due = this.dueTopic(isMore ? LONGEST_WAIT_MS : 0);
      if (due !== undefined && (await this.holds())) isMore = (await this.carry(READ_OF, [due])) || isMore;
      this.failures = 0;
      return isMore || this.dueTopic() !== undefined;
    } catch (error) {
      this.failures = Math.min(this.failures + 1, 5);
      onPublished?.(0, 'failed');
      if (this.running) logger.warn({ err: error }, 'outbox could not be published; retrying');
      return false;
    }
  }
}

const waitAfter = (failures: number): number => Math.min(LOOK_AGAIN_MS * 2 ** failures, LONGEST_WAIT_MS);

const toParked = (row: OutboxRow) => ({ ...toMessage(row), partition: -1, offset: -1n, attempt: 1 });

const toMessage = ({ row: _row, ...message }: OutboxRow): OutMessage => message;
