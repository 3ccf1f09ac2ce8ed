import { Database, deleteOld } from '@nowahala/platform';
import type { DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { InboundSubject, ReplyIntent } from '../domain/inbound-message.js';

/** Of one number "quiet 30" and "quiet off" are done in the order in which they came, however long the first one waits. */
const dueOf = (table: string, now: string): string => `due_at <= ${now} AND NOT (intent = 'quiet' AND EXISTS (SELECT FROM ${table} earlier
  WHERE earlier.due_at IS NOT NULL AND earlier.intent = 'quiet' AND earlier.phone = m.phone
    AND (earlier.received_at, earlier.provider_id) < (m.received_at, m.provider_id)))`;

/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const INBOUND_MESSAGE_DUE = `EXISTS (SELECT FROM {schema}.incoming_message m WHERE ${dueOf('{schema}.incoming_message', 'greatest($1, now())')})`;
export const INBOUND_MESSAGE_TIMES: DueTime[] = [{ table: 'incoming_message', at: 'due_at' }];

/** What an inbound message asked for and what it was about when it came; its text is not kept. */
export interface StoredInboundMessage {
  providerId: string;
  phone: string;
  intent: ReplyIntent;
  subject: InboundSubject;
  receivedAt: Date;
}

/** The wait doubles from 5 s to a minute; a process that died in between costs no more than that. */
const NEXT_TRY = `$1::timestamptz + make_interval(secs => least(60, 5 * 2 ^ least(attempts, 5)))`;

@Injectable()
export class InboundMessageRepository {
  constructor(private readonly database: Database) {}

  /** False when the provider repeats what is stored already. */
  async insert(tx: Transaction, { providerId, phone, intent, subject, receivedAt }: StoredInboundMessage): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO incoming_message (provider_id, phone, received_at, intent, subject, due_at) VALUES ($1, $2, $3, $4, $5, $3)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [providerId, phone, receivedAt, intent, JSON.stringify(subject)],
    );
    return rows.length > 0;
  }

  /** Each is due again later, unless it is answered before. */
  claimDue(now: Date, limit: number): Promise<StoredInboundMessage[]> {
    return this.database.query<StoredInboundMessage>(
      `UPDATE incoming_message SET attempts = attempts + 1, due_at = ${NEXT_TRY}
       WHERE provider_id IN (SELECT provider_id FROM incoming_message m WHERE ${dueOf('incoming_message', '$1')} ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING provider_id, phone, intent, subject, received_at`,
      [now, limit],
    );
  }

  /** It waits for something that is under way: due then, unless it is answered before. */
  async postpone(providerId: string, until: Date): Promise<void> {
    await this.database.query('UPDATE incoming_message SET due_at = $2 WHERE provider_id = $1 AND due_at IS NOT NULL', [providerId, until]);
  }

  /** True for the first that says so. */
  async markAnswered(sql: SqlRunner, providerId: string): Promise<boolean> {
    const rows = await sql.query('UPDATE incoming_message SET due_at = NULL WHERE provider_id = $1 AND due_at IS NOT NULL RETURNING 1', [
      providerId,
    ]);
    return rows.length > 0;
  }

  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'incoming_message', 'received_at', before);
  }
}
