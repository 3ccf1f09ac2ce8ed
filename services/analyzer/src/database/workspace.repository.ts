import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Workspaces } from '../application/ports/tenants.js';
import type { ExportedPart } from '../application/ports/tenants.js';
import { outcomeCodes } from './ping.repository.js';
import { pingKinds } from '../application/ports/pings.js';

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
export class TenantsTable extends Workspaces {
  async erase(sql: SqlRunner, tenantId: string, now: Date): Promise<void> {
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
    const { list, turn, after } = whereIn(part);
    const names = Object.keys(EXPORTED);
    const following = names[names.indexOf(list) + 1];
    const nextList = following === undefined ? undefined : `${following}:0`;
    const nextTurn = `${list}:${turn + 1}`;
    const { query, rows: each, endOf } = EXPORTED[list]!;
    if (!endOf) {
      const rows = await sql.query(`${query} LIMIT ${each} OFFSET $2`, [workspaceIds, turn * each]);
      return { lists: { [list]: rows }, nextPart: rows.length < each ? nextList : nextTurn };
    }
    const [server] = await sql.query<{ server_id: string }>(
      `SELECT server_id FROM monitor WHERE workspace_id = ANY($1::uuid[]) ORDER BY server_id LIMIT 1 OFFSET $2`,
      [workspaceIds, turn],
    );
    if (!server) return { lists: { [list]: [] }, nextPart: nextList };
    const rows = await sql.query<OfOneServer>(`${query} LIMIT ${each}`, [server.server_id, after.at, after.region]);
    const last = rows.at(-1);
    if (rows.length < each || !last) return { lists: { [list]: rows }, nextPart: nextTurn };
    return { lists: { [list]: rows }, nextPart: `${list}:${turn}:${endOf(last)}` };
  }
}

interface OfOneServer {
  hour: Date;
  scheduled_at: Date;
  region: string;
}

const words = (all: readonly string[]): string => `ARRAY[${all.map((word) => `'${word}'`).join(', ')}]`;

/**
 * What an export holds, in this order: so many rows at a time, of all servers or of one after the other. The long lists of a server
 * go on after where the part before ended.
 */
const EXPORTED: Record<string, { query: string; rows: number; endOf?: (row: OfOneServer) => string }> = {
  servers: {
    rows: 500,
    query: `SELECT server_id, workspace_id, name, ip_address, website, state, state_since FROM monitor
            WHERE workspace_id = ANY($1::uuid[]) AND NOT removed ORDER BY server_id`,
  },
  incidents: {
    rows: 500,
    query: `SELECT id, server_id, server_name, kind, status, started_at, resolved_at, acknowledged_at, cause, tag, level, explanation
            FROM incident_list WHERE workspace_id = ANY($1::uuid[]) ORDER BY started_at, id`,
  },
  errorLogs: {
    rows: 500,
    query: `SELECT id, server_id, created_at, last_seen_at, seen AS count, tag, level, message, stack, explanation, incident_id, feedback
            FROM error_log WHERE workspace_id = ANY($1::uuid[]) ORDER BY created_at, id`,
  },
  snapshots: {
    rows: 250,
    query: `SELECT server_id, taken_at, region, evidence FROM snapshot WHERE workspace_id = ANY($1::uuid[]) ORDER BY taken_at, server_id, region`,
  },
  hourlyFigures: {
    rows: 2_000,
    endOf: ({ hour }) => `${hour.toISOString()}:`,
    query: `SELECT server_id, hour, success, failures, unknown FROM ping_hour WHERE server_id = $1 AND hour > $2 AND $3::text = '' ORDER BY hour`,
  },
  pings: {
    rows: 2_000,
    endOf: ({ scheduled_at: at, region }) => `${at.toISOString()}:${region}`,
    query: `SELECT server_id, scheduled_at, started_at, (${words(outcomeCodes)})[status + 1] AS status, (${words(pingKinds)})[kind + 1] AS "check", region,
              response_us, code, error_class, message
            FROM ping WHERE server_id = $1 AND scheduled_at >= $2 AND (scheduled_at, region) > ($2, $3) ORDER BY scheduled_at, region`,
  },
};

const PART = /^(?<list>\w+):(?<turn>\d{1,9})(?::(?<at>\d{4}-[-\d]+T[\d:.]+Z):(?<region>[\w-]*))?$/;

/** Nonsense is taken for the beginning: only our own gateway asks, with what it was told. */
function whereIn(part: string): { list: string; turn: number; after: { at: string; region: string } } {
  const { list = '', turn = '', at = '-infinity', region = '' } = PART.exec(part)?.groups ?? {};
  return list in EXPORTED ? { list, turn: Number(turn), after: { at, region } } : { list: 'servers', turn: 0, after: { at, region } };
}
