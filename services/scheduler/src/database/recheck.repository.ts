import { Injectable } from '@nestjs/common';
import { savedTraceContexts, saveTraceContext } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import type { CheckTarget } from '../domain/schedule-entry.js';

export interface Recheck {
  id: string;
  serverId: string;
  dueAt: Date;
  expiresAt: Date;
  check: string;
  candidateId: string;
  avoidRegion: string;
}

export type DueRecheck = Recheck & CheckTarget & { traceparent: string | undefined };

/** Checks beside the slots until they are due. They are rows, so that a crash loses none. */
@Injectable()
export class RecheckRepository {
  async insert(tx: Transaction, { id, serverId, dueAt, expiresAt, check, candidateId, avoidRegion }: Recheck): Promise<void> {
    await tx.query(
      `INSERT INTO recheck (id, server_id, due_at, expires_at, "check", candidate_id, avoid_region) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [id, serverId, dueAt, expiresAt, check, candidateId, avoidRegion],
    );
    await saveTraceContext(tx, traceNameOf(id));
  }

  /** Deletes what is due; what has expired or belongs to a paused server is not returned. SKIP LOCKED: two schedulers never send the same one. */
  async claimDue(tx: Transaction): Promise<DueRecheck[]> {
    const rows = await tx.query<Recheck & CheckTarget>(
      `WITH due AS (DELETE FROM recheck WHERE id IN (SELECT id FROM recheck WHERE due_at <= $1 ORDER BY due_at LIMIT 500 FOR UPDATE SKIP LOCKED) RETURNING *)
       SELECT due.*, e.workspace_id, e.user_id, e.ip_address, e.website, e.interval_minutes, e.config_version
       FROM due JOIN schedule_entry e USING (server_id) WHERE NOT e.paused AND due.expires_at > $1`,
      [tx.now],
    );
    const traces = await savedTraceContexts(
      tx,
      rows.map(({ id }) => traceNameOf(id)),
    );
    return rows.map((row) => ({ ...row, traceparent: traces.get(traceNameOf(row.id)) }));
  }
}

const traceNameOf = (recheckId: string): string => `recheck-${recheckId}`;
