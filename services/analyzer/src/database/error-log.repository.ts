import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ErrorLogs } from '../application/ports/error-logs.js';
import type { ErrorLog } from '../application/ports/error-logs.js';
import type { Explanation } from '../domain/advice/explanation.js';

export interface ErrorLogRow {
  id: string;
  workspace_id: string;
  user_id: string;
  server_id: string | null;
  fingerprint: string;
  created_at: Date;
  last_seen_at: Date;
  seen: string;
  tag: string;
  level: string;
  message: string;
  stack: string;
  cause: string;
  situation: string;
  explanation: Explanation;
  incident_id: string | null;
  feedback: ErrorLog['feedback'];
}

@Injectable()
export class ErrorLogsTable extends ErrorLogs {
  async countRepeats(
    sql: SqlRunner,
    seen: { workspaceId: string; fingerprint: string; times: number; lastAt: Date }[],
  ): Promise<Map<string, ErrorLog>> {
    if (seen.length === 0) return new Map();
    const inOrder = [...seen].sort((a, b) => a.fingerprint.localeCompare(b.fingerprint));
    const rows = await sql.query<ErrorLogRow>(
      `UPDATE error_log e SET seen = e.seen + s.times, last_seen_at = greatest(e.last_seen_at, s.last_at)
       FROM unnest($1::uuid[], $2::text[], $3::int[], $4::timestamptz[]) AS s (workspace_id, fingerprint, times, last_at)
       WHERE e.workspace_id = s.workspace_id AND e.fingerprint = s.fingerprint
       RETURNING e.*`,
      [
        inOrder.map((one) => one.workspaceId),
        inOrder.map((one) => one.fingerprint),
        inOrder.map((one) => one.times),
        inOrder.map((one) => one.lastAt),
      ],
    );
    return new Map(rows.map((row) => [row.fingerprint, toErrorLog(row)]));
  }

  async add(sql: SqlRunner, log: ErrorLog): Promise<ErrorLog> {
    const [row] = await sql.query<ErrorLogRow>(
      `INSERT INTO error_log (id, workspace_id, user_id, server_id, fingerprint, created_at, last_seen_at, seen, tag, level, message, stack, cause, situation, explanation, incident_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       ON CONFLICT (workspace_id, fingerprint) DO UPDATE SET seen = error_log.seen + excluded.seen, last_seen_at = greatest(error_log.last_seen_at, excluded.last_seen_at)
       RETURNING *`,
      [
        log.id,
        log.workspaceId,
        log.userId,
        log.serverId,
        log.fingerprint,
        log.createdAt,
        log.lastSeenAt,
        log.count,
        log.tag,
        log.level,
        log.message,
        log.stack,
        log.cause,
        log.situation,
        JSON.stringify(log.explanation),
        log.incidentId,
      ],
    );
    return toErrorLog(row!);
  }

  async find(sql: SqlRunner, id: string): Promise<ErrorLog | null> {
    const [row] = await sql.query<ErrorLogRow>(`SELECT * FROM error_log WHERE id = $1`, [id]);
    return row ? toErrorLog(row) : null;
  }

  async assignToIncident(sql: SqlRunner, id: string, incidentId: string): Promise<void> {
    await sql.query(`UPDATE error_log SET incident_id = $2 WHERE id = $1`, [id, incidentId]);
  }

  async explain(sql: SqlRunner, id: string, explanation: Explanation): Promise<void> {
    await sql.query(`UPDATE error_log SET explanation = $2 WHERE id = $1`, [id, JSON.stringify(explanation)]);
  }

  async setFeedback(sql: SqlRunner, id: string, feedback: 'helped' | 'did_not_help'): Promise<void> {
    await sql.query(`UPDATE error_log SET feedback = $2 WHERE id = $1`, [id, feedback]);
  }
}

export function toErrorLog(row: ErrorLogRow): ErrorLog {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    serverId: row.server_id,
    fingerprint: row.fingerprint,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    count: Number(row.seen),
    tag: row.tag,
    level: row.level,
    message: row.message,
    stack: row.stack,
    cause: row.cause,
    situation: row.situation,
    explanation: row.explanation,
    incidentId: row.incident_id,
    feedback: row.feedback,
  };
}
