import { Injectable } from '@nestjs/common';
import { newId } from '@nowahala/platform';
import type { DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import type { AccountMessageKind } from '../domain/account-message.js';

export interface WaitingMessage {
  id: string;
  sealed: Buffer;
  attempts: number;
  giveUpAt: Date;
}

/** What the lookout asks. */
export const ACCOUNT_MESSAGE_DUE = 'EXISTS (SELECT FROM {schema}.account_message WHERE due_at <= greatest($1, now()))';
export const ACCOUNT_MESSAGE_TIMES: DueTime[] = [{ table: 'account_message', at: 'due_at' }];

/** Mails and codes that the notifier has not accepted yet. They are never published and are stored encrypted. */
@Injectable()
export class AccountMessageRepository {
  async insert(tx: Transaction, message: { userId: string; kind: AccountMessageKind; sealed: Buffer }, giveUpAt: Date): Promise<void> {
    await tx.query(
      'INSERT INTO account_message (id, user_id, kind, sealed, due_at, give_up_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $5)',
      [newId(), message.userId, message.kind, message.sealed, tx.now, giveUpAt],
    );
  }

  /** Claims due messages. They are due again at `again` when this process dies before it has delivered them. */
  async claim(sql: SqlRunner, now: Date, again: Date, most: number): Promise<WaitingMessage[]> {
    return sql.query<WaitingMessage>(
      `UPDATE account_message SET due_at = $2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM account_message WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id, sealed, attempts, give_up_at`,
      [now, again, most],
    );
  }

  async delete(sql: SqlRunner, id: string): Promise<void> {
    await sql.query('DELETE FROM account_message WHERE id = $1', [id]);
  }

  async retryAt(sql: SqlRunner, id: string, at: Date): Promise<void> {
    await sql.query('UPDATE account_message SET due_at = $2 WHERE id = $1', [id, at]);
  }

  /** Without a kind: all messages of the user. */
  async deleteOfUser(sql: SqlRunner, userId: string, kind?: AccountMessageKind): Promise<void> {
    await sql.query('DELETE FROM account_message WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2)', [userId, kind ?? null]);
  }
}
