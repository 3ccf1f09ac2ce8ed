import { pings } from '@nowahala/contracts';
import type { CheckFacts } from '@nowahala/kernel';
import type { CompletedCheck, Method, Phases } from '../../domain/check.js';
import type { ResultBatch } from '../../application/ports.js';
import { publicOutcome } from '../../domain/error-class.js';
import { toCheckOutcome } from './check-outcome.mapper.js';
import { toCheckReasonMessage } from './check-reason.mapper.js';
import { toEvidenceMessage } from './evidence.mapper.js';
import { sortResults } from './good-results.mapper.js';

const METHODS: Record<Method, pings.CheckMethod> = {
  icmp: pings.CheckMethod.CHECK_METHOD_ICMP,
  tcp: pings.CheckMethod.CHECK_METHOD_TCP,
  http: pings.CheckMethod.CHECK_METHOD_HTTP,
};

export interface From {
  region: string;
  proberId: string;
}

/** `asColumns`: what is good and ordinary as columns. */
export function toPingCompleted({ shard, results }: ResultBatch, { region, proberId }: From, asColumns: boolean): pings.PingCompleted {
  const one = (completed: CompletedCheck): pings.PingResult => toPingResult(completed, region, proberId);
  const { apart, good } = asColumns ? sortResults(results, (completed) => shapeOf(one(completed))) : { apart: results, good: undefined };
  return { shard, region, results: apart.map(one), good };
}

/** Without what the columns say of each. */
function shapeOf(result: pings.PingResult): pings.PingResult {
  const [times, ids] = [
    { scheduledAt: undefined, startedAt: undefined, endedAt: undefined, responseTimeUs: 0, phases: undefined },
    { serverId: '', workspaceId: '', userId: '' },
  ];
  return { ...result, ...times, ...ids, message: '' };
}

export function toPingResult(
  { request, startedAt, endedAt, result, traceparent }: CompletedCheck,
  region: string,
  proberId: string,
): pings.PingResult {
  return {
    serverId: request.target.serverId,
    workspaceId: request.target.workspaceId,
    userId: request.userId,
    scheduledAt: request.scheduledAt,
    startedAt,
    endedAt,
    region,
    proberId,
    check: request.reason,
    method: result.method,
    outcome: publicOutcome(result.outcome),
    responseTimeUs: result.rttUs ?? 0,
    code: result.code ?? 0,
    errorClass: result.errorClass ?? '',
    message: result.message,
    phases: toPhases(result.phases),
    loopLagMs: result.loopLagMs,
    candidateId: request.candidateId,
    configVersion: request.configVersion,
    evidenceJson: result.evidence === null ? '' : JSON.stringify(result.evidence),
    intervalMinutes: request.intervalMinutes,
    traceparent: traceparent ?? '',
    checkReason: toCheckReasonMessage(request.reason),
    checkMethod: METHODS[result.method],
    checkOutcome: toCheckOutcome(result.outcome),
    evidence: result.evidence === null ? undefined : toEvidenceMessage(result.evidence),
    certificate: result.certificate,
    facts: result.facts && toCheckFacts(result.facts),
  };
}

/** The code goes with the result itself. */
function toCheckFacts({ host, port, seconds, date, words, machine }: CheckFacts): pings.CheckFacts {
  return { host, port, seconds, date, words, machineAnswers: machine && machine === 'on' };
}

function toPhases(phases: Phases): pings.PingPhases {
  const us = (ms: number | null): number => (ms === null ? 0 : Math.round(ms * 1_000));
  return {
    dnsUs: us(phases.dns),
    connectUs: us(phases.connect),
    tlsUs: us(phases.tls),
    firstByteUs: us(phases.firstByte),
    bodyUs: us(phases.body),
  };
}
