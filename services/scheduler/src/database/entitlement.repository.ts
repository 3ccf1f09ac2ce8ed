import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import type { EntitlementCopy } from '../domain/cadence.js';

/** Held while a plan is written, and while its workspace is erased. */
export const planLockOf = (workspaceId: string): string => `scheduler-plan:${workspaceId}`;

/** The local copy of what billing allows a workspace. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly database: Database) {}

  /** A version that is not newer is ignored, and a plan of a workspace that was erased; otherwise the workspace's servers are scheduled again. */
  async upsert(tx: Transaction, copy: EntitlementCopy): Promise<void> {
    await this.write(tx, copy, 'known.version < $2');
  }

  /** Likewise, and only where the copy does not say the same, also in the same version. Answers whether it did not. */
  async reconcile(tx: Transaction, copy: EntitlementCopy): Promise<boolean> {
    const differs = '(known.state, known.rate_limit, known.hourly_only) IS DISTINCT FROM ($3, $4, $5)';
    return this.write(tx, copy, `known.version <= $2 AND ${differs}`);
  }

  private async write(tx: Transaction, copy: EntitlementCopy, replaces: string): Promise<boolean> {
    const { workspaceId, version, state, rateLimit, hourlyOnly } = copy;
    await tx.lock(planLockOf(workspaceId));
    const changed = await tx.query(
      `INSERT INTO entitlement AS known (workspace_id, version, state, rate_limit, hourly_only)
       SELECT $1::uuid, $2::bigint, $3::text, $4::bigint, $5::boolean
       WHERE NOT EXISTS (SELECT 1 FROM erased_workspace WHERE workspace_id = $1)
       ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, rate_limit = $4, hourly_only = $5 WHERE ${replaces} RETURNING 1`,
      [workspaceId, version, state, rateLimit, hourlyOnly],
    );
    const recordChanges =
      'INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE workspace_id = $1';
    if (changed.length > 0) await tx.query(recordChanges, [workspaceId]);
    return changed.length > 0;
  }

  /** Workspaces with servers, in the order of their ids. */
  async listWorkspacesAfter(workspaceId: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT DISTINCT workspace_id AS id FROM schedule_entry WHERE workspace_id > $1 ORDER BY workspace_id LIMIT $2',
      [workspaceId, limit],
    );
    return rows.map((row) => row.id);
  }
}
