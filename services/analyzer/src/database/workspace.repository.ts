import { prepared, upsertIfNewer } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { entitlementEntity } from './entitlement.entity.js';
import type { Entitlement } from './entitlement.entity.js';

const ERASED = prepared('SELECT workspace_id FROM erased_workspace WHERE workspace_id = ANY($1::uuid[])');
const PAUSED = prepared('SELECT workspace_id FROM entitlement WHERE workspace_id = ANY($1::uuid[]) AND paused_version = version');

@Injectable()
export class WorkspaceRepository {
  /** Those of the workspaces that were erased. */
  async erased(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const rows = await sql.query<{ workspaceId: string }>(ERASED, [workspaceIds]);
    return new Set(rows.map((row) => row.workspaceId));
  }

  /** False where the same or a newer version is known. */
  async savePlan(tx: Transaction, plan: Entitlement): Promise<boolean> {
    return upsertIfNewer(tx, entitlementEntity, plan);
  }

  /** Those of the workspaces whose plan has stopped the checks. */
  async pausedByPlan(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const rows = await sql.query<{ workspaceId: string }>(PAUSED, [workspaceIds]);
    return new Set(rows.map((row) => row.workspaceId));
  }
}
