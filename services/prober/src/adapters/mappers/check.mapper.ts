import type { pings } from '@nowahala/contracts';
import { type NetworkPolicy, type Website, parseWebsite } from '@nowahala/platform';
import type { CompletedCheck, CheckRequest } from '../../application/ports.js';
import type { Phases } from '../../domain/check.js';

const DEFAULT_PATIENCE_MS = 30_000;

/** The one place where messages and the prober's own words meet. Null for a message that names no server or no time. */
export function toCheckRequest(ping: pings.DuePing | undefined, policy: NetworkPolicy, traceparent?: string): CheckRequest | null {
  const target = ping?.target;
  if (ping === undefined || target === undefined || target.serverId === '' || ping.scheduledAt === undefined) return null;
  return {
    target: {
      serverId: target.serverId,
      workspaceId: target.workspaceId,
      ipAddress: target.ipAddress === '' ? null : target.ipAddress,
      website: target.website === '' ? null : websiteOf(target.website, policy),
    },
    userId: target.userId,
    scheduledAt: ping.scheduledAt,
    expiresAt: ping.expiresAt ?? new Date(ping.scheduledAt.getTime() + DEFAULT_PATIENCE_MS),
    check: ping.check === '' ? 'scheduled' : ping.check,
    candidateId: ping.candidateId,
    configVersion: target.configVersion,
    intervalMinutes: target.intervalMinutes,
    ...(traceparent && { traceparent }),
  };
}

/** A website that is refused now (a literal in a network closed since) is still asked: the guard's refusal is the result. */
function websiteOf(text: string, policy: NetworkPolicy): Website {
  const judged = parseWebsite(text, policy);
  if (judged.ok) return judged.value;
  return { url: 'http://refused.invalid/', scheme: 'http', host: '0.0.0.0', port: 80, path: '/', literal: 4 };
}

export function toPingResult({ request, startedAt, endedAt, result, traceparent }: CompletedCheck, region: string): pings.PingResult {
  return {
    serverId: request.target.serverId,
    workspaceId: request.target.workspaceId,
    userId: request.userId,
    scheduledAt: request.scheduledAt,
    startedAt,
    endedAt,
    region,
    check: request.check,
    method: result.method,
    outcome: result.outcome,
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
  };
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
