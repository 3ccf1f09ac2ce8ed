import { Injectable } from '@nestjs/common';
import { prepared } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';

const RESERVE = prepared('UPDATE workspace_quota SET used = used + 1 WHERE workspace_id = $1 AND used < $2 RETURNING used');

/** The places below a plan's limit, and the erasure of a whole workspace. */
@Injectable()
export class WorkspaceRepository {
  async createQuota(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('INSERT INTO workspace_quota (workspace_id) VALUES ($1)', [workspaceId]);
  }

  /** Reserves one place below the limit; false when none is left, or when there is no such workspace. */
  async reservePlace(tx: Transaction, workspaceId: string, limit: number): Promise<boolean> {
    return (await tx.query(RESERVE, [workspaceId, limit])).length > 0;
  }

  async releasePlace(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('UPDATE workspace_quota SET used = used - 1 WHERE workspace_id = $1', [workspaceId]);
  }

  /** Waits for the servers that are being added; none can be added afterwards. */
  async deleteQuota(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('DELETE FROM workspace_quota WHERE workspace_id = $1', [workspaceId]);
  }

  /** The owner of the workspace, whose erasure waits until this transaction ends; undefined where it was erased. */
  async keepOwner(tx: Transaction, workspaceId: string): Promise<string | undefined> {
    const rows = await tx.query<{ userId: string }>(
      'SELECT w.user_id FROM workspace_quota q JOIN workspace_view w ON w.id = q.workspace_id WHERE q.workspace_id = $1 FOR KEY SHARE OF q',
      [workspaceId],
    );
    return rows[0]?.userId;
  }

  async erase(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.query('SELECT forget_tenant($1)', [workspaceId]);
    // The workspace first: the writers of the other tables hold a lock on it.
    await tx.query('DELETE FROM workspace_view WHERE id = $1', [workspaceId]);
    await tx.query('DELETE FROM server_view WHERE workspace_id = $1', [workspaceId]);
    await tx.query('DELETE FROM heartbeat_view WHERE workspace_id = $1', [workspaceId]);
    await tx.query('DELETE FROM entitlement WHERE workspace_id = $1', [workspaceId]);
    await tx.query('DELETE FROM maintenance_view WHERE workspace_id = $1', [workspaceId]);
  }
}
