import { upsertIfNewer } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { entitlementEntity } from './entitlement.entity.js';
import type { Entitlement } from './entitlement.entity.js';

@Injectable()
export class WorkspaceRepository {
  /** Those of the workspaces that were erased. */
  async erased(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const rows = await sql.query<{ workspaceId: string }>(
      `SELECT workspace_id FROM erased_workspace WHERE workspace_id = ANY($1::uuid[])`,
      [workspaceIds],
    );
    return new Set(rows.map((row) => row.workspaceId));
  }

  /** False where the same or a newer version is known. */
  async savePlan(tx: Transaction, plan: Entitlement): Promise<boolean> {
    return upsertIfNewer(tx, entitlementEntity, plan);
  }

  async isPlanPaused(sql: SqlRunner, workspaceId: string): Promise<boolean> {
    return (await sql.query('SELECT 1 FROM entitlement WHERE workspace_id = $1 AND paused_version = version', [workspaceId])).length > 0;
  }
}
