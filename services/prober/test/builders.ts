import { Metrics, type PlatformSettings } from '@nowahala/platform';
import type { CheckRequest } from '../src/domain/check.js';
import { ProberMetrics } from '../src/prober.metrics.js';

export const now = new Date('2026-11-21T12:00:00Z');

export const newMetrics = (): ProberMetrics => new ProberMetrics(new Metrics(), { PROBE_REGION: 'lagos' } as PlatformSettings);

export function checkRequest(serverId: string, more: Partial<CheckRequest> = {}): CheckRequest {
  const { scheduledAt = now } = more;
  return {
    target: { serverId, workspaceId: 'w', ipAddress: '41.58.1.2', website: null },
    userId: 'u',
    scheduledAt,
    dueAt: scheduledAt,
    expiresAt: now,
    reason: 'scheduled',
    candidateId: '',
    configVersion: 1,
    intervalMinutes: 5,
    ...more,
  };
}
