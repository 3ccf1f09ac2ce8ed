import { Database, upsertIfNewer } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { PlanCopy, WorkspaceCopy, WorkspacePreferences } from '../domain/local-copies.js';
import { workspaceEntity } from './workspace.entity.js';

@Injectable()
export class WorkspaceRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(workspaceEntity) private readonly workspaces: Repository<WorkspaceCopy>,
  ) {}

  async savePreferences(workspace: WorkspacePreferences, sql: SqlRunner = this.database): Promise<void> {
    await upsertIfNewer(sql, workspaceEntity, workspace);
  }

  /** The end of a plan is noted of what is known and adds nothing: the account may be erased here already. */
  async savePlan(plan: PlanCopy, sql: SqlRunner = this.database): Promise<void> {
    const { workspaceId, userId, planWhatsapp, planState, entitlementVersion } = plan;
    if (planState === 'none')
      return void (await sql.query(
        `UPDATE workspace SET plan_whatsapp = $2, plan_state = 'none', entitlement_version = $3 WHERE workspace_id = $1 AND entitlement_version < $3`,
        [workspaceId, planWhatsapp, entitlementVersion],
      ));
    // The preferences are a guess of version -1, which any message replaces.
    await sql.query(
      `INSERT INTO workspace (workspace_id, user_id, email_enabled, whatsapp_enabled, version, plan_whatsapp, plan_state, entitlement_version)
       VALUES ($1, $2, true, false, -1, $3, $4, $5)
       ON CONFLICT (workspace_id) DO UPDATE SET plan_whatsapp = EXCLUDED.plan_whatsapp, plan_state = EXCLUDED.plan_state,
         entitlement_version = EXCLUDED.entitlement_version
       WHERE workspace.entitlement_version < EXCLUDED.entitlement_version`,
      [workspaceId, userId, planWhatsapp, planState, entitlementVersion],
    );
  }

  listOfUser(tx: Transaction, userId: string): Promise<WorkspaceCopy[]> {
    return tx.manager.withRepository(this.workspaces).findBy({ userId });
  }

  /** What is missing before an alert about this workspace can be addressed. */
  async findUnknown(userId: string, workspaceId: string): Promise<{ person: boolean; workspace: boolean; plan: boolean }> {
    const [unknown] = await this.database.query<{ person: boolean; workspace: boolean; plan: boolean }>(
      `SELECT NOT EXISTS (SELECT 1 FROM recipient WHERE user_id = $1) AS person, NOT EXISTS (SELECT 1 FROM workspace WHERE workspace_id = $2) AS workspace,
         NOT EXISTS (SELECT 1 FROM workspace WHERE workspace_id = $2 AND plan_state <> 'none') AS plan`,
      [userId, workspaceId],
    );
    return unknown!;
  }

  /** Of these owners and their workspaces those of which something of the same is missing. */
  async listUnknown(owners: readonly { workspaceId: string; userId: string }[]): Promise<{ workspaceId: string; userId: string }[]> {
    return this.database.query(
      `SELECT given.workspace_id, given.user_id FROM unnest($1::uuid[], $2::uuid[]) AS given (workspace_id, user_id)
       WHERE NOT EXISTS (SELECT 1 FROM recipient r WHERE r.user_id = given.user_id)
          OR NOT EXISTS (SELECT 1 FROM workspace w WHERE w.workspace_id = given.workspace_id AND w.plan_state <> 'none')`,
      [owners.map(({ workspaceId }) => workspaceId), owners.map(({ userId }) => userId)],
    );
  }
}
