import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Tenants } from '../../application/ports/tenants.js';
import { outcomeCodes } from './pings.table.js';
import { pingKinds } from '../../application/ports/pings.js';

const OF_THE_WORKSPACE = [
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
export class TenantsTable extends Tenants {
  async forget(sql: SqlRunner, tenantId: string, now: Date): Promise<void> {
    await sql.query(`DELETE FROM ping WHERE server_id IN (SELECT server_id FROM monitor WHERE workspace_id = $1)`, [tenantId]);
    await sql.query(`DELETE FROM ping_hour WHERE server_id IN (SELECT server_id FROM monitor WHERE workspace_id = $1)`, [tenantId]);
    for (const table of OF_THE_WORKSPACE) await sql.query(`DELETE FROM ${table} WHERE workspace_id = $1`, [tenantId]);
    await sql.query(`SELECT forget_tenant($1)`, [tenantId]);
    await sql.query(`INSERT INTO erased_workspace (workspace_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [tenantId, now]);
  }

  async erased(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const rows = await sql.query<{ workspace_id: string }>(
      `SELECT workspace_id FROM erased_workspace WHERE workspace_id = ANY($1::uuid[])`,
      [workspaceIds],
    );
    return new Set(rows.map((row) => row.workspace_id));
  }

  async export(sql: SqlRunner, workspaceIds: string[]): Promise<object> {
    const of = async (query: string): Promise<unknown[]> => sql.query(query, [workspaceIds]);
    return {
      servers: await of(
        `SELECT server_id, workspace_id, name, ip_address, website, state, state_since FROM monitor WHERE workspace_id = ANY($1::uuid[]) AND NOT removed`,
      ),
      incidents: await of(
        `SELECT id, server_id, server_name, kind, status, started_at, resolved_at, acknowledged_at, cause, tag, level, explanation FROM incident_list WHERE workspace_id = ANY($1::uuid[]) ORDER BY started_at`,
      ),
      errorLogs: await of(
        `SELECT id, server_id, created_at, last_seen_at, seen AS count, tag, level, message, stack, explanation, incident_id, feedback FROM error_log WHERE workspace_id = ANY($1::uuid[]) ORDER BY created_at`,
      ),
      snapshots: await of(
        `SELECT server_id, taken_at, region, evidence FROM snapshot WHERE workspace_id = ANY($1::uuid[]) ORDER BY taken_at`,
      ),
      hourlyFigures: await of(
        `SELECT h.server_id, h.hour, h.success, h.failures, h.unknown FROM ping_hour h JOIN monitor m USING (server_id) WHERE m.workspace_id = ANY($1::uuid[]) ORDER BY h.hour`,
      ),
      lastPings: await of(
        `SELECT p.server_id, p.scheduled_at, (ARRAY[${outcomeCodes.map((word) => `'${word}'`).join(', ')}])[p.status + 1] AS status, (ARRAY[${pingKinds.map((word) => `'${word}'`).join(', ')}])[p.kind + 1] AS "check", p.region, p.response_us, p.message
         FROM monitor m CROSS JOIN LATERAL (SELECT * FROM ping WHERE server_id = m.server_id ORDER BY scheduled_at DESC LIMIT 1000) p WHERE m.workspace_id = ANY($1::uuid[])`,
      ),
    };
  }
}
