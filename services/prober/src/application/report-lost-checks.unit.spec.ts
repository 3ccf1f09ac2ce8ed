import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import { checkRequest, now } from '../../test/builders.js';
import type { CheckRequest, CompletedCheck } from '../domain/check.js';
import type { PublishResults } from './publish-results.js';
import { ReportLostChecks } from './report-lost-checks.js';
import type { RunChecks } from './run-checks.js';

const requested = (serverId: string, secondsBeforeStart: number): CheckRequest =>
  checkRequest(serverId, { scheduledAt: new Date(now.getTime() - secondsBeforeStart * 1_000) });

function start(requests: CheckRequest[]) {
  const reported: CompletedCheck[] = [];
  const waited: number[] = [];
  const readSince: Date[] = [];
  const useCase = new ReportLostChecks(
    { readSince: async (since) => (readSince.push(since), requests) },
    { hasAccepted: (serverId: string) => serverId === 'taken-up' } as unknown as RunChecks,
    { add: (completed: CompletedCheck) => void reported.push(completed) } as PublishResults,
    new ManualClock(now),
  );
  return { execute: () => useCase.execute(async (ms) => waited.push(ms)), reported, waited, readSince };
}

describe('checks that a killed prober took with it', () => {
  it('are reported as unknown, those that were taken up again are not', async () => {
    const { execute, reported, waited, readSince } = start([requested('lost', 8), requested('taken-up', 8), requested('later', -3)]);
    expect(await execute()).toBe(1);
    expect(reported.map(({ request, result }) => [request.target.serverId, result.outcome, result.errorClass])).toEqual([
      ['lost', 'unknown', 'not_measured'],
    ]);
    expect(now.getTime() - readSince[0]!.getTime()).toBeGreaterThanOrEqual(30_000);
    expect(waited[0]).toBeGreaterThanOrEqual(20_000);
  });

  it('cost nothing when there were none', async () => {
    const { execute, reported, waited } = start([]);
    expect(await execute()).toBe(0);
    expect([reported, waited]).toEqual([[], []]);
  });
});
