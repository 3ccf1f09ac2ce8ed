import { billingMonth } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Until billing has published the plan: what the smallest one has. */
const SMALLEST_PLAN = 50;
/** Evidence is long: a slice stays far below the time that a statement may take. */
const PRUNED_AT_ONCE = 1_000;

@Injectable()
export class SnapshotRepository {
  constructor(private readonly database: Database) {}

  /** Stores the evidence of a first failed check while the plan's month has room; returns whether it did. */
  async keep(sql: SqlRunner, serverId: string, workspaceId: string, evidence: EvidenceSnapshot): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO snapshot (server_id, taken_at, region, workspace_id, month, evidence)
       SELECT $1, $2, $3, $4::uuid, $5, $6
       WHERE (SELECT count(*) FROM snapshot WHERE workspace_id = $4::uuid AND month = $5) < coalesce((SELECT snapshot_limit FROM entitlement WHERE workspace_id = $4::uuid), ${SMALLEST_PLAN})
       ON CONFLICT (server_id, taken_at, region) DO UPDATE SET month = snapshot.month
       RETURNING 1 AS kept`,
      [serverId, evidence.takenAt, evidence.region, workspaceId, billingMonth(new Date(evidence.takenAt)), JSON.stringify(evidence)],
    );
    return rows.length > 0;
  }

  async prune(day: Date): Promise<void> {
    let gone: unknown[];
    do
      gone = await this.database.query(
        `DELETE FROM snapshot WHERE ctid = ANY(ARRAY(SELECT ctid FROM snapshot WHERE taken_at < $1 LIMIT ${PRUNED_AT_ONCE})) RETURNING 1`,
        [day],
      );
    while (gone.length === PRUNED_AT_ONCE);
  }
}
