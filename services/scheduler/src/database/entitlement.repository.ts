import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import type { EntitlementCopy } from '../domain/cadence.js';

/** Held while a plan is written, and while its workspace is erased. */
export const planLockOf = (workspaceId: string): string => `scheduler-plan:${workspaceId}`;
const UNLESS_ERASED = 'WHERE NOT EXISTS (SELECT 1 FROM erased_workspace WHERE workspace_id = $1)';

/** The local copy of what billing allows a workspace. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly database: Database) {}

  /** A version that is not newer is ignored, and a plan of a workspace that was erased; otherwise the workspace's servers are scheduled again. */
  async upsert(tx: Transaction, { workspaceId, version, state, rateLimit, hourlyOnly }: EntitlementCopy): Promise<void> {
    await tx.lock(planLockOf(workspaceId));
    const changed = await tx.query(
      `INSERT INTO entitlement (workspace_id, version, state, rate_limit, hourly_only)
       SELECT $1::uuid, $2::bigint, $3::text, $4::bigint, $5::boolean ${UNLESS_ERASED}
       ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, rate_limit = $4, hourly_only = $5 WHERE entitlement.version < $2 RETURNING 1`,
      [workspaceId, version, state, rateLimit, hourlyOnly],
    );
    const recordChanges =
      'INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE workspace_id = $1';
    if (changed.length > 0) await tx.query(recordChanges, [workspaceId]);
  }

  async insertMissing({ workspaceId, version, state, rateLimit, hourlyOnly }: EntitlementCopy): Promise<void> {
    await this.database.query(
      `INSERT INTO entitlement (workspace_id, version, state, rate_limit, hourly_only)
       SELECT $1::uuid, $2::bigint, $3::text, $4::bigint, $5::boolean ${UNLESS_ERASED} ON CONFLICT DO NOTHING`,
      [workspaceId, version, state, rateLimit, hourlyOnly],
    );
  }

  /** Workspaces with servers and without a copy, in the order of their ids. */
  async listMissing(after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT DISTINCT workspace_id AS id FROM schedule_entry e
       WHERE workspace_id > $1 AND NOT EXISTS (SELECT 1 FROM entitlement t WHERE t.workspace_id = e.workspace_id) ORDER BY workspace_id LIMIT $2`,
      [after, limit],
    );
    return rows.map((row) => row.id);
  }
}
