import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';

export interface UsageCount {
  serverId: string;
  workspaceId: string;
  month: string;
  count: number;
}

export interface UsageTotal {
  serverId: string;
  month: string;
  used: number;
  /** Threshold in percent that the owner was last notified of. */
  notified: number;
}

/** Held while counts are written, and while a workspace is erased: none is written back. */
export const USAGE_LOCK = 'scheduler-usage';

@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  /** False where this batch is written already. */
  async isNewBatch(tx: Transaction, batchId: string): Promise<boolean> {
    const rows = await tx.query(`INSERT INTO inbox (consumer, msg_id) VALUES ('usage-meter', $1) ON CONFLICT DO NOTHING RETURNING 1`, [
      batchId,
    ]);
    return rows.length > 0;
  }

  /** Nothing of a workspace that was erased. */
  async add(tx: Transaction, counts: UsageCount[]): Promise<UsageTotal[]> {
    await tx.lock(USAGE_LOCK);
    return tx.query<UsageTotal>(
      `INSERT INTO usage AS u (server_id, month, workspace_id, used)
         SELECT server_id, month, workspace_id, used FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::bigint[]) AS n (server_id, month, workspace_id, used)
         WHERE NOT EXISTS (SELECT 1 FROM erased_workspace e WHERE e.workspace_id = n.workspace_id)
       ON CONFLICT (server_id, month) DO UPDATE SET used = u.used + EXCLUDED.used
       RETURNING server_id, month, used, told AS notified`,
      [
        counts.map((row) => row.serverId),
        counts.map((row) => row.month),
        counts.map((row) => row.workspaceId),
        counts.map((row) => row.count),
      ],
    );
  }

  async markNotified(tx: Transaction, { serverId, month }: UsageTotal, threshold: number): Promise<void> {
    await tx.query('UPDATE usage SET told = $3 WHERE server_id = $1 AND month = $2', [serverId, month, threshold]);
  }

  async list(serverIds: string[], month: string): Promise<{ serverId: string; workspaceId: string; used: number }[]> {
    return this.database.query(
      `SELECT e.server_id, e.workspace_id, coalesce(u.used, 0) AS used
       FROM schedule_entry e LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $2 WHERE e.server_id = ANY($1::uuid[])`,
      [serverIds, month],
    );
  }

  /** Of the months before this one, so many at once; answers how many. */
  async pruneBefore(month: string, limit: number): Promise<number> {
    const rows = await this.database.query(
      `DELETE FROM usage WHERE (server_id, month) IN (SELECT server_id, month FROM usage WHERE month < $1 LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [month, limit],
    );
    return rows.length;
  }

  /** For the owner's export, where a count is text. */
  async listOfWorkspaces(workspaceIds: string[]): Promise<object[]> {
    return this.database.query('SELECT server_id, month, used::text FROM usage WHERE workspace_id = ANY($1::uuid[]) ORDER BY month', [
      workspaceIds,
    ]);
  }
}
