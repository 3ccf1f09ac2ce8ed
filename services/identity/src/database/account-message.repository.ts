import { Injectable } from '@nestjs/common';
import { newId } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { AccountMessageRepository } from '../application/ports/index.js';
import type { AccountMessage, AccountMessageKind, WaitingMessage } from '../application/ports/index.js';
import { SealedBox } from '../application/secrets/sealed-box.js';

@Injectable()
export class OutgoingMessagesTable extends AccountMessageRepository {
  constructor(private readonly box: SealedBox) {
    super();
  }

  async insert(sql: SqlRunner, message: AccountMessage, giveUpAt: Date, now: Date): Promise<void> {
    await sql.query(
      'INSERT INTO account_message (id, user_id, kind, sealed, due_at, give_up_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $5)',
      [newId(), message.userId, message.kind, this.box.seal(message), now, giveUpAt],
    );
  }

  async claim(sql: SqlRunner, now: Date, again: Date, most: number): Promise<WaitingMessage[]> {
    const rows = await sql.query<{ id: string; sealed: Buffer; attempts: number; giveUpAt: Date }>(
      `UPDATE account_message SET due_at = $2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM account_message WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING id, sealed, attempts, give_up_at AS "giveUpAt"`,
      [now, again, most],
    );
    return rows.map(({ sealed, ...row }) => ({ ...row, message: this.box.open<AccountMessage>(sealed) }));
  }

  async delete(sql: SqlRunner, id: string): Promise<void> {
    await sql.query('DELETE FROM account_message WHERE id = $1', [id]);
  }

  async retryAt(sql: SqlRunner, id: string, at: Date): Promise<void> {
    await sql.query('UPDATE account_message SET due_at = $2 WHERE id = $1', [id, at]);
  }

  async deleteOfUser(sql: SqlRunner, userId: string, kind?: AccountMessageKind): Promise<void> {
    await sql.query('DELETE FROM account_message WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2)', [userId, kind ?? null]);
  }
}
