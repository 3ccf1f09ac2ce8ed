import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';

export interface MaintenanceView {
  id: string;
  workspaceId: string;
  userId: string;
  /** Null: every server of the workspace. */
  serverId: string | null;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

/** Which ones are meant: of one server, or of the workspace as a whole. */
export type MaintenanceOwner = Pick<MaintenanceView, 'workspaceId' | 'serverId'>;

const COLUMNS = 'm.id, m.workspace_id, m.user_id, m.server_id, m.starts_at, m.ends_at, m.created_at';
/** Those of a deleted server concern nobody any more. */
const ALIVE = '(m.server_id IS NULL OR EXISTS (SELECT 1 FROM server_view s WHERE s.id = m.server_id))';
/** What runs or is planned; one that was cancelled ends with its beginning. */
const LASTING = 'm.ends_at > $2 AND m.ends_at > m.starts_at';

@Injectable()
export class MaintenanceQuery {
  constructor(private readonly database: Database) {}

  async find(id: string, sql: SqlRunner = this.database): Promise<MaintenanceView | undefined> {
    return (await sql.query<MaintenanceView>(`SELECT ${COLUMNS} FROM maintenance_view m WHERE id = $1 AND ${ALIVE}`, [id]))[0];
  }

  async countLasting(workspaceId: string, now: Date, sql: SqlRunner): Promise<number> {
    const counted = `SELECT count(*)::int AS counted FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND ${ALIVE}`;
    return (await sql.query<{ counted: number }>(counted, [workspaceId, now]))[0]!.counted;
  }

  /** Of the workspace or the server itself, in the order of their beginning. */
  async listRunning({ workspaceId, serverId }: MaintenanceOwner, now: Date, sql: SqlRunner): Promise<MaintenanceView[]> {
    return sql.query(
      `SELECT ${COLUMNS} FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND starts_at <= $2 AND server_id IS NOT DISTINCT FROM $3
       ORDER BY starts_at, id`,
      [workspaceId, now, serverId],
    );
  }

  /** What runs or is planned in the order of its beginning. `serverId`: what concerns this one; null: all of the workspace. */
  async listLasting(workspaceId: string, serverId: string | null, now: Date): Promise<MaintenanceView[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND ${ALIVE}
         AND ($3::uuid IS NULL OR server_id IS NULL OR server_id = $3) ORDER BY starts_at, id`,
      [workspaceId, now, serverId],
    );
  }

  async prune(before: Date): Promise<void> {
    await this.database.query('DELETE FROM maintenance_view WHERE ends_at < $1', [before]);
  }

  /** The latest that took place and are over, the newest first. */
  async listOver(workspaceId: string, serverId: string | null, now: Date, limit: number): Promise<MaintenanceView[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM maintenance_view m WHERE workspace_id = $1 AND ends_at <= $2 AND ends_at > starts_at AND ${ALIVE}
         AND ($3::uuid IS NULL OR server_id IS NULL OR server_id = $3) ORDER BY ends_at DESC, id LIMIT $4`,
      [workspaceId, now, serverId, limit],
    );
  }
}
