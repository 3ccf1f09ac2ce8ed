import type { ErrorClass, EvidenceSnapshot } from '@nowahala/platform';
import { isErrorClass } from '@nowahala/platform';
import type { Check } from '../domain/health/check.js';
import type { PingRow } from './ports/pings.js';

/** One answer as the prober reported it. */
export interface CheckResult extends PingRow {
  workspaceId: string;
  userId: string;
  configVersion: number;
  /** As it came; empty with good answers. */
  evidenceJson: string;
  /** Of the check itself; empty where nobody will look at it. */
  traceparent?: string;
}

export const isFailed = (ping: CheckResult): boolean =>
  ping.outcome === 'error' || ping.outcome === 'failure' || ping.outcome === 'timeout';

export function toCheck(ping: CheckResult): Check {
  return {
    slot: ping.scheduledAt.getTime(),
    startedAt: ping.startedAt.getTime(),
    endedAt: ping.endedAt.getTime(),
    region: ping.region,
    outcome: ping.outcome,
  };
}

/** What the prober saw; when it could not say more, at least the class and the code. */
export function evidenceOf(ping: CheckResult): EvidenceSnapshot {
  const seen = parsed(ping.evidenceJson);
  if (seen) return seen;
  const errorClass: ErrorClass | null = isErrorClass(ping.errorClass) ? ping.errorClass : null;
  return {
    version: 1,
    takenAt: ping.startedAt.toISOString(),
    region: ping.region,
    target: { website: null, ipAddress: null, host: null, scheme: null, port: null },
    outcome: ping.outcome === 'unknown' ? 'failure' : ping.outcome,
    errorClass,
    code: ping.code > 0 ? ping.code : null,
    message: ping.message,
    steps: [],
    dns: null,
    addresses: [],
    connection: null,
    tls: null,
    http: null,
    machine: null,
    recognised: [],
    delayedByUs: false,
  };
}

function parsed(json: string): EvidenceSnapshot | null {
  if (json === '') return null;
  try {
    const value = JSON.parse(json) as EvidenceSnapshot;
    return value.version === 1 &&
      Array.isArray(value.steps) &&
      Array.isArray(value.recognised) &&
      Array.isArray(value.addresses) &&
      typeof value.takenAt === 'string' &&
      value.target
      ? value
      : null;
  } catch {
    return null;
  }
}
