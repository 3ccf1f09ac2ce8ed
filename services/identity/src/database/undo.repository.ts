import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import type { Undo } from '../domain/undo.js';

export type StoredUndo = Undo & { tokenHash: string; userId: string; expiresAt: Date };

const COLUMNS = 'token_hash, user_id, what, email, email_key, email_verified_at, phone, phone_verified_at, created_at, expires_at';

/** What puts changes of e-mail and phone back. */
@Injectable()
export class UndoRepository {
  /** Under the user's lock. Always the latest of the user, whatever the clock of this replica says: undos are used in their order. */
  async insert(sql: SqlRunner, undo: StoredUndo): Promise<void> {
    await sql.query(
      `INSERT INTO account_undo (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
         greatest($9, (SELECT max(created_at) + interval '1 millisecond' FROM account_undo WHERE user_id = $2)), $10)`,
      [
        undo.tokenHash,
        undo.userId,
        undo.what,
        undo.email,
        undo.emailKey,
        undo.emailVerifiedAt,
        undo.phone,
        undo.phoneVerifiedAt,
        undo.createdAt,
        undo.expiresAt,
      ],
    );
  }

  async find(sql: SqlRunner, tokenHash: string): Promise<StoredUndo | undefined> {
    return (await sql.query<StoredUndo>(`SELECT ${COLUMNS} FROM account_undo WHERE token_hash = $1`, [tokenHash]))[0];
  }

  async listOpen(sql: SqlRunner, userId: string, now: Date): Promise<StoredUndo[]> {
    return sql.query<StoredUndo>(`SELECT ${COLUMNS} FROM account_undo WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at`, [
      userId,
      now,
    ]);
  }

  async delete(sql: SqlRunner, tokenHashes: string[]): Promise<void> {
    await sql.query('DELETE FROM account_undo WHERE token_hash = ANY($1)', [tokenHashes]);
  }

  async deleteOfUser(sql: SqlRunner, userId: string): Promise<void> {
    await sql.query('DELETE FROM account_undo WHERE user_id = $1', [userId]);
  }

  async prune(sql: SqlRunner, now: Date): Promise<void> {
    await sql.query('DELETE FROM account_undo WHERE expires_at < $1', [now]);
  }
}
