import { Injectable } from '@nestjs/common';
import { prepared } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';

const RESERVE = prepared(
  'UPDATE workspace_quota SET used = used + $2::int WHERE workspace_id = $1 AND used + $2::int <= $3::bigint RETURNING used',
);

/** A slice of an erasure stays far below the time that a statement may take: so many rows. */
const ROWS = 1_000;

/** The places below a plan's limit, and the erasure of a whole workspace. */
@Injectable()
export class WorkspaceRepository {
  async createQuota(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('INSERT INTO workspace_quota (workspace_id) VALUES ($1)', [workspaceId]);
  }

  /** Reserves one place below the limit; false when none is left, or when there is no such workspace. */
  reservePlace(tx: Transaction, workspaceId: string, limit: number): Promise<boolean> {
    return this.reservePlaces(tx, workspaceId, 1, limit);
  }

  /** All of them or none. */
  async reservePlaces(tx: Transaction, workspaceId: string, places: number, limit: number): Promise<boolean> {
    return (await tx.query(RESERVE, [workspaceId, places, limit])).length > 0;
  }

  /** Which of them there are or were: who was deleted does not come back under the same id. */
  async everAdded(tx: Transaction, serverIds: string[]): Promise<Set<string>> {
    const rows = await tx.query<{ serverId: string }>(
      `SELECT id AS server_id FROM unnest($1::text[]) AS asked (id) JOIN es_stream ON stream_id = 'server-' || id`,
      [serverIds],
    );
    return new Set(rows.map(({ serverId }) => serverId));
  }

  async releasePlace(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('UPDATE workspace_quota SET used = used - 1 WHERE workspace_id = $1', [workspaceId]);
  }

  /** The owner of the workspace, whose erasure waits until this transaction ends; undefined where it has begun. */
  async keepOwner(tx: Transaction, workspaceId: string): Promise<string | undefined> {
    const rows = await tx.query<{ userId: string }>(
      'SELECT w.user_id FROM workspace_quota q JOIN workspace_view w ON w.id = q.workspace_id WHERE q.workspace_id = $1 FOR KEY SHARE OF q',
      [workspaceId],
    );
    return rows[0]?.userId;
  }

  /** Waits for what is being added or changed; nothing can be afterwards. */
  async close(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('DELETE FROM workspace_quota WHERE workspace_id = $1', [workspaceId]);
    // The workspace first: the writers of its plan hold a lock on it.
    await tx.query('DELETE FROM workspace_view WHERE id = $1', [workspaceId]);
    await tx.query('DELETE FROM entitlement WHERE workspace_id = $1', [workspaceId]);
  }

  async deleteServer(tx: Transaction, serverId: string): Promise<void> {
    await tx.query('DELETE FROM server_view WHERE id = $1', [serverId]);
  }

  async deleteHeartbeat(tx: Transaction, heartbeatId: string): Promise<void> {
    await tx.query('DELETE FROM heartbeat_view WHERE id = $1', [heartbeatId]);
  }

  /** False when nothing is left of its maintenance and its events. */
  async eraseSlice(tx: Transaction, workspaceId: string): Promise<boolean> {
    const maintenance = await tx.query(
      `DELETE FROM maintenance_view WHERE ctid = ANY(ARRAY(SELECT ctid FROM maintenance_view WHERE workspace_id = $1 LIMIT ${ROWS})) RETURNING 1`,
      [workspaceId],
    );
    if (maintenance.length > 0) return true;
    const [events] = await tx.query<{ forgotten: number | string }>(`SELECT forget_tenant_part($1, ${ROWS}) AS forgotten`, [workspaceId]);
    return Number(events!.forgotten) > 0;
  }
}
