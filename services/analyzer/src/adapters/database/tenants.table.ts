import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Tenants } from '../../application/ports/tenants.js';
import type { ExportedPart } from '../../application/ports/tenants.js';
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

  async export(sql: SqlRunner, workspaceIds: string[], part = ''): Promise<ExportedPart> {
    const { list, turn } = whereIn(part);
    const { query, byServer } = EXPORTED[list]!;
    const names = Object.keys(EXPORTED);
    const following = names[names.indexOf(list) + 1];
    const nextList = following === undefined ? undefined : `${following}:0`;
    const nextTurn = `${list}:${turn + 1}`;
    if (byServer) {
      const [server] = await sql.query<{ server_id: string }>(
        `SELECT server_id FROM monitor WHERE workspace_id = ANY($1::uuid[]) ORDER BY server_id LIMIT 1 OFFSET $2`,
        [workspaceIds, turn],
      );
      if (!server) return { lists: { [list]: [] }, nextPart: nextList };
      return { lists: { [list]: await sql.query(query, [server.server_id]) }, nextPart: nextTurn };
    }
    const rows: unknown[] = await sql.query(`${query} LIMIT ${ROWS} OFFSET $2`, [workspaceIds, turn * ROWS]);
    return { lists: { [list]: rows }, nextPart: rows.length < ROWS ? nextList : nextTurn };
  }
}

const ROWS = 500;

const words = (all: readonly string[]): string => `ARRAY[${all.map((word) => `'${word}'`).join(', ')}]`;

/** What an export holds, in this order: so many rows at a time, or one server at a time. */
const EXPORTED: Record<string, { query: string; byServer?: true }> = {
  servers: {
    query: `SELECT server_id, workspace_id, name, ip_address, website, state, state_since FROM monitor
            WHERE workspace_id = ANY($1::uuid[]) AND NOT removed ORDER BY server_id`,
  },
  incidents: {
    query: `SELECT id, server_id, server_name, kind, status, started_at, resolved_at, acknowledged_at, cause, tag, level, explanation
            FROM incident_list WHERE workspace_id = ANY($1::uuid[]) ORDER BY started_at, id`,
  },
  errorLogs: {
    query: `SELECT id, server_id, created_at, last_seen_at, seen AS count, tag, level, message, stack, explanation, incident_id, feedback
            FROM error_log WHERE workspace_id = ANY($1::uuid[]) ORDER BY created_at, id`,
  },
  snapshots: {
    query: `SELECT server_id, taken_at, region, evidence FROM snapshot WHERE workspace_id = ANY($1::uuid[]) ORDER BY taken_at, server_id, region`,
  },
  hourlyFigures: {
    byServer: true,
    query: `SELECT server_id, hour, success, failures, unknown FROM ping_hour WHERE server_id = $1 ORDER BY hour`,
  },
  lastPings: {
    byServer: true,
    query: `SELECT server_id, scheduled_at, (${words(outcomeCodes)})[status + 1] AS status, (${words(pingKinds)})[kind + 1] AS "check", region, response_us, message
            FROM ping WHERE server_id = $1 ORDER BY scheduled_at DESC LIMIT 1000`,
  },
};

/** Nonsense is taken for the beginning: only our own gateway asks, with what it was told. */
function whereIn(part: string): { list: string; turn: number } {
  const [list = '', turn = ''] = part.split(':');
  return list in EXPORTED && /^\d{1,9}$/.test(turn) ? { list, turn: Number(turn) } : { list: 'servers', turn: 0 };
}
