import { describe, expect, it } from '@jest/globals';
import { AccountForLost } from './report-lost-checks.js';
import type { DoneCheck, DueCheck } from './ports.js';

const start = new Date('2026-11-21T12:00:00Z');

function due(serverId: string, secondsBeforeStart: number): DueCheck {
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
    const answered: DoneCheck[] = [];
    const waited: number[] = [];
    const asked: Date[] = [];
    const account = new AccountForLost({
      reread: async (since) => (asked.push(since), [due('lost', 8), due('taken-up', 8), due('later', -3)]),
      knows: (serverId) => serverId === 'taken-up',
      sink: { add: (done) => void answered.push(done) },
      now: () => start,
      wait: async (ms) => void waited.push(ms),
    });
    expect(await account.run()).toBe(1);
    expect(answered.map(({ due: one, result }) => [one.target.serverId, result.outcome, result.errorClass])).toEqual([
      ['lost', 'missed', 'not_measured'],
    ]);
    expect(start.getTime() - asked[0]!.getTime()).toBeGreaterThanOrEqual(30_000);
    expect(waited[0]).toBeGreaterThanOrEqual(20_000);
  });

  it('cost nothing when there were none', async () => {
    const account = new AccountForLost({
      reread: async () => [],
      knows: () => false,
      sink: { add: () => expect('nothing').toBe('added') },
      now: () => start,
      wait: async () => expect('nothing').toBe('waited for'),
    });
    expect(await account.run()).toBe(0);
  });
});
