import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

const TABLES_BY_WORKSPACE = [
  'error_log',
  'snapshot',
  'incident_list',
  'explanation_cache',
  'explanation_wish',
  'gpt_usage',
  'entitlement',
  'monitor',
];

@Injectable()
export class WorkspaceRepository {
  /** Deletes everything; only the bare id is kept, so that results still under way do not register the server again. */
  async erase(sql: SqlRunner, tenantId: string, now: Date): Promise<void> {
    await sql.query(`DELETE FROM ping WHERE server_id IN (SELECT server_id FROM monitor WHERE workspace_id = $1)`, [tenantId]);
    await sql.query(`DELETE FROM ping_hour WHERE server_id IN (SELECT server_id FROM monitor WHERE workspace_id = $1)`, [tenantId]);
    for (const table of TABLES_BY_WORKSPACE) await sql.query(`DELETE FROM ${table} WHERE workspace_id = $1`, [tenantId]);
    await sql.query(`SELECT forget_tenant($1)`, [tenantId]);
    await sql.query(`INSERT INTO erased_workspace (workspace_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [tenantId, now]);
  }

  /** Those of the workspaces that were erased. */
  async erased(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const rows = await sql.query<{ workspaceId: string }>(
      `SELECT workspace_id FROM erased_workspace WHERE workspace_id = ANY($1::uuid[])`,
      [workspaceIds],
    );
    return new Set(rows.map((row) => row.workspaceId));
  }
}
