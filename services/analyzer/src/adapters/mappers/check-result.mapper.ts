import type { pings as wire } from '@nowahala/contracts';
import { isUuid } from '@nowahala/platform';
import type { Outcome } from '../../domain/health/check.js';
import { checkKinds } from '../../domain/health/check-result.js';
import type { CheckKind, CheckResult } from '../../domain/health/check-result.js';

const OUTCOMES: Record<string, Outcome> = {
  success: 'success',
  error: 'error',
  failure: 'failure',
  timeout: 'timeout',
  missed: 'unknown',
  unknown: 'unknown',
};
const LARGEST_INT = 2_147_483_647;
const LARGEST_SMALLINT = 32_767;

/** Null when the result makes no sense and can only be left out. */
export function toCheckResult(result: wire.PingResult): CheckResult | null {
  const outcome = OUTCOMES[result.outcome];
  const { scheduledAt } = result;
  const known = isUuid(result.serverId) && isUuid(result.workspaceId) && isUuid(result.userId);
  if (!outcome || !known || !isTime(scheduledAt)) return null;
  const startedAt = isTime(result.startedAt) ? result.startedAt : scheduledAt;
  const endedAt = isTime(result.endedAt) && result.endedAt >= startedAt ? result.endedAt : startedAt;
  return {
    serverId: result.serverId,
    workspaceId: result.workspaceId,
    userId: result.userId,
    scheduledAt,
    startedAt,
    endedAt,
    responseUs: outcome === 'unknown' || result.responseTimeUs <= 0 ? null : Math.min(Math.round(result.responseTimeUs), LARGEST_INT),
    outcome,
    kind: kindOf(result.check),
    code: Math.min(Math.max(result.code, 0), LARGEST_SMALLINT),
    region: result.region.slice(0, 40) || 'local',
    errorClass: result.errorClass.slice(0, 60),
    message: withoutNul(result.message).slice(0, 500),
    configVersion: result.configVersion,
    evidenceJson: withoutNul(result.evidenceJson),
    ...(result.traceparent !== '' && { traceparent: result.traceparent }),
  };
}

function kindOf(check: string): CheckKind {
  return checkKinds.find((kind) => kind === check) ?? 'scheduled';
}

/** PostgreSQL stores every character but this one, neither as itself nor as JSON escapes it. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll('\\u0000', '');
}

function isTime(value: Date | undefined): value is Date {
  return value !== undefined && !Number.isNaN(value.getTime());
}
