import { Database } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { checkKinds } from '../domain/health/check-result.js';
import { fromStoredFinding } from '../domain/health/finding.js';
import { outcomeCodes } from '../domain/history/kept-ping.js';
import { PingPastQuery } from './ping-past.query.js';

export interface ExportedPart {
  lists: Record<string, unknown[]>;
  /** What to ask for next; undefined after the last part. */
  nextPart: string | undefined;
}

/** Everything that is stored about workspaces, as plain data, in parts that fit into one reply between services. */
@Injectable()
export class ExportQuery {
  constructor(
    private readonly database: Database,
    private readonly past: PingPastQuery,
  ) {}

  async part(workspaceIds: string[], part = ''): Promise<ExportedPart> {
    const { list, turn, after } = whereIn(part);
    const names = Object.keys(EXPORTED);
    const following = names[names.indexOf(list) + 1];
    const nextList = following === undefined ? undefined : `${following}:0`;
    const nextTurn = `${list}:${turn + 1}`;
    const { query, rows: each, endOf } = EXPORTED[list]!;
    if (!endOf) {
      const rows = await this.database.query(`${query} LIMIT ${each} OFFSET $2`, [workspaceIds, turn * each]);
      return { lists: { [list]: rows.map(snakeCase) }, nextPart: rows.length < each ? nextList : nextTurn };
    }
    const [server] = await this.database.query<{ serverId: string }>(
      `SELECT server_id FROM monitor WHERE workspace_id = ANY($1::uuid[]) ORDER BY server_id LIMIT 1 OFFSET $2`,
      [workspaceIds, turn],
    );
    if (!server) return { lists: { [list]: [] }, nextPart: nextList };
    const rows = query
      ? await this.database.query<OfOneServer>(`${query} LIMIT ${each}`, [server.serverId, after.at, after.region])
      : await this.pings(server.serverId, after, each);
    const last = rows.at(-1);
    if (rows.length < each || !last) return { lists: { [list]: rows.map(snakeCase) }, nextPart: nextTurn };
    return { lists: { [list]: rows.map(snakeCase) }, nextPart: `${list}:${turn}:${endOf(last)}` };
  }

  private async pings(serverId: string, { at, region }: { at: string; region: string }, limit: number) {
    const pings = await this.past.following(serverId, { scheduledAt: at === BEGINNING ? 0 : Date.parse(at), region }, limit);
    return pings.map((ping) => ({
      serverId,
      scheduledAt: new Date(ping.scheduledAt),
      startedAt: new Date(ping.startedAt),
      status: outcomeCodes[ping.status],
      check: checkKinds[ping.kind],
      ...{ region: ping.region, responseUs: ping.responseUs, code: ping.code },
      errorClass: fromStoredFinding(ping.errorClass).errorClass,
      message: ping.message,
    }));
  }
}

interface OfOneServer {
  hour?: Date;
  scheduledAt?: Date;
  region?: string;
}

const BEGINNING = '-infinity';

/**
 * What an export holds, in this order: so many rows at a time, of all servers or of one after the other. The long lists of a server
 * go on after where the part before ended. Pings lie in rows and packed, and are read by a query of their own.
 */
const EXPORTED: Record<string, { query?: string; rows: number; endOf?: (row: OfOneServer) => string }> = {
  servers: {
    rows: 500,
    query: `SELECT server_id, workspace_id, name, ip_address, website, state, state_since FROM monitor
            WHERE workspace_id = ANY($1::uuid[]) AND NOT removed ORDER BY server_id`,
  },
  incidents: {
    rows: 500,
    query: `SELECT id, server_id, server_name, kind, regions, good_regions, status, started_at, worsened_at, resolved_at, acknowledged_at, cause, tag, level, explanation - 'phrases' AS explanation, heartbeat_trouble
            FROM incident_list WHERE workspace_id = ANY($1::uuid[]) ORDER BY started_at, id`,
  },
  maintenance: {
    rows: 500,
    query: `SELECT maintenance_id, server_id, starts_at, ends_at FROM maintenance WHERE workspace_id = ANY($1::uuid[]) ORDER BY starts_at, maintenance_id`,
  },
  doneSteps: {
    rows: 500,
    query: `SELECT id, server_id, incident_id, step, words, via, done_at, answer, helped
            FROM done_step WHERE workspace_id = ANY($1::uuid[]) ORDER BY done_at, id`,
  },
  heartbeats: {
    rows: 500,
    query: `SELECT heartbeat_id, workspace_id, name, schedule, grace_minutes, status, last_at, last_kind, due_at, words FROM heartbeat
            WHERE workspace_id = ANY($1::uuid[]) AND NOT removed ORDER BY heartbeat_id`,
  },
  beats: {
    rows: 50,
    query: `SELECT heartbeat_id, at, kind, exit_code, words FROM beat WHERE workspace_id = ANY($1::uuid[]) ORDER BY heartbeat_id, at, run_id, number`,
  },
  slowServers: {
    rows: 500,
    query: `SELECT server_id, alerts, learned_from, slow_since FROM slow_server WHERE workspace_id = ANY($1::uuid[]) ORDER BY server_id`,
  },
  errorLogs: {
    rows: 500,
    query: `SELECT id, server_id, created_at, last_seen_at, seen::text AS count, tag, level, message, stack, explanation - 'phrases' AS explanation, incident_id, feedback
            FROM error_log WHERE workspace_id = ANY($1::uuid[]) ORDER BY created_at, id`,
  },
  renewals: {
    rows: 500,
    query: `SELECT r.kind, r.subject, r.server_id, r.name, r.starts_at, r.ends_at, d.registrar, d.source
            FROM renewal r LEFT JOIN watched_domain d ON r.kind = 'domain' AND d.name = r.subject
            WHERE workspace_id = ANY($1::uuid[]) ORDER BY kind, subject, workspace_id`,
  },
  certificates: {
    rows: 500,
    query: `SELECT server_id, fingerprint, issuer, starts_at, ends_at, seen_at FROM certificate
            WHERE workspace_id = ANY($1::uuid[]) ORDER BY server_id, fingerprint`,
  },
  snapshots: {
    rows: 250,
    query: `SELECT server_id, taken_at, region, evidence FROM snapshot WHERE workspace_id = ANY($1::uuid[]) ORDER BY taken_at, server_id, region`,
  },
  hourlyFigures: {
    rows: 2_000,
    endOf: ({ hour }) => `${hour!.toISOString()}:`,
    query: `SELECT server_id, hour, success, failures, unknown, maintenance FROM ping_hour WHERE server_id = $1 AND hour > $2 AND $3::text = '' ORDER BY hour`,
  },
  pings: {
    rows: 2_000,
    endOf: ({ scheduledAt: at, region }) => `${at!.toISOString()}:${region}`,
  },
};

/** Public names: an export spells its columns as the tables do. */
const snakeCase = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, (upper) => `_${upper.toLowerCase()}`), value]));

const PART = /^(?<list>\w+):(?<turn>\d{1,9})(?::(?<at>\d{4}-[-\d]+T[\d:.]+Z):(?<region>[\w-]*))?$/;

/** Only the gateway asks, with the value that it was given: anything else counts as the beginning. */
function whereIn(part: string): { list: string; turn: number; after: { at: string; region: string } } {
  const { list = '', turn = '', at = BEGINNING, region = '' } = PART.exec(part)?.groups ?? {};
  return list in EXPORTED ? { list, turn: Number(turn), after: { at, region } } : { list: 'servers', turn: 0, after: { at, region } };
}
