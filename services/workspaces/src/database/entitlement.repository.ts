import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { Entitlement } from '../domain/entitlement.js';

/** The local copy of what billing allows a workspace. */
@Injectable()
export class EntitlementRepository {
  constructor(private readonly database: Database) {}

  async find(workspaceId: string): Promise<Entitlement | undefined> {
    const rows = await this.database.query<Entitlement>(
      `SELECT version, state, plan_name, server_limit, rate_limit, whatsapp AS whats_app, valid_until FROM entitlement WHERE workspace_id = $1`,
      [workspaceId],
    );
    return rows[0];
  }

  /** A lower version is ignored. The workspace is locked meanwhile, so that one that is being erased gets no new copy. */
  async upsert(workspaceId: string, plan: Entitlement, sql: SqlRunner = this.database): Promise<void> {
    await sql.query(
      `INSERT INTO entitlement (workspace_id, version, state, plan_name, server_limit, rate_limit, whatsapp, valid_until)
         SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM workspace_view WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, plan_name = $4, server_limit = $5, rate_limit = $6, whatsapp = $7, valid_until = $8
         WHERE entitlement.version <= $2`,
      [workspaceId, plan.version, plan.state, plan.planName, plan.serverLimit, plan.rateLimit, plan.whatsApp, plan.validUntil],
    );
  }
}
