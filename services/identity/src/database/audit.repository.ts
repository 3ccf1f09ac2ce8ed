import { Injectable } from '@nestjs/common';
import { currentCall } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';

export type AuditedAction =
  | 'account.registered'
  | 'account.changed'
  | 'account.exported'
  | 'account.erasure_requested'
  | 'account.erased'
  | 'session.opened'
  | 'session.refused'
  | 'session.closed'
  | 'session.stolen'
  | 'password.reset_asked'
  | 'password.changed'
  | 'password.taken_away'
  | 'email.confirmed'
  | 'email.change_asked'
  | 'email.changed'
  | 'email.restored'
  | 'phone.restored'
  | 'phone.confirmed'
  | 'key.issued'
  | 'key.rotated'
  | 'key.revoked';

export interface AuditEntry {
  actor: string;
  action: AuditedAction;
  /** The id of the user, session or key. */
  object?: string;
  ipHash?: string;
}

/** The audit log. It is never deleted, so it holds ids and hashes, no names and no addresses. */
@Injectable()
export class AuditRepository {
  async insert(tx: Transaction, entry: AuditEntry): Promise<void> {
    await tx.query('INSERT INTO audit_log (at, actor, via, action, object, ip_hash, request_id) VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      tx.now,
      entry.actor,
      currentCall()?.caller.via ?? 'system',
      entry.action,
      entry.object ?? '',
      entry.ipHash ?? '',
      tx.meta.correlationId,
    ]);
  }

  async listOfActor(sql: SqlRunner, actor: string): Promise<object[]> {
    return sql.query('SELECT at, action, object FROM audit_log WHERE actor = $1 ORDER BY seq', [actor]);
  }
}
