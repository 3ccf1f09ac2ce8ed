import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import type { ErasureTask } from '../domain/erasure.js';

export interface OpenErasure extends ErasureTask {
  userId: string;
}

const COLUMNS = `t.user_id, t.requested_at, coalesce(t.asked_at, t.requested_at) AS asked_at, t.alarmed_at,
  (SELECT coalesce(array_agg(a.service), '{}') FROM erasure_ack a WHERE a.user_id = t.user_id) AS done`;

/** What the lookout asks. */
export const ERASURE_OPEN = 'EXISTS (SELECT FROM {schema}.erasure_task WHERE finished_at IS NULL)';

@Injectable()
export class ErasureRepository {
  async insert(sql: SqlRunner, userId: string, now: Date): Promise<void> {
    await sql.query('INSERT INTO erasure_task (user_id, requested_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [userId, now]);
  }

  /** Also of an account whose rows are gone. */
  async isKnown(sql: SqlRunner, userId: string): Promise<boolean> {
    return (await sql.query('SELECT 1 FROM erasure_task WHERE user_id = $1', [userId])).length > 0;
  }

  async listOpen(sql: SqlRunner): Promise<OpenErasure[]> {
    return sql.query<OpenErasure>(`SELECT ${COLUMNS} FROM erasure_task t WHERE t.finished_at IS NULL ORDER BY t.requested_at`);
  }

  /** Locks the task for this transaction; undefined when another process has locked it or it is finished. */
  async lock(sql: SqlRunner, userId: string): Promise<OpenErasure | undefined> {
    return (
      await sql.query<OpenErasure>(
        `SELECT ${COLUMNS} FROM erasure_task t WHERE t.user_id = $1 AND t.finished_at IS NULL FOR UPDATE OF t SKIP LOCKED`,
        [userId],
      )
    )[0];
  }

  async acknowledge(sql: SqlRunner, userId: string, service: string, at: Date): Promise<void> {
    await sql.query('INSERT INTO erasure_ack (user_id, service, completed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      userId,
      service,
      at,
    ]);
  }

  async markAlarmed(sql: SqlRunner, userId: string, now: Date): Promise<void> {
    await sql.query('UPDATE erasure_task SET alarmed_at = $2 WHERE user_id = $1', [userId, now]);
  }

  async markAsked(sql: SqlRunner, userId: string, now: Date): Promise<void> {
    await sql.query('UPDATE erasure_task SET asked_at = $2 WHERE user_id = $1', [userId, now]);
  }

  async markFinished(sql: SqlRunner, userId: string, now: Date): Promise<void> {
    await sql.query('UPDATE erasure_task SET finished_at = $2 WHERE user_id = $1', [userId, now]);
  }

  async insertWorkspace(sql: SqlRunner, userId: string, workspaceId: string): Promise<void> {
    await sql.query('INSERT INTO user_workspace (workspace_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [workspaceId, userId]);
  }

  async listWorkspaces(sql: SqlRunner, userId: string): Promise<string[]> {
    const rows = await sql.query<{ workspaceId: string }>('SELECT workspace_id FROM user_workspace WHERE user_id = $1', [userId]);
    return rows.map(({ workspaceId }) => workspaceId);
  }
}
