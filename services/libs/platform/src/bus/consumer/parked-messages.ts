import type { SqlRunner } from '../../database/database.js';
import { prepared } from '../../postgres/prepared.js';
import type { InMessage, MessageHeaders } from '../event-bus.js';

/** A message that waits for an operator, as `parked_message` keeps it. */
export interface ParkedMessage {
  message: InMessage;
  error: string;
  attempts: number;
  parkedAt: Date;
}

interface ParkedRow {
  topic: string;
  key: string;
  id: string;
  payload: Buffer;
  headers: MessageHeaders;
  error: string;
  attempts: number;
  parkedAt: Date;
}

const PARTITION = 'x-parked-partition';
const OFFSET = 'x-parked-offset';
/** Names the one consumer that a retried message is meant for; the others of its topic have had it. */
export const RETRY_FOR = 'x-retry-for';

/** The headers as they were before the message was parked. */
export function withoutParkingMarks({
  [PARTITION]: _partition,
  [OFFSET]: _offset,
  ...headers
}: Record<string, string>): Record<string, string> {
  return headers;
}

const COLUMNS = 'topic, key, msg_id AS id, payload, headers, error, attempts, parked_at AS "parkedAt"';
const KEYS = prepared('SELECT DISTINCT topic, key FROM parked_message WHERE consumer = $1');
const IN_ORDER = `ORDER BY (headers->>'${PARTITION}')::int, (headers->>'${OFFSET}')::bigint, parked_at`;

/**
 * Messages that a consumer could not handle, and those of the same key that came after them. Every service keeps its own
 * in its own schema.
 */
export class ParkedMessages {
  constructor(private readonly sql: Pick<SqlRunner, 'query'>) {}

  async isKeyParked(consumer: string, topic: string, key: string): Promise<boolean> {
    const rows = await this.sql.query('SELECT 1 FROM parked_message WHERE consumer = $1 AND topic = $2 AND key = $3 LIMIT 1', [
      consumer,
      topic,
      key,
    ]);
    return rows.length > 0;
  }

  /** Every key of the consumer that has a message parked. */
  async keys(consumer: string): Promise<{ topic: string; key: string }[]> {
    return this.sql.query(KEYS, [consumer]);
  }

  /** Parking a message again only refreshes the reason. */
  async park(consumer: string, message: InMessage, error: string): Promise<void> {
    await this.sql.query(
      `INSERT INTO parked_message (consumer, topic, key, msg_id, payload, headers, error, attempts) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (consumer, msg_id) DO UPDATE SET error = excluded.error, attempts = parked_message.attempts + excluded.attempts`,
      valuesOf(consumer, message, error),
    );
  }

  /** Parks it behind the earlier ones of its key; false when none of them is left, so that it may be handled. */
  async parkBehind(consumer: string, message: InMessage): Promise<boolean> {
    const rows = await this.sql.query(
      `INSERT INTO parked_message (consumer, topic, key, msg_id, payload, headers, error, attempts)
       SELECT $1, $2, $3, $4::uuid, $5::bytea, $6::jsonb, $7, $8::int
       WHERE EXISTS (SELECT 1 FROM parked_message WHERE consumer = $1 AND topic = $2 AND key = $3)
       ON CONFLICT (consumer, msg_id) DO UPDATE SET attempts = parked_message.attempts
       RETURNING msg_id`,
      valuesOf(consumer, { ...message, attempt: 0 }, 'waits behind an earlier message of the same key'),
    );
    return rows.length > 0;
  }

  async list(consumer: string, limit = 100): Promise<ParkedMessage[]> {
    const rows = await this.sql.query<ParkedRow>(`SELECT ${COLUMNS} FROM parked_message WHERE consumer = $1 ${IN_ORDER} LIMIT $2`, [
      consumer,
      limit,
    ]);
    return rows.map(toParked);
  }

  /**
   * Hands the parked messages of one key to the handler in their order and forgets each that succeeds; the first failure
   * ends it and is thrown. Returns how many succeeded.
   */
  async retry(consumer: string, topic: string, key: string, handle: (message: InMessage) => Promise<void>): Promise<number> {
    for (let done = 0; ; done += 1) {
      const [row] = await this.sql.query<ParkedRow>(
        `SELECT ${COLUMNS} FROM parked_message WHERE consumer = $1 AND topic = $2 AND key = $3 ${IN_ORDER} LIMIT 1`,
        [consumer, topic, key],
      );
      if (!row) return done;
      const { message } = toParked(row);
      try {
        await handle(message);
      } catch (error) {
        await this.park(consumer, { ...message, attempt: 1 }, String((error as Error).message ?? error));
        throw error;
      }
      await this.discard(consumer, message.id);
    }
  }

  /** Forgets one message for good; the next of its key is then first in line. */
  async discard(consumer: string, messageId: string): Promise<boolean> {
    const rows = await this.sql.query('DELETE FROM parked_message WHERE consumer = $1 AND msg_id = $2 RETURNING msg_id', [
      consumer,
      messageId,
    ]);
    return rows.length > 0;
  }

  async count(): Promise<{ consumer: string; topic: string; parked: number }[]> {
    return this.sql.query('SELECT consumer, topic, count(*)::int AS parked FROM parked_message GROUP BY consumer, topic');
  }
}

function valuesOf(consumer: string, message: InMessage, error: string): unknown[] {
  const headers = { ...message.headers, [PARTITION]: String(message.partition), [OFFSET]: String(message.offset) };
  return [
    consumer,
    message.topic,
    message.key,
    message.id,
    Buffer.from(message.payload),
    JSON.stringify(headers),
    error.slice(0, 2_000),
    message.attempt,
  ];
}

function toParked(row: ParkedRow): ParkedMessage {
  const { [PARTITION]: partition, [OFFSET]: offset, ...headers } = row.headers;
  const message: InMessage = {
    topic: row.topic,
    key: row.key,
    id: row.id,
    type: String(headers['type']),
    payload: new Uint8Array(row.payload),
    headers,
    occurredAt: new Date(String(headers['occurred_at'])),
    partition: Number(partition),
    offset: BigInt(String(offset)),
    attempt: row.attempts + 1,
  };
  return { message, error: row.error, attempts: row.attempts, parkedAt: row.parkedAt };
}
