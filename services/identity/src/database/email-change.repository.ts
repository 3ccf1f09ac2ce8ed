import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import type { EmailChange } from '../domain/email-change.js';

/** E-mail addresses that do not count yet; at most one a user. */
@Injectable()
export class EmailChangeRepository {
  /** Undefined too when it is too old, or the account has another address than it had then. */
  async find(sql: SqlRunner, userId: string, now: Date): Promise<EmailChange | undefined> {
    const rows = await sql.query<EmailChange>(
      `SELECT c.user_id, c.email, c.by_password, c.new_proved_at, c.old_allowed_at, c.expires_at
         FROM email_change c JOIN app_user u ON u.id = c.user_id AND u.email_key = c.from_key WHERE c.user_id = $1 AND c.expires_at > $2`,
      [userId, now],
    );
    return rows[0];
  }

  async upsert(sql: SqlRunner, change: EmailChange, currentEmail: string, now: Date): Promise<void> {
    await sql.query(
      `INSERT INTO email_change (user_id, email, from_key, by_password, new_proved_at, old_allowed_at, asked_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (user_id) DO UPDATE SET email = $2, from_key = $3, by_password = $4, new_proved_at = $5, old_allowed_at = $6, asked_at = $7,
         expires_at = $8`,
      [
        change.userId,
        change.email,
        emailKey(currentEmail),
        change.byPassword,
        change.newProvedAt,
        change.oldAllowedAt,
        now,
        change.expiresAt,
      ],
    );
  }

  async delete(sql: SqlRunner, userId: string): Promise<boolean> {
    return (await sql.query('DELETE FROM email_change WHERE user_id = $1 RETURNING 1', [userId])).length > 0;
  }

  async prune(sql: SqlRunner, now: Date): Promise<void> {
    await sql.query('DELETE FROM email_change WHERE expires_at < $1', [now]);
  }
}
