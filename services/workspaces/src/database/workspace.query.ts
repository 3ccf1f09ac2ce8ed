import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { WorkspaceViews } from '../application/ports/index.js';
import type { ServerView, WorkspaceView } from '../application/ports/index.js';

const WORKSPACE =
  'id, user_id AS "userId", name, email_enabled AS email, whatsapp_enabled AS "whatsApp", version, created_at AS "createdAt"';

/** `$1` is the month whose usage counts. */
const SERVER = `SELECT s.id, s.workspace_id AS "workspaceId", s.user_id AS "userId", s.name, s.ip_address AS "ipAddress", s.website, s.interval_minutes AS "intervalMinutes",
    s.email_enabled AS email, s.whatsapp_enabled AS "whatsApp", s.paused, s.version, s.created_at AS "createdAt", s.changed_at AS "changedAt",
    NOT EXISTS (SELECT 1 FROM server_incident i WHERE i.server_id = s.id AND i.is_open) AS up,
    coalesce((SELECT u.used FROM server_usage u WHERE u.server_id = s.id AND u.month = $1), 0)::int AS "usedRate"
  FROM server_view s`;

@Injectable()
export class WorkspaceViewsTable extends WorkspaceViews {
  async byId(sql: SqlRunner, id: string): Promise<WorkspaceView | undefined> {
    return (await sql.query<WorkspaceView>(`SELECT ${WORKSPACE} FROM workspace_view WHERE id = $1`, [id]))[0];
  }

  async ofUser(sql: SqlRunner, userId: string): Promise<WorkspaceView | undefined> {
    return (await sql.query<WorkspaceView>(`SELECT ${WORKSPACE} FROM workspace_view WHERE user_id = $1`, [userId]))[0];
  }

  async servers(sql: SqlRunner, workspaceId: string, month: string): Promise<ServerView[]> {
    return sql.query<ServerView>(`${SERVER} WHERE s.workspace_id = $2 ORDER BY s.created_at, s.id`, [month, workspaceId]);
  }

  async server(sql: SqlRunner, id: string, month: string): Promise<ServerView | undefined> {
    return (await sql.query<ServerView>(`${SERVER} WHERE s.id = $2`, [month, id]))[0];
  }

  async serversAfter(sql: SqlRunner, id: string, most: number): Promise<ServerView[]> {
    return sql.query<ServerView>(`${SERVER} WHERE s.id > $2 ORDER BY s.id LIMIT $3`, ['', id, most]);
  }

  async openQuota(sql: SqlRunner, workspaceId: string): Promise<void> {
    await sql.query('INSERT INTO workspace_quota (workspace_id) VALUES ($1)', [workspaceId]);
  }

  async takePlace(sql: SqlRunner, workspaceId: string, limit: number): Promise<boolean> {
    return (
      (
        await sql.query('UPDATE workspace_quota SET used = used + 1 WHERE workspace_id = $1 AND used < $2 RETURNING used', [
          workspaceId,
          limit,
        ])
      ).length > 0
    );
  }

  async freePlace(sql: SqlRunner, workspaceId: string): Promise<void> {
    await sql.query('UPDATE workspace_quota SET used = used - 1 WHERE workspace_id = $1', [workspaceId]);
  }

  async closeQuota(sql: SqlRunner, workspaceId: string): Promise<void> {
    await sql.query('DELETE FROM workspace_quota WHERE workspace_id = $1', [workspaceId]);
  }

  async forget(sql: SqlRunner, workspaceId: string): Promise<void> {
    // First, as whoever writes the others holds it.
    await sql.query('DELETE FROM workspace_view WHERE id = $1', [workspaceId]);
    await sql.query('DELETE FROM server_view WHERE workspace_id = $1', [workspaceId]);
    await sql.query('DELETE FROM entitlement WHERE workspace_id = $1', [workspaceId]);
  }
}
