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

export interface Activity {
  at: Date;
  action: AuditedAction;
  object: string;
}

/** The audit log. It is never deleted, so it holds ids and hashes, no names and no addresses. */
@Injectable()
export class AuditRepository {
  async insert(tx: Transaction, { object = '', ...entry }: AuditEntry): Promise<void> {
    await this.insertAll(tx, entry, [object]);
  }

  /** The same action on each of these objects. */
  async insertAll(tx: Transaction, entry: Omit<AuditEntry, 'object'>, objects: string[]): Promise<void> {
    await tx.query(
      `INSERT INTO audit_log (at, actor, via, action, object, ip_hash, request_id)
       SELECT $1, $2, $3, $4, object, $6, $7 FROM unnest($5::text[]) AS object`,
      [tx.now, entry.actor, currentCall()?.caller.via ?? 'system', entry.action, objects, entry.ipHash ?? '', tx.meta.correlationId],
    );
  }

  /** In the order of their numbers, from behind this one. */
  async listOfActor(sql: SqlRunner, actor: string, after: number, limit: number): Promise<(Activity & { seq: number })[]> {
    return sql.query(
      'SELECT at, action, object, seq::float8 AS seq FROM audit_log WHERE actor = $1 AND seq > $2 ORDER BY audit_log.seq LIMIT $3',
      [actor, after, limit],
    );
  }
}
