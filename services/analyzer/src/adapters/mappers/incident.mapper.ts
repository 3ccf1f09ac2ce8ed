import { idFrom } from '@nowahala/platform';
import type { incidents } from '@nowahala/contracts';
import type { IncidentWithEvidence } from '../../database/incident.query.js';
import type { StateOfServer } from '../../database/monitor.query.js';
import type { PastPing } from '../../database/ping-history.query.js';
import type { ErrorLog } from '../../domain/error-log/error-log.js';
import { messageIn, messageOfLogIn } from '../../domain/health/check-message.js';
import { nextStep } from '../../domain/incident/done-step.js';
import type { DoneStep } from '../../domain/incident/done-step.js';
import type { TimelineEntry } from '../../domain/incident/timeline.js';
import { isWithin } from '../../domain/maintenance/maintenance.js';
import type { Span } from '../../domain/maintenance/maintenance.js';
import { toMs } from '../../domain/statistics/ping-stats.js';
import { languageFor, languageOfReader, toReader } from './explanation.mapper.js';
import {
  checkOutcomes,
  healthStates,
  heartbeatTroubles,
  incidentKinds,
  incidentStatuses,
  logFeedbacks,
  stepAnswers,
} from './enums.mapper.js';

export function toPing(ping: PastPing, spans: readonly Span[]): incidents.Ping {
  return {
    id: idFrom('ping', ping.serverId, ping.scheduledAt.getTime(), ping.region),
    timestamp: ping.startedAt,
    status: ping.outcome,
    checkOutcome: checkOutcomes.toEnum(ping.outcome),
    message: messageIn(languageOfReader(), ping),
    responseTimeMs: ping.responseUs === null ? undefined : toMs(ping.responseUs),
    region: ping.region,
    check: ping.kind === 'recovery' || ping.kind === 'sibling' ? 'recheck' : ping.kind,
    serverId: ping.serverId,
    maintenance: isWithin(spans, ping.startedAt.getTime()),
  };
}

export function toServerState({ serverId, state, stateSince, incidentId }: StateOfServer, last?: PastPing): incidents.ServerState {
  return {
    serverId,
    state,
    healthState: healthStates.toEnum(state),
    lastPingAt: last?.startedAt,
    since: stateSince,
    openIncidentId: incidentId ?? '',
    lastPingStatus: last?.outcome ?? '',
    lastResponseTimeMs: last === undefined || last.responseUs === null ? undefined : toMs(last.responseUs),
  };
}

export function toErrorLogMessage(log: ErrorLog): incidents.ErrorLog {
  const { id, createdAt, lastSeenAt, count, tag, level, stack } = log;
  return {
    ...{ id, createdAt, lastSeenAt, count, tag, level, stack },
    message: messageOfLogIn(languageFor(log.explanation), log.message, log.finding),
    explanation: toReader(log.cause, log.explanation).explanation,
    serverId: log.serverId ?? '',
    incidentId: log.incidentId ?? '',
    feedback: log.feedback ?? '',
    logFeedback: log.feedback ? logFeedbacks.toEnum(log.feedback) : undefined,
  };
}

export function toDoneStep(done: DoneStep, steps: number): incidents.DoneStep {
  const { id, step, doneAt, answer } = done;
  const stepAnswer = answer ? stepAnswers.toEnum(answer) : undefined;
  return { id, step, doneAt, answer: answer ?? '', stepAnswer, nextStep: nextStep(done, steps) };
}

export function toIncident(row: IncidentWithEvidence, timeline: TimelineEntry[] = [], doneSteps: DoneStep[] = []): incidents.Incident {
  const { id, serverId, workspaceId, serverName, status, kind, startedAt, groupId, tag, level } = row;
  return {
    ...{ id, serverId, workspaceId, serverName, status, kind, startedAt, groupId, tag, level },
    ...toReader(row.cause, row.explanation),
    incidentKind: incidentKinds.toEnum(kind),
    incidentStatus: incidentStatuses.toEnum(status),
    resolvedAt: row.resolvedAt ?? undefined,
    acknowledgedAt: row.acknowledgedAt ?? undefined,
    acknowledgedBy: row.acknowledgedBy ?? '',
    evidenceJson: row.evidence ? JSON.stringify(row.evidence) : '',
    timeline: timeline.map((entry) => ({ at: new Date(entry.at), type: entry.type, text: entry.text })),
    errorLogId: row.errorLogId ?? '',
    badRegions: row.regions,
    goodRegions: row.goodRegions,
    doneSteps: doneSteps.map((one) => toDoneStep(one, row.explanation.doNow.length)),
    heartbeatTrouble: row.heartbeatTrouble ? heartbeatTroubles.toEnum(row.heartbeatTrouble) : undefined,
    network: row.networkAffected === null ? undefined : { name: row.networkName ?? '', affected: row.networkAffected },
  };
}
