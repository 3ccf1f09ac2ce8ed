import { Injectable } from '@nestjs/common';
import { deleteOld } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import type { EmailChange } from '../domain/email-change.js';
import { emailChangeEntity } from './email-change.entity.js';

/** E-mail addresses that do not count yet; at most one a user. */
@Injectable()
export class EmailChangeRepository {
  /** Null too when it is too old, or the account has another address than it had then. */
  find(sql: SqlRunner, userId: string, now: Date): Promise<EmailChange | null> {
    return sql.manager
      .createQueryBuilder(emailChangeEntity, 'change')
      .innerJoin('User', 'user', 'user.id = change.userId AND user.emailKey = change.fromKey')
      .where('change.userId = :userId AND change.expiresAt > :now', { userId, now })
      .getOne();
  }

  async upsert(sql: SqlRunner, change: EmailChange, currentEmail: string, now: Date): Promise<void> {
    await sql.manager.upsert(emailChangeEntity, { ...change, fromKey: emailKey(currentEmail), askedAt: now }, ['userId']);
  }

  async delete(sql: SqlRunner, userId: string): Promise<boolean> {
    return (await sql.manager.delete(emailChangeEntity, { userId })).affected === 1;
  }

  async prune(sql: SqlRunner, now: Date): Promise<void> {
    await deleteOld(sql, 'email_change', 'expires_at', now);
  }
}
