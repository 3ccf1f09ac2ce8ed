import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProductClock, sleep } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { ScheduleRepository } from '../database/schedule.repository.js';
import type { WatermarkRepository } from '../database/watermark.repository.js';
import { Schedule } from '../domain/schedule.js';
import { groupOf } from '../domain/shards.js';
import type { SchedulerMetrics } from '../scheduler.metrics.js';
import { HandoverShards } from './handover-shards.js';
import { LoadShards } from './load-shards.js';
import type { PublishDueChecks } from './publish-due-checks.js';
import type { RecordGap } from './record-gap.js';
import type { ShardLeases } from './shard-leases.js';
import type { UsageMeter } from './usage-meter.js';
import type { WriteWatermark } from './write-watermark.js';

const SAFE_MS = 8_000;
const RENEW_MS = 3_000;

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') }));
afterEach(() => void jest.useRealTimers());

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const isReadable = (group: number): boolean => group !== 3;

/** One scheduler, its loop of renewals, and groups that take so long to read. */
function start(readingMs: (group: number) => number, { alone = false, canRead }: { alone?: boolean; canRead?: typeof isReadable } = {}) {
  const givenUp: number[] = [];
  const schedule = new Schedule();
  let held = new Set(upTo(8));
  let renewedAt = performance.now();
  let renews = true;
  const gained: { group: number; epoch: bigint }[] = [];
  const leases = {
    alone,
    giveUp: async (group: number) => void (held.delete(group), givenUp.push(group)),
    get groups() {
      return [...held];
    },
    isSafe: (group: number) => held.has(group) && performance.now() - renewedAt < SAFE_MS,
    renew: async () => {
      if (!renews) throw new Error('the database is away');
      renewedAt = performance.now();
      const lost = [...schedule.loaded].filter((group) => !held.has(group));
      return { gained: gained.splice(0), lost };
    },
  };
  const tables = {
    find: async () => ({ lastFired: 0, firedThrough: 0 }),
    listChanges: async () => [],
    listOfShards: async (_: string, [shard]: number[]) => {
      await sleep(readingMs(groupOf(shard!)));
      if (canRead?.(groupOf(shard!)) === false) throw new Error('canceling statement due to statement timeout');
      return [];
    },
    deleteChanges: async () => undefined,
  };
  const silent = new Proxy({}, { get: () => Object.assign(() => undefined, { set: () => undefined, inc: () => undefined }) });
  const nothing = { execute: async () => undefined };
  const clock = new ProductClock();
  const handover = new HandoverShards(
    clock,
    schedule,
    leases as unknown as ShardLeases,
    tables as unknown as WatermarkRepository,
    nothing as unknown as WriteWatermark,
    new LoadShards(clock, schedule, tables as unknown as ScheduleRepository, {} as UsageMeter),
    nothing as unknown as PublishDueChecks,
    nothing as unknown as RecordGap,
    silent as unknown as SchedulerMetrics,
    silent as unknown as Logger,
  );
  const renewing = async (): Promise<void> => {
    for (;;) {
      await handover.execute().catch(() => undefined);
      await sleep(RENEW_MS);
    }
  };
  void renewing();
  return {
    schedule,
    handover,
    givenUp,
    winAgain: (group: number) => void gained.push({ group, epoch: 2n }),
    hold: (groups: number[]) => void (held = new Set(groups)),
    cutDatabase: () => void (renews = false),
    /** As each tick does before it fires. */
    pass: async (seconds: number, each: () => void = () => undefined) => {
      for (let second = 0; second < seconds; second += 1) {
        await jest.advanceTimersByTimeAsync(1_000);
        handover.releaseUnsafe();
        each();
      }
    },
    loaded: () => [...schedule.loaded].sort((a, b) => a - b),
  };
}

it('groups that are fired are fired on while those of a scheduler that died are read, however long that takes', async () => {
  const { hold, pass, loaded } = start((group) => (group < 8 ? 1 : 9_000));
  await pass(1);
  expect(loaded()).toEqual(upTo(8));
  hold(upTo(16));
  await pass(100, () => expect(loaded().slice(0, 8)).toEqual(upTo(8)));
  expect(loaded()).toEqual(upTo(16));
});

it('a group that was lost while it was read is not fired', async () => {
  const { hold, pass, loaded } = start((group) => (group === 3 ? 9_000 : 1));
  await pass(5);
  hold([0, 1, 2, 4]);
  await pass(20);
  expect(loaded()).toEqual([0, 1, 2, 4]);
});

it('a group that was lost and won again while it was read is read again: another has fired it meanwhile', async () => {
  const { winAgain, pass, loaded } = start((group) => (group === 3 ? 9_000 : 1));
  await pass(5);
  winAgain(3);
  await pass(6);
  expect(loaded()).not.toContain(3);
  await pass(20);
  expect(loaded()).toContain(3);
});

it('a group whose lease may have ended while it was read is not fired', async () => {
  const { cutDatabase, pass, loaded } = start((group) => (group === 3 ? 9_000 : 1));
  await pass(2);
  cutDatabase();
  await pass(20, () => expect(loaded()).not.toContain(3));
});

it('a stop waits for the group that is read, and no other follows', async () => {
  const { handover, pass, loaded } = start(() => 2_000);
  await pass(1);
  const stopped = handover.stop();
  await pass(10);
  await stopped;
  expect(loaded()).toEqual([0]);
});

describe('a group that cannot be read', () => {
  it('is given up after three times, for another scheduler', async () => {
    const { pass, loaded, givenUp } = start((group) => (group === 3 ? 10_000 : 1), { canRead: isReadable });
    await pass(25);
    expect(givenUp).toEqual([]);
    await pass(20);
    expect(givenUp).toEqual([3]);
    expect(loaded()).toEqual([0, 1, 2, 4, 5, 6, 7]);
  });

  it('is tried again and again where no other scheduler runs', async () => {
    const { pass, givenUp } = start((group) => (group === 3 ? 10_000 : 1), { canRead: isReadable, alone: true });
    await pass(100);
    expect(givenUp).toEqual([]);
  });

  it('counts only failures in a row', async () => {
    let readings = 0;
    const { pass, givenUp, schedule } = start(() => 1, { canRead: (group) => isReadable(group) || (readings += 1) % 3 === 0 });
    for (let turn = 0; turn < 4; turn += 1) {
      await pass(10);
      schedule.release(3);
    }
    expect(givenUp).toEqual([]);
  });
});

it('a group that was lost and won again is read in the same run, which may take long', async () => {
  const { winAgain, pass, loaded } = start((group) => (group === 0 ? 1 : 9_000));
  await pass(2);
  expect(loaded()).toEqual([0]);
  winAgain(0);
  await pass(20);
  expect(loaded()).toContain(0);
});
