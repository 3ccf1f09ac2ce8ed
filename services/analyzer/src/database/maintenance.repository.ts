import { Database } from '@nowahala/platform';
import type { DueTime, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Span } from '../domain/maintenance/maintenance.js';

/** As its owner has planned it, last heard. */
export interface Maintenance {
  maintenanceId: string;
  workspaceId: string;
  /** Null: every server of the workspace. */
  serverId: string | null;
  startsAt: Date;
  endsAt: Date;
  version: number;
}

export interface Turn extends Maintenance {
  turn: 'begin' | 'end';
}

const COLUMNS = 'maintenance_id, workspace_id, server_id, starts_at, ends_at, version';
/**
 * Turned by a clock that was ahead: by ours that time had not come when it was done. Then it is done again, once, when it comes. A
 * turn is as old as the database says. Nobody looks further back than a day.
 */
const tooEarly = (at: string): string =>
  `turned_at + ($1::timestamptz - clock_timestamp()) < ${at} - interval '1 minute' AND ${at} > $1::timestamptz - interval '1 day'`;
const BEGINS = 'ends_at > starts_at AND starts_at <= $1 AND ends_at > $1';
const ENDS = 'ends_at > starts_at AND ends_at <= $1';
/** One that failed waits: its `turned_at` lies ahead. */
const MAY_BE_TRIED = '(turned_at IS NULL OR turned_at <= clock_timestamp())';
const FAILED_WAITS = `interval '1 minute'`;
const TURNS = [
  `NOT begun AND ${BEGINS} AND ${MAY_BE_TRIED}`,
  `NOT ended AND ${ENDS} AND ${MAY_BE_TRIED}`,
  `begun AND ${BEGINS} AND ${tooEarly('starts_at')}`,
  `ended AND ${ENDS} AND ${tooEarly('ends_at')}`,
];
const IS_DUE = TURNS.map((turn) => `(${turn})`).join(' OR ');

/** What the lookout asks. */
export const MAINTENANCE_TURNS = `(${TURNS.map((turn) => `EXISTS (SELECT FROM {schema}.maintenance WHERE ${turn})`).join(' OR ')})`;
export const MAINTENANCE_TIMES: DueTime[] = [
  { table: 'maintenance', at: 'starts_at', where: 'NOT begun AND ends_at > starts_at' },
  { table: 'maintenance', at: 'ends_at', where: 'NOT ended AND ends_at > starts_at' },
];

/**
 * The times of maintenance of each server, put together, as one relation of `server_id` and `spans`: `from` and `to` are
 * expressions, `of` may say of which monitors `m`. What overlaps is one span.
 */
export const spansOfServers = (from: string, to: string, of = 'true'): string => `
  SELECT m.server_id, range_agg(tstzrange(w.starts_at, w.ends_at)) AS spans
  FROM maintenance w JOIN monitor m ON m.workspace_id = w.workspace_id AND (w.server_id IS NULL OR w.server_id = m.server_id)
  WHERE w.ends_at > w.starts_at AND tstzrange(w.starts_at, w.ends_at) && tstzrange(${from}, ${to}) AND ${of} GROUP BY 1`;

/** Whether maintenance of monitor `m` runs at that time: an expression with when it began, null where none runs. */
export const runningSince = (at: string): string => `
  (SELECT min(w.starts_at) FROM maintenance w WHERE w.workspace_id = m.workspace_id AND (w.server_id IS NULL OR w.server_id = m.server_id)
     AND w.starts_at <= ${at} AND w.ends_at > ${at})`;

@Injectable()
export class MaintenanceRepository {
  constructor(private readonly database: Database) {}

  /** What was known before; undefined: nothing. Null: this message is not newer. A change is begun and ended anew. */
  async upsert(sql: SqlRunner, changed: Maintenance): Promise<{ before: Maintenance | undefined } | null> {
    const { maintenanceId, workspaceId, serverId, startsAt, endsAt, version } = changed;
    const [before] = await sql.query<Maintenance>(`SELECT ${COLUMNS} FROM maintenance WHERE maintenance_id = $1 FOR UPDATE`, [
      maintenanceId,
    ]);
    if (before && before.version >= version) return null;
    await sql.query(
      `INSERT INTO maintenance (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (maintenance_id) DO UPDATE SET starts_at = $4, ends_at = $5, version = $6, begun = false, ended = false, turned_at = NULL`,
      [maintenanceId, workspaceId, serverId, startsAt, endsAt, version],
    );
    return { before };
  }

  /** Those that failed before come last. */
  async findDue(now: Date, limit: number): Promise<Pick<Maintenance, 'maintenanceId' | 'workspaceId'>[]> {
    return this.database.query(
      TURNS.map(
        (turn) => `(SELECT maintenance_id, workspace_id FROM maintenance WHERE ${turn} ORDER BY turned_at NULLS FIRST LIMIT $2)`,
      ).join(' UNION '),
      [now, limit],
    );
  }

  /** Looks again: another process may have been faster, or the owner. */
  async claim(sql: SqlRunner, maintenanceId: string, now: Date): Promise<Turn | undefined> {
    const rows = await sql.query<Turn>(
      `UPDATE maintenance SET begun = true, ended = ends_at <= $1, turned_at = clock_timestamp()
       WHERE maintenance_id = $2 AND (${IS_DUE})
       RETURNING ${COLUMNS}, CASE WHEN ends_at <= $1 THEN 'end' ELSE 'begin' END AS turn`,
      [now, maintenanceId],
    );
    return rows[0];
  }

  /** What could not begin or end is still to be done, after a while. */
  async putOff(maintenanceId: string, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE maintenance SET begun = begun AND ends_at <= $1, ended = false, turned_at = clock_timestamp() + ${FAILED_WAITS}
       WHERE maintenance_id = $2 AND (${IS_DUE})`,
      [now, maintenanceId],
    );
  }

  /** The times of these servers that have a part after `from` and before `to`. Servers without any are left out. */
  async spans(serverIds: string[], from: Date, to: Date, sql: SqlRunner = this.database): Promise<Map<string, Span[]>> {
    if (serverIds.length === 0) return new Map();
    const rows = await sql.query<{ serverId: string; startsAt: Date; endsAt: Date }>(
      `SELECT m.server_id, w.starts_at, w.ends_at FROM monitor m
       JOIN maintenance w ON w.workspace_id = m.workspace_id AND (w.server_id IS NULL OR w.server_id = m.server_id)
       WHERE m.server_id = ANY($1::uuid[]) AND w.ends_at > $2 AND w.starts_at < $3 AND w.ends_at > w.starts_at ORDER BY 1, 2`,
      [serverIds, from, to],
    );
    const byServer = Map.groupBy(rows, (row) => row.serverId);
    return new Map(
      [...byServer].map(([id, all]) => [id, all.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }))]),
    );
  }

  /** Until when these workspaces as a whole are worked on at that time; those that are not are left out. */
  async ofWorkspaces(sql: SqlRunner, workspaceIds: string[], at: Date): Promise<Map<string, Date>> {
    const rows = await sql.query<{ workspaceId: string; endsAt: Date }>(
      `SELECT workspace_id, max(ends_at) AS ends_at FROM maintenance
       WHERE workspace_id = ANY($1::uuid[]) AND server_id IS NULL AND starts_at <= $2 AND ends_at > $2 GROUP BY 1`,
      [workspaceIds, at],
    );
    return new Map(rows.map(({ workspaceId, endsAt }) => [workspaceId, endsAt]));
  }

  async prune(before: Date): Promise<void> {
    await this.database.query('DELETE FROM maintenance WHERE ends_at < $1 AND starts_at < $1', [before]);
  }
}
