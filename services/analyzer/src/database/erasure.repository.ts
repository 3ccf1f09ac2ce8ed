import type { ErasureRequest, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '../domain/health/kept-days.js';

/** A slice stays far below the time that a statement may take: so many rows, or the pings of one server and day. */
const ROWS = 1_000;
/** Few rows, and what brings others back: gone at once. */
const AT_ONCE = [
  'explanation_wish',
  'gpt_usage',
  'entitlement',
  'maintenance',
  'renewal',
  'certificate',
  'monitor',
  'heartbeat',
  'slow_server',
];
const IN_SLICES = ['done_step', 'error_log', 'snapshot', 'incident_list', 'explanation_cache', 'beat', ...AT_ONCE];

/** What is kept of a user, by tenant: the workspaces and the user. */
@Injectable()
export class ErasureRepository {
  /**
   * Under the locks of the tenants. Only bare ids are kept, so that results still under way do not register a server again; open
   * incidents go too, or they would be resolved as drift.
   */
  async begin(tx: SqlRunner, userId: string, tenantIds: string[], now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO erased_workspace (workspace_id, erased_at) SELECT unnest($1::uuid[]), $2::timestamptz ON CONFLICT DO NOTHING`,
      [tenantIds, now],
    );
    await tx.query(
      `INSERT INTO erased_server (server_id, user_id) SELECT server_id, $2 FROM monitor WHERE workspace_id = ANY($1::uuid[]) ON CONFLICT DO NOTHING`,
      [tenantIds, userId],
    );
    for (const table of AT_ONCE) await tx.query(`DELETE FROM ${table} WHERE workspace_id = ANY($1::uuid[])`, [tenantIds]);
    await tx.query(`DELETE FROM incident_list WHERE workspace_id = ANY($1::uuid[]) AND status = 'open'`, [tenantIds]);
  }

  /** False when nothing is left. */
  async eraseSlice(tx: SqlRunner, { userId, workspaceIds }: ErasureRequest): Promise<boolean> {
    if (await this.eraseOfServer(tx, userId)) return true;
    const tenantIds = [...workspaceIds, userId];
    for (const table of IN_SLICES) {
      const rows = await tx.query(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE workspace_id = ANY($1::uuid[]) LIMIT ${ROWS})) RETURNING 1`,
        [tenantIds],
      );
      if (rows.length > 0) return true;
    }
    for (const tenantId of tenantIds) {
      const [events] = await tx.query<{ forgotten: number | string }>(`SELECT forget_tenant_part($1, ${ROWS}) AS forgotten`, [tenantId]);
      if (Number(events!.forgotten) > 0) return true;
    }
    return false;
  }

  /** The first pass keeps the servers for the second. */
  async finish(tx: SqlRunner, { userId, answered }: ErasureRequest): Promise<void> {
    await tx.query(
      answered ? 'DELETE FROM erased_server WHERE user_id = $1' : 'UPDATE erased_server SET swept = false WHERE user_id = $1',
      [userId],
    );
  }

  /** The oldest day of one server, then its totals, then what is packed; false when all servers are done. */
  private async eraseOfServer(tx: SqlRunner, userId: string): Promise<boolean> {
    const [server] = await tx.query<{ serverId: string; oldest: Date | null }>(
      `SELECT server_id, (SELECT min(scheduled_at) FROM ping WHERE ping.server_id = e.server_id) AS oldest
       FROM erased_server e WHERE user_id = $1 AND NOT swept LIMIT 1`,
      [userId],
    );
    if (!server) return false;
    const { serverId, oldest } = server;
    if (oldest) {
      await tx.query(
        `DELETE FROM ping WHERE server_id = $1 AND scheduled_at >= $2::timestamptz AND scheduled_at < date_trunc('day', $2::timestamptz) + interval '1 day'`,
        [serverId, oldest],
      );
      return true;
    }
    const hours = await tx.query(
      `DELETE FROM ping_hour WHERE ctid = ANY(ARRAY(SELECT ctid FROM ping_hour WHERE server_id = $1 LIMIT ${ROWS})) RETURNING 1`,
      [serverId],
    );
    if (hours.length > 0) return true;
    // By their hours, and not by their totals: a release before packed hours erases those alone.
    const packs = await tx.query(
      `DELETE FROM ping_pack WHERE server_id = $1 AND hour = ANY(ARRAY(
         SELECT hour FROM ping_pack WHERE server_id = $1 AND hour = ANY(ARRAY(SELECT generate_series(
           date_trunc('hour', now()) - interval '${KEPT_DAYS + 1} days', now() + interval '1 day', interval '1 hour'))) LIMIT ${ROWS})) RETURNING 1`,
      [serverId],
    );
    if (packs.length > 0) return true;
    await tx.query('DELETE FROM response_time_day WHERE server_id = $1', [serverId]);
    await tx.query('UPDATE erased_server SET swept = true WHERE server_id = $1', [serverId]);
    return true;
  }
}
