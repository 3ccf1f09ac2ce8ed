import type { SqlRunner } from '../../database/database.js';
import type { InMessage, MessageHeaders } from '../event-bus.js';

export interface ParkedMessage {
  consumer: string;
  topic: string;
  key: string;
  messageId: string;
  payload: Buffer;
  headers: MessageHeaders;
  error: string;
  attempts: number;
  parkedAt: Date;
}

/** Messages a consumer could not handle, each with the reason. Later messages of the same key wait behind them, so order is kept. */
export class ParkedMessages {
  constructor(private readonly sql: SqlRunner) {}

  async areKeysParked(consumer: string, topic: string, keys: string[]): Promise<boolean> {
    const rows = await this.sql.query('SELECT 1 FROM parked_message WHERE consumer = $1 AND topic = $2 AND key = ANY($3::text[]) LIMIT 1', [consumer, topic, keys]);
    return rows.length > 0;
  }

  async park(consumer: string, message: InMessage, reason: string): Promise<void> {
    await this.sql.query(
      `INSERT INTO parked_message (consumer, topic, key, msg_id, payload, headers, error, attempts, parked_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())
       ON CONFLICT (consumer, msg_id) DO NOTHING`,
      [consumer, message.topic, message.key, message.id, Buffer.from(message.payload), JSON.stringify({ ...message.headers, 'x-occurred-at': message.occurredAt.toISOString(), 'x-type': message.type }), reason.slice(0, 2_000), message.attempt],
    );
  }

  async list(limit = 100): Promise<ParkedMessage[]> {
    return this.sql.query<ParkedMessage>(
      `SELECT consumer, topic, key, msg_id AS "messageId", payload, headers, error, attempts, parked_at AS "parkedAt" FROM parked_message ORDER BY parked_at LIMIT $1`,
      [limit],
    );
  }

  /** Takes a message away for good. True when it was there. */
  async discard(consumer: string, messageId: string): Promise<boolean> {
    return (await this.sql.query('DELETE FROM parked_message WHERE consumer = $1 AND msg_id = $2 RETURNING 1', [consumer, messageId])).length > 0;
  }

  async count(): Promise<{ consumer: string; topic: string; parked: number }[]> {
    return this.sql.query('SELECT consumer, topic, count(*)::int AS parked FROM parked_message GROUP BY 1, 2');
  }
}

/** The message as it came, so that a retry hands over the same thing. */
export const parkedToMessage = (parked: ParkedMessage): InMessage => ({
  topic: parked.topic,
  key: parked.key,
  id: parked.messageId,
  type: String(parked.headers['x-type'] ?? ''),
  payload: parked.payload,
  headers: parked.headers,
  occurredAt: new Date(String(parked.headers['x-occurred-at'] ?? parked.parkedAt)),
  partition: -1,
  offset: -1n,
  attempt: parked.attempts + 1,
});
