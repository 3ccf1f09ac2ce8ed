import { Database, deleteOld } from '@nowahala/platform';
import type { DueTime, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Maintenance } from '../domain/maintenance.js';

const COLUMNS = 'maintenance_id, workspace_id, user_id, server_id, starts_at, ends_at, version';
const TURNS = ['NOT begun AND ends_at > starts_at AND starts_at <= $1', 'NOT ended AND ends_at > starts_at AND ends_at <= $1'];
/** What begins or ends within so long of when it was asked for does so by hand: who did it knows. */
const BY_HAND = `interval '10 seconds'`;

/** What the lookout asks: by the later clock. */
export const MAINTENANCE_TURNS = TURNS.map(
  (turn) => `EXISTS (SELECT FROM {schema}.maintenance WHERE ${turn.replace('$1', 'greatest($1, now())')})`,
).join(' OR ');
export const MAINTENANCE_TIMES: DueTime[] = [
  { table: 'maintenance', at: 'starts_at', where: 'NOT begun AND ends_at > starts_at' },
  { table: 'maintenance', at: 'ends_at', where: 'NOT ended AND ends_at > starts_at' },
];

@Injectable()
export class MaintenanceRepository {
  constructor(private readonly database: Database) {}

  /** A lower version is ignored. */
  async upsert(sql: SqlRunner, one: Maintenance, askedAt: Date): Promise<void> {
    await sql.query(
      `INSERT INTO maintenance (${COLUMNS}, begun, ended)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $5 <= $8::timestamptz + ${BY_HAND}, $6 <= $8::timestamptz + ${BY_HAND})
       ON CONFLICT (maintenance_id) DO UPDATE SET starts_at = $5, ends_at = $6, version = $7, begun = excluded.begun, ended = excluded.ended
       WHERE maintenance.version < $7`,
      [one.maintenanceId, one.workspaceId, one.userId, one.serverId, one.startsAt, one.endsAt, one.version, askedAt],
    );
  }

  /** In the order of their times. */
  findTurns(now: Date, limit: number): Promise<Maintenance[]> {
    const turns = TURNS.map((turn) => `(SELECT ${COLUMNS} FROM maintenance WHERE ${turn} ORDER BY starts_at LIMIT $2)`).join(' UNION ');
    return this.database.query<Maintenance>(
      `SELECT * FROM (${turns}) AS turn ORDER BY CASE WHEN ends_at <= $1 THEN ends_at ELSE starts_at END`,
      [now, limit],
    );
  }

  /** What began or ended by that time is said once. Undefined: another process was faster, or the owner. */
  async claimTurn(sql: SqlRunner, maintenanceId: string, now: Date): Promise<(Maintenance & { over: boolean }) | undefined> {
    const rows = await sql.query<Maintenance & { over: boolean }>(
      `UPDATE maintenance SET begun = true, ended = ends_at <= $1 WHERE maintenance_id = $2 AND (${TURNS.map((turn) => `(${turn})`).join(' OR ')})
       RETURNING ${COLUMNS}, ends_at <= $1 AS over`,
      [now, maintenanceId],
    );
    return rows[0];
  }

  /** Those of the workspace that were not over before that time. */
  listSince(sql: SqlRunner, workspaceId: string, since: Date): Promise<Maintenance[]> {
    return sql.query<Maintenance>(`SELECT ${COLUMNS} FROM maintenance WHERE workspace_id = $1 AND ends_at >= $2`, [workspaceId, since]);
  }

  async prune(before: Date): Promise<void> {
    await deleteOld(this.database, 'maintenance', 'greatest(starts_at, ends_at)', before);
  }
}
