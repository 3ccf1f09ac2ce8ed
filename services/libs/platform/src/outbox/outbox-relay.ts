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

const READ = prepared(
  `SELECT outbox.id AS row, topic, key, msg_id AS id, type, payload, headers, occurred_at AS "occurredAt" FROM outbox WHERE shard = ANY($1::smallint[]) AND topic <> ALL($2::text[]) ORDER BY outbox.id LIMIT ${BATCH}`,
);
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
 */
export class OutboxRelay {
  private running = false;
  private readonly between = new Pause();
  private loop: Promise<void> = Promise.resolve();
  private failures = 0;
  /** When the last round began: what was refused for longer it left out. */
  private roundAt = 0;
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

  /** The lookout saw rows, of whichever topic and replica. While the bus is away, the relay keeps to its own waits. */
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
    const now = performance.now();
    const refusedMs = [...this.refused.values()].flatMap(({ until }) => (until > this.roundAt ? [Math.max(0, until - now)] : []));
    return this.between.wait(Math.min(this.failures > 0 ? waitAfter(this.failures) : lookEveryMs, ...refusedMs));
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

  /** Returns the rows that went. A topic that the bus refuses keeps no other topic's messages back. */
  private async publishWhatGoes(rows: OutboxRow[]): Promise<OutboxRow[]> {
    const topics = Map.groupBy(rows, ({ topic }) => topic);
    try {
      const went = await this.publish(rows);
      this.noteRefusals(rows, went);
      return went;
    } catch (error) {
      const results =
        topics.size === 1 || !this.running || !this.options.leases.isSafe('outbox')
          ? []
          : await Promise.allSettled([...topics.values()].map((ofTopic) => this.publish(ofTopic)));
      const went = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      const refused = this.noteRefusals(rows, went);
      if (went.length === 0) throw error;
      this.options.logger.warn({ err: error, topics: refused }, 'some topics could not be published to; retrying');
      return went;
    }
  }

  /** Returns the topics of which something stays. */
  private noteRefusals(rows: OutboxRow[], went: OutboxRow[]): string[] {
    const gone = new Set(went);
    const refused = new Set(rows.filter((row) => !gone.has(row)).map(({ topic }) => topic));
    for (const topic of new Set(rows.map(({ topic }) => topic)))
      if (refused.has(topic)) this.refuse(topic);
      else this.refused.delete(topic);
    return [...refused];
  }

  private refuse(topic: string): void {
    const times = (this.refused.get(topic)?.times ?? 0) + 1;
    this.refused.set(topic, { times, until: performance.now() + waitAfter(times) });
  }

  private readBatch(): Promise<OutboxRow[]> {
    const waiting = [...this.refused].filter(([, { until }]) => until > this.roundAt).map(([topic]) => topic);
    return this.options.database.query<OutboxRow>(READ, [Array.from({ length: OUTBOX_SHARDS }, (_, shard) => shard), waiting]);
  }

  /** Publishes one batch. Returns whether more may wait behind it that would go. */
  private async moveOnce(): Promise<boolean> {
    const { database, leases, logger, onPublished } = this.options;
    this.roundAt = performance.now();
    try {
      const holds = await leases.hold('outbox', LEASE_SECONDS);
      const rows = holds ? await this.readBatch() : [];
      if (rows.length === 0) {
        // The database answers; whether the bus is away, only a publish can tell.
        this.failures = 0;
        return false;
      }
      const went = await this.publishWhatGoes(rows);
      await database.query(DELETE, [went.map(({ row }) => row)]);
      onPublished?.(went.length, 'ok');
      this.failures = 0;
      return rows.length === BATCH && went.length > 0;
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
