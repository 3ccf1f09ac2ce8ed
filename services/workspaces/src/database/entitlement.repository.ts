import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { Entitlements } from '../application/ports/index.js';
import type { Entitlement } from '../domain/entitlement.js';

@Injectable()
export class EntitlementsTable extends Entitlements {
  async of(sql: SqlRunner, workspaceId: string): Promise<Entitlement | undefined> {
    const rows = await sql.query<Entitlement>(
      `SELECT version::float8 AS version, state, plan_name AS "planName", server_limit AS "serverLimit", rate_limit::float8 AS "rateLimit", whatsapp AS "whatsApp", valid_until AS "validUntil"
         FROM entitlement WHERE workspace_id = $1`,
      [workspaceId],
    );
    return rows[0];
  }

  /** Holds on to the workspace meanwhile: what is forgotten at this moment gets no plan behind its back. */
  async put(sql: SqlRunner, workspaceId: string, plan: Entitlement): Promise<void> {
    await sql.query(
      `INSERT INTO entitlement (workspace_id, version, state, plan_name, server_limit, rate_limit, whatsapp, valid_until)
         SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM workspace_view WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (workspace_id) DO UPDATE SET version = $2, state = $3, plan_name = $4, server_limit = $5, rate_limit = $6, whatsapp = $7, valid_until = $8
         WHERE entitlement.version <= $2`,
      [workspaceId, plan.version, plan.state, plan.planName, plan.serverLimit, plan.rateLimit, plan.whatsApp, plan.validUntil],
    );
  }
}
