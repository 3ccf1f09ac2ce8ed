import type { pings } from '@nowahala/contracts';
import { isTime, type NetworkPolicy, type Website, parseWebsite } from '@nowahala/platform';
import type { CheckRequest, WantedText } from '../../domain/check.js';
import { toCheckReason } from './check-reason.mapper.js';

const DEFAULT_PATIENCE_MS = 30_000;

/** Null for a message that names no server or no time. A result with a time that is none could never be published. */
export function toCheckRequest(ping: pings.DuePing | undefined, policy: NetworkPolicy, traceparent?: string): CheckRequest | null {
  const target = ping?.target;
  if (ping === undefined || target === undefined || target.serverId === '' || ping.scheduledAt === undefined) return null;
  const expiresAt = ping.expiresAt ?? new Date(ping.scheduledAt.getTime() + DEFAULT_PATIENCE_MS);
  if (!isTime(ping.scheduledAt) || !isTime(expiresAt)) return null;
  return {
    target: {
      serverId: target.serverId,
      workspaceId: target.workspaceId,
      ipAddress: target.ipAddress === '' ? null : target.ipAddress,
      website: target.website === '' ? null : websiteOf(target.website, policy),
      ...wantedTextOf(target),
    },
    userId: target.userId,
    scheduledAt: ping.scheduledAt,
    dueAt: ping.scheduledAt,
    expiresAt,
    reason: toCheckReason(ping),
    candidateId: ping.candidateId,
    configVersion: target.configVersion,
    intervalMinutes: target.intervalMinutes,
    ...(traceparent && { traceparent }),
  };
}

/** A release before knows no words, and a machine has no page. */
function wantedTextOf({ website, expectText = '', rejectText = '' }: pings.PingTarget): { wanted?: WantedText } {
  return website === '' || (expectText === '' && rejectText === '') ? {} : { wanted: { expectText, rejectText } };
}

/** A website that is refused now (a literal in a network closed since) is still asked: the guard's refusal is the result. */
function websiteOf(text: string, policy: NetworkPolicy): Website {
  const judged = parseWebsite(text, policy);
  if (judged.ok) return judged.value;
  return { url: 'http://refused.invalid/', scheme: 'http', host: '0.0.0.0', port: 80, path: '/', literal: 4 };
}
