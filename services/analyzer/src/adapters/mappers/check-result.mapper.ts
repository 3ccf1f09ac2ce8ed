import type { pings as wire } from '@nowahala/contracts';
import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';
import type { CheckFacts, EvidenceSnapshot } from '@nowahala/kernel';
import { isTime, isUuid } from '@nowahala/platform';
import { checkKinds } from '../../domain/health/check-result.js';
import type { CheckKind, CheckResult } from '../../domain/health/check-result.js';
import type { SeenCertificate } from '../../domain/renewal/certificate.js';
import { companyName } from '../../domain/renewal/registration.js';
import { checkOutcomes } from './enums.mapper.js';
import { toEvidence } from './evidence.mapper.js';
import { storable } from './storable.mapper.js';

const LARGEST_INT = 2_147_483_647;
const LARGEST_SMALLINT = 32_767;
/** A check that starts so long after it was due was begun by no clock that can be believed. */
const START_WITHIN_MS = DAY_MS;

/**
 * No check starts before it was due: a prober whose clock is slow says so, and its votes would lie before the failure that they were
 * asked for. Where it is due in the future, the scheduler's clock is the one that is wrong.
 */
export function believedStart(startedMs: number, scheduledMs: number, nowMs: number): number {
  const earliest = Math.min(scheduledMs, nowMs);
  return startedMs - scheduledMs > START_WITHIN_MS ? scheduledMs : Math.max(startedMs, earliest);
}

/** Longer than any check: what is said to have lasted longer was ended by a clock that was set meanwhile. */
const LONGEST_CHECK_MS = MINUTE_MS;

export const believedDuration = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_CHECK_MS);

/** Null when the result makes no sense and can only be left out. */
export function toCheckResult(result: wire.PingResult, nowMs: number): CheckResult | null {
  // Public name: `missed` is what probers call `unknown` where they send no enum.
  const outcome = checkOutcomes.toWord(result.checkOutcome, result.outcome === 'missed' ? 'unknown' : result.outcome);
  const { scheduledAt } = result;
  const known = isUuid(result.serverId) && isUuid(result.workspaceId) && isUuid(result.userId);
  if (!outcome || !known || !isTime(scheduledAt)) return null;
  const startedMs = isTime(result.startedAt) ? result.startedAt.getTime() : scheduledAt.getTime();
  const startedAt = new Date(believedStart(startedMs, scheduledAt.getTime(), nowMs));
  const tookMs = isTime(result.startedAt) && isTime(result.endedAt) ? result.endedAt.getTime() - result.startedAt.getTime() : 0;
  return {
    serverId: result.serverId,
    workspaceId: result.workspaceId,
    userId: result.userId,
    scheduledAt,
    startedAt,
    endedAt: new Date(startedAt.getTime() + believedDuration(tookMs)),
    responseUs: outcome === 'unknown' || result.responseTimeUs <= 0 ? null : Math.min(Math.round(result.responseTimeUs), LARGEST_INT),
    outcome,
    kind: kindOf(result.check),
    code: Math.min(Math.max(result.code, 0), LARGEST_SMALLINT),
    region: storable(result.region.slice(0, 40)) || 'local',
    proberId: result.proberId,
    errorClass: storable(result.errorClass.slice(0, 60)),
    message: storable(result.message.slice(0, 500)),
    configVersion: result.configVersion,
    evidence: result.evidence ? toEvidence(result.evidence) : parsedEvidence(result.evidenceJson),
    ...factsOf(result),
    ...certificateOf(result),
    ...(result.traceparent !== '' && { traceparent: result.traceparent }),
  };
}

/** Texts as long as the prober's own limits let them be; a fact that makes no sense is none. */
function factsOf({ facts }: wire.PingResult): { facts: CheckFacts } | undefined {
  if (facts === undefined || facts.host === '') return undefined;
  const { port, seconds, date = '', words = '', machineAnswers } = facts;
  return {
    facts: {
      host: storable(facts.host.slice(0, 260)),
      ...(isCount(port) && { port }),
      ...(isCount(seconds) && { seconds }),
      ...(/^\d{4}-\d\d-\d\d$/.test(date) && { date }),
      ...(words !== '' && { words: storable(words.slice(0, 200)) }),
      ...(machineAnswers !== undefined && { machine: machineAnswers ? 'on' : 'silent' }),
    },
  };
}

const isCount = (value: number | undefined): value is number => value !== undefined && value > 0 && value <= 65_535;

/** A certificate whose dates make no sense is none. */
function certificateOf({ certificate }: wire.PingResult): { certificate: SeenCertificate } | undefined {
  const { fingerprint = '', issuer = '', startsAt, endsAt } = certificate ?? {};
  if (!/^[0-9a-f]{64}$/.test(fingerprint) || !isTime(startsAt) || !isTime(endsAt) || endsAt <= startsAt) return undefined;
  return { certificate: { fingerprint, issuer: companyName(storable(issuer)), startsAt, endsAt } };
}

/** Evidence of probers that send it as JSON. */
function parsedEvidence(json: string): EvidenceSnapshot | null {
  if (json === '') return null;
  try {
    const value = storable(JSON.parse(json) as EvidenceSnapshot);
    const lists = [value.steps, value.recognised, value.addresses];
    return value.version === 1 && lists.every(Array.isArray) && typeof value.takenAt === 'string' && value.target ? value : null;
  } catch {
    return null;
  }
}

function kindOf(check: string): CheckKind {
  return checkKinds.find((kind) => kind === check) ?? 'scheduled';
}
