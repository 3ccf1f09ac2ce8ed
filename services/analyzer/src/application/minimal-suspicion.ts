import { explain } from '../domain/advice/explain.js';
import type { FirstFailure } from '../domain/health/health.js';
import { evidenceOf } from './check-result.js';
import type { Monitor, Suspicion } from './ports/monitors.js';

/** When the first bad check left no evidence behind (our own region was disregarded, another one's answer counts). */
export function minimalSuspicion(monitor: Monitor, first: FirstFailure): Suspicion {
  const startedAt = new Date(first.startedAt);
  const evidence = evidenceOf({
    serverId: monitor.serverId,
    workspaceId: monitor.workspaceId,
    userId: monitor.userId,
    scheduledAt: new Date(first.slot),
    startedAt,
    endedAt: new Date(first.endedAt),
    responseUs: null,
    outcome: 'failure',
    kind: 'scheduled',
    code: 0,
    region: first.region,
    errorClass: '',
    message: '',
    configVersion: monitor.configVersion,
    evidenceJson: '',
  });
  const { cause, explanation } = explain(evidence);
  return {
    evidence,
    evidenceKept: false,
    cause,
    explanation,
    tag: 'Connection',
    level: 'critical',
    errorClass: '',
    fingerprint: '',
    errorLogId: '',
  };
}
