import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { LessThan } from 'typeorm';
import { maintenanceViewEntity } from './maintenance-view.entity.js';
import type { MaintenanceView } from './maintenance-view.entity.js';

/** Which ones are meant: of one server, or of the workspace as a whole. */
export type MaintenanceOwner = Pick<MaintenanceView, 'workspaceId' | 'serverId'>;

/** Those of a deleted server concern nobody any more. */
const ALIVE = '(m.server_id IS NULL OR EXISTS (SELECT 1 FROM server_view s WHERE s.id = m.server_id))';
/** What runs or is planned; one that was cancelled ends with its beginning. */
const LASTING = 'm.ends_at > $2 AND m.ends_at > m.starts_at';

@Injectable()
export class MaintenanceQuery {
  constructor(private readonly database: Database) {}

  async find(id: string, sql: SqlRunner = this.database): Promise<MaintenanceView | undefined> {
    return (await sql.query<MaintenanceView>(`SELECT m.* FROM maintenance_view m WHERE id = $1 AND ${ALIVE}`, [id]))[0];
  }

  async countLasting(workspaceId: string, now: Date, sql: SqlRunner): Promise<number> {
    const counted = `SELECT count(*)::int AS counted FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND ${ALIVE}`;
    return (await sql.query<{ counted: number }>(counted, [workspaceId, now]))[0]!.counted;
  }

  /** Of the workspace or the server itself, in the order of their beginning. */
  async listRunning({ workspaceId, serverId }: MaintenanceOwner, now: Date, sql: SqlRunner): Promise<MaintenanceView[]> {
    return sql.query(
      `SELECT m.* FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND starts_at <= $2 AND server_id IS NOT DISTINCT FROM $3
       ORDER BY starts_at, id`,
      [workspaceId, now, serverId],
    );
  }

  /** What runs or is planned in the order of its beginning. `serverId`: what concerns this one; null: all of the workspace. */
  async listLasting(workspaceId: string, serverId: string | null, now: Date): Promise<MaintenanceView[]> {
    return this.database.query(
      `SELECT m.* FROM maintenance_view m WHERE workspace_id = $1 AND ${LASTING} AND ${ALIVE}
         AND ($3::uuid IS NULL OR server_id IS NULL OR server_id = $3) ORDER BY starts_at, id`,
      [workspaceId, now, serverId],
    );
  }

  async prune(before: Date): Promise<void> {
    await this.database.manager.delete(maintenanceViewEntity, { endsAt: LessThan(before) });
  }

  /** The latest that took place and are over, the newest first. */
  async listOver(workspaceId: string, serverId: string | null, now: Date, limit: number): Promise<MaintenanceView[]> {
    return this.database.query(
      `SELECT m.* FROM maintenance_view m WHERE workspace_id = $1 AND ends_at <= $2 AND ends_at > starts_at AND ${ALIVE}
         AND ($3::uuid IS NULL OR server_id IS NULL OR server_id = $3) ORDER BY ends_at DESC, id LIMIT $4`,
      [workspaceId, now, serverId, limit],
    );
  }
}
