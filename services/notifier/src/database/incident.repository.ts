import type { SqlRunner } from '@nowahala/platform';
import type { Explanation } from '../domain/explanation.js';

export interface Incident {
  incidentId: string;
  groupKey: string | null;
  serverId: string;
  workspaceId: string;
  userId: string;
  kind: 'down' | 'unstable';
  serverName: string;
  cause: string;
  explanation: Explanation | null;
  explanationPending: boolean;
  groupId: string;
  groupSize: number;
  outages: number;
  startedAt: Date;
  openedSeenAt: Date | null;
  acknowledgedAt: Date | null;
  resolvedAt: Date | null;
  resolvedSeenAt: Date | null;
  resolvedReason: string;
  notifyAt: Date | null;
  notifyResolvedAt: Date | null;
  /** When the analyzer said what is told next. */
  occurredAt: Date | null;
}

interface IncidentRow {
  incident_id: string;
  story_id: string | null;
  server_id: string;
  workspace_id: string;
  user_id: string;
  kind: 'down' | 'unstable';
  server_name: string;
  cause: string;
  explanation: Explanation | null;
  explanation_pending: boolean;
  group_id: string;
  group_size: number;
  outages: number;
  started_at: Date;
  opened_seen_at: Date | null;
  acknowledged_at: Date | null;
  resolved_at: Date | null;
  resolved_seen_at: Date | null;
  resolved_reason: string;
  tell_at: Date | null;
  end_tell_at: Date | null;
  news_at: Date | null;
}

export async function findIncident(sql: SqlRunner, incidentId: string): Promise<Incident | null> {
  return (await select(sql, 'incident_id = $1', [incidentId]))[0] ?? null;
}

export const findIncidents = (sql: SqlRunner, incidentIds: string[]): Promise<Incident[]> =>
  select(sql, 'incident_id = ANY($1)', [incidentIds]);
export const findMembers = (sql: SqlRunner, groupKey: string): Promise<Incident[]> => select(sql, 'story_id = $1', [groupKey]);
export const findIncidentGroup = (sql: SqlRunner, groupId: string): Promise<Incident[]> =>
  select(sql, `group_id = $1 AND group_id <> ''`, [groupId]);
export const findDueOpenings = (sql: SqlRunner, now: Date, limit: number): Promise<Incident[]> =>
  select(sql, 'tell_at <= $1', [now], `ORDER BY tell_at LIMIT ${limit}`);
export const findDueResolutions = (sql: SqlRunner, now: Date, limit: number): Promise<Incident[]> =>
  select(sql, 'end_tell_at <= $1', [now], `ORDER BY end_tell_at LIMIT ${limit}`);

/** Writes the whole record; callers hold the incident's lock. */
export async function saveIncident(sql: SqlRunner, incident: Incident): Promise<void> {
  await sql.query(
    `INSERT INTO incident (incident_id, story_id, server_id, workspace_id, user_id, kind, server_name, cause, explanation, explanation_pending, group_id, group_size, outages,
       started_at, opened_seen_at, acknowledged_at, resolved_at, resolved_seen_at, resolved_reason, tell_at, end_tell_at, news_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     ON CONFLICT (incident_id) DO UPDATE SET story_id = EXCLUDED.story_id, kind = EXCLUDED.kind, server_name = EXCLUDED.server_name, cause = EXCLUDED.cause,
       explanation = EXCLUDED.explanation, explanation_pending = EXCLUDED.explanation_pending, group_id = EXCLUDED.group_id, group_size = EXCLUDED.group_size,
       outages = EXCLUDED.outages, started_at = EXCLUDED.started_at, opened_seen_at = EXCLUDED.opened_seen_at, acknowledged_at = EXCLUDED.acknowledged_at,
       resolved_at = EXCLUDED.resolved_at, resolved_seen_at = EXCLUDED.resolved_seen_at, resolved_reason = EXCLUDED.resolved_reason, tell_at = EXCLUDED.tell_at, end_tell_at = EXCLUDED.end_tell_at,
       news_at = EXCLUDED.news_at`,
    [
      incident.incidentId,
      incident.groupKey,
      incident.serverId,
      incident.workspaceId,
      incident.userId,
      incident.kind,
      incident.serverName,
      incident.cause,
      incident.explanation && JSON.stringify(incident.explanation),
      incident.explanationPending,
      incident.groupId,
      incident.groupSize,
      incident.outages,
      incident.startedAt,
      incident.openedSeenAt,
      incident.acknowledgedAt,
      incident.resolvedAt,
      incident.resolvedSeenAt,
      incident.resolvedReason,
      incident.notifyAt,
      incident.notifyResolvedAt,
      incident.occurredAt,
    ],
  );
}

export async function postponeNotification(sql: SqlRunner, incidentId: string, until: Date): Promise<void> {
  await sql.query(
    'UPDATE incident SET tell_at = CASE WHEN tell_at IS NULL THEN NULL ELSE greatest(tell_at, $2) END, end_tell_at = CASE WHEN end_tell_at IS NULL THEN NULL ELSE greatest(end_tell_at, $2) END WHERE incident_id = $1',
    [incidentId, until],
  );
}

async function select(
  sql: SqlRunner,
  where: string,
  parameters: unknown[],
  tail = 'ORDER BY started_at, incident_id',
): Promise<Incident[]> {
  const rows = await sql.query<IncidentRow>(`SELECT * FROM incident WHERE ${where} ${tail}`, parameters);
  return rows.map((row) => ({
    incidentId: row.incident_id,
    groupKey: row.story_id,
    serverId: row.server_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    kind: row.kind,
    serverName: row.server_name,
    cause: row.cause,
    explanation: row.explanation,
    explanationPending: row.explanation_pending,
    groupId: row.group_id,
    groupSize: row.group_size,
    outages: row.outages,
    startedAt: row.started_at,
    openedSeenAt: row.opened_seen_at,
    acknowledgedAt: row.acknowledged_at,
    resolvedAt: row.resolved_at,
    resolvedSeenAt: row.resolved_seen_at,
    resolvedReason: row.resolved_reason,
    notifyAt: row.tell_at,
    notifyResolvedAt: row.end_tell_at,
    occurredAt: row.news_at,
  }));
}
