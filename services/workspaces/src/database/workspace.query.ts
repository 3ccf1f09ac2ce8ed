import { Injectable } from '@nestjs/common';
import { Database, prepared } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { Entitlement } from '../domain/entitlement.js';
import { workspaceViewEntity } from './workspace-view.entity.js';
import type { WorkspaceView } from './workspace-view.entity.js';

const WITH_PLAN = prepared(
  `SELECT w.user_id, version, state, plan_name, server_limit, rate_limit, whatsapp AS whats_app, valid_until
   FROM (SELECT id, user_id FROM workspace_view WHERE id = $1) AS w LEFT JOIN entitlement e ON e.workspace_id = w.id`,
);

@Injectable()
export class WorkspaceQuery {
  constructor(private readonly database: Database) {}

  find(id: string, sql: SqlRunner = this.database): Promise<WorkspaceView | null> {
    return sql.manager.findOneBy(workspaceViewEntity, { id });
  }

  /** Its owner, and the local copy of what its plan allows. */
  async findWithPlan(id: string): Promise<{ userId: string; plan: Entitlement | undefined } | undefined> {
    const [row] = await this.database.query<{ userId: string } & Entitlement>(WITH_PLAN, [id]);
    if (!row) return undefined;
    const { userId, ...plan } = row;
    return { userId, plan: plan.version === null ? undefined : plan };
  }

  findByUser(userId: string, sql: SqlRunner = this.database): Promise<WorkspaceView | null> {
    return sql.manager.findOneBy(workspaceViewEntity, { userId });
  }
}
