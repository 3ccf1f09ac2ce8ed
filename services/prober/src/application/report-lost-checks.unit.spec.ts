import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProductClock } from '@nowahala/platform';
import { checkRequest, now } from '../../test/builders.js';
import type { CheckRequest, CompletedCheck } from '../domain/check.js';
import type { SignOfLife } from '../domain/dead-probers.js';
import { BusClock } from './bus-clock.js';
import type { PublishResults } from './publish-results.js';
import { ReportLostChecks } from './report-lost-checks.js';
import type { RunChecks } from './run-checks.js';

const secondsBefore = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
const requested = (serverId: string, secondsBeforeStart: number, more: Partial<CheckRequest> = {}): CheckRequest =>
  checkRequest(serverId, { scheduledAt: secondsBefore(secondsBeforeStart), expiresAt: secondsBefore(secondsBeforeStart - 30), ...more });
const died: SignOfLife = { proberId: 'sibling', at: secondsBefore(5), gone: false };

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => void jest.useRealTimers());

/** `busTime`: of the bus, as long after the start of this prober. */
function start(
  signs: SignOfLife[],
  requests: CheckRequest[],
  unreadable = { signs: 0, requests: 0 },
  busTime: (afterMs: number) => number | undefined = (afterMs) => now.getTime() + afterMs,
) {
  const reported: { serverId: string; afterSeconds: number; outcome: string; errorClass: string | null }[] = [];
  const readSince: Date[] = [];
  const begun = performance.now();
  const time = {
    get nowMs() {
      return busTime(performance.now() - begun);
    },
  };
  const clock = new BusClock(new ProductClock(), { time });
  const failing = async (kind: keyof typeof unreadable): Promise<void> => {
    unreadable[kind] -= 1;
    if (unreadable[kind] >= 0) throw new Error('another prober is reading');
  };
  const useCase = new ReportLostChecks(
    {
      readRequests: async (since, isWanted) => {
        await failing('requests');
        readSince.push(since);
        return requests.filter(isWanted);
      },
      readSignsOfLife: async () => {
        await failing('signs');
        return signs;
      },
      readLastSeen: async () => null,
    },
    'self',
    { startedAt: now },
    { hasAccepted: (serverId: string) => serverId === 'taken-up' } as unknown as RunChecks,
    {
      add: ({ request, result: { outcome, errorClass } }: CompletedCheck) =>
        void reported.push({
          serverId: request.target.serverId,
          afterSeconds: (performance.now() - begun) / 1_000,
          outcome,
          errorClass,
        }),
    } as PublishResults,
    clock,
  );
  return { execute: () => useCase.execute(async (ms) => jest.advanceTimersByTime(ms)), reported, readSince };
}

describe('checks that a killed prober took with it', () => {
  it('are reported as unknown, those that were taken up again are not', async () => {
    const { execute, reported } = start([died], [requested('lost', 8), requested('taken-up', 8)]);
    expect(await execute()).toBe(1);
    expect(reported).toEqual([expect.objectContaining({ serverId: 'lost', outcome: 'unknown', errorClass: 'not_measured' })]);
  });

  it('are reported once nobody who is alive can still measure them: a check may wait for its interval', async () => {
    const { execute, reported } = start(
      [died],
      [requested('hourly', 8, { intervalMinutes: 60 }), requested('recheck', 8, { reason: 'recheck' })],
    );
    expect(await execute()).toBe(2);
    const [recheck, hourly] = reported;
    expect([recheck!.serverId, hourly!.serverId]).toEqual(['recheck', 'hourly']);
    expect(recheck!.afterSeconds).toBeGreaterThanOrEqual(22 + 15);
    expect(hourly!.afterSeconds).toBeGreaterThanOrEqual(3_600);
  });

  it('are only those that it can have held', async () => {
    const { execute, reported } = start([died], [requested('long-before', 60), requested('lost', 8), requested('after', -10)]);
    await execute();
    expect(reported.map(({ serverId }) => serverId)).toEqual(['lost']);
  });

  it('are not even looked for where nobody died: others may be late, and their results must stand', async () => {
    const alive = { proberId: 'sibling', at: new Date(now.getTime() + 20_000), gone: false };
    const { execute, reported, readSince } = start([alive, { ...died, proberId: 'stopped', gone: true }], [requested('of-sibling', 8)]);
    expect(await execute()).toBe(0);
    expect([reported, readSince]).toEqual([[], []]);
  });

  it('are none where our own clock is wrong and the time of the bus is known late: others are alive', async () => {
    jest.setSystemTime(now.getTime() + 300_000);
    const signs = [-8, 0, 8, 16, 24, 32, 40].map((seconds) => ({ ...died, at: secondsBefore(-seconds) }));
    const ours = { ...died, proberId: 'self', startedAt: now };
    const known = (afterMs: number) => (afterMs > 30_000 ? now.getTime() + afterMs : undefined);
    const { execute, reported } = start([...signs, ours], [requested('of-sibling', 8)], undefined, known);
    expect(await execute()).toBe(0);
    expect(reported).toEqual([]);
  });

  it('are not looked for by a clock that may be wrong', async () => {
    await expect(start([died], [requested('lost', 8)], undefined, () => undefined).execute()).rejects.toThrow('time of the bus');
  });

  it('are reported although neither could be read at first; for good it is a failure, and not nothing', async () => {
    const { execute, reported } = start([died], [requested('lost', 8)], { signs: 2, requests: 2 });
    expect(await execute()).toBe(1);
    expect(reported.map(({ serverId }) => serverId)).toEqual(['lost']);
    await expect(start([died], [], { signs: 99, requests: 0 }).execute()).rejects.toThrow('another prober');
    await expect(start([died], [], { signs: 0, requests: 99 }).execute()).rejects.toThrow('another prober');
  });
});
