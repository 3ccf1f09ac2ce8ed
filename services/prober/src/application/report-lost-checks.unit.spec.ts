import { describe, expect, it } from '@jest/globals';
import { ReportLostChecks } from './report-lost-checks.js';
import type { CompletedCheck, CheckRequest } from './ports.js';

const start = new Date('2026-11-21T12:00:00Z');

function request(serverId: string, secondsBeforeStart: number): CheckRequest {
  const scheduledAt = new Date(start.getTime() - secondsBeforeStart * 1_000);
  return {
    target: { serverId, workspaceId: 'w', ipAddress: '41.58.1.2', website: null },
    userId: 'u',
    scheduledAt,
    expiresAt: scheduledAt,
    check: 'scheduled',
    candidateId: '',
    configVersion: 1,
    intervalMinutes: 5,
  };
}

describe('checks that a killed prober took with it', () => {
  it('are answered with "missed", those that were taken up again are not', async () => {
    const answered: CompletedCheck[] = [];
    const waited: number[] = [];
    const asked: Date[] = [];
    const reportLostChecks = new ReportLostChecks({
      reread: async (since) => (asked.push(since), [request('lost', 8), request('taken-up', 8), request('later', -3)]),
      knows: (serverId) => serverId === 'taken-up',
      sink: { add: (done) => void answered.push(done) },
      now: () => start,
      wait: async (ms) => void waited.push(ms),
    });
    expect(await reportLostChecks.execute()).toBe(1);
    expect(answered.map(({ request: one, result }) => [one.target.serverId, result.outcome, result.errorClass])).toEqual([
      ['lost', 'missed', 'not_measured'],
    ]);
    expect(start.getTime() - asked[0]!.getTime()).toBeGreaterThanOrEqual(30_000);
    expect(waited[0]).toBeGreaterThanOrEqual(20_000);
  });

  it('cost nothing when there were none', async () => {
    const reportLostChecks = new ReportLostChecks({
      reread: async () => [],
      knows: () => false,
      sink: { add: () => expect('nothing').toBe('added') },
      now: () => start,
      wait: async () => expect('nothing').toBe('waited for'),
    });
    expect(await reportLostChecks.execute()).toBe(0);
  });
});
