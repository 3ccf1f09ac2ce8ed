import { Injectable } from '@nestjs/common';
import { currentCall } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { AuditRepository } from '../application/ports/index.js';
import type { AuditEntry } from '../application/ports/index.js';

@Injectable()
export class AuditLogTable extends AuditRepository {
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
}
