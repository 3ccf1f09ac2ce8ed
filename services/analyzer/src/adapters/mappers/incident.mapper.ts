import { idFrom } from '@nowahala/platform';
import type { incidents } from '@nowahala/contracts';
import type { ErrorLog } from '../../application/ports/error-logs.js';
import type { TimelineEntry } from '../../domain/incident/timeline.js';
import type { IncidentRow } from '../../database/incident.query.js';
import type { PastPing } from '../../database/ping-history.query.js';

/** Our words as the wire spells them. */
export function toPing(ping: PastPing): incidents.Ping {
  return {
    id: idFrom('ping', ping.serverId, ping.scheduledAt.getTime(), ping.region),
    timestamp: ping.startedAt,
    status: ping.outcome,
    message: ping.message,
    responseTimeMs: ping.responseUs === null ? undefined : Math.round(ping.responseUs / 100) / 10,
    region: ping.region,
    check: ping.kind === 'recovery' || ping.kind === 'sibling' ? 'recheck' : ping.kind,
    serverId: ping.serverId,
  };
}

export function toErrorLogMessage(log: ErrorLog): incidents.ErrorLog {
  return {
    id: log.id,
    createdAt: log.createdAt,
    lastSeenAt: log.lastSeenAt,
    count: log.count,
    tag: log.tag,
    level: log.level,
    message: log.message,
    stack: log.stack,
    explanation: log.explanation,
    serverId: log.serverId ?? '',
    incidentId: log.incidentId ?? '',
    feedback: log.feedback ?? '',
  };
}

export function toIncident(row: IncidentRow, timeline: TimelineEntry[] = []): incidents.Incident {
  return {
    id: row.id,
    serverId: row.server_id,
    workspaceId: row.workspace_id,
    serverName: row.server_name,
    status: row.status,
    kind: row.kind,
    startedAt: row.started_at,
    resolvedAt: row.resolved_at ?? undefined,
    acknowledgedAt: row.acknowledged_at ?? undefined,
    acknowledgedBy: row.acknowledged_by ?? '',
    cause: row.cause,
    explanation: row.explanation,
    evidenceJson: row.evidence ? JSON.stringify(row.evidence) : '',
    timeline: timeline.map((entry) => ({ at: new Date(entry.at), type: entry.type, text: entry.text })),
    groupId: row.group_id,
    tag: row.tag,
    level: row.level,
    errorLogId: row.error_log_id ?? '',
  };
}
