import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ProductClock } from '@nowahala/platform';
import { RunScheduleJob } from './run-schedule.job.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-28T09:00:00.100Z') }));
afterEach(() => void jest.useRealTimers());

interface Started {
  job: RunScheduleJob;
  fire: { hasNothing: boolean; ticks: number };
}

function start(hasNothing: boolean, apply: (fire: Started['fire']) => void = () => undefined): Started {
  const fire = { start: () => undefined, hasNothing, ticks: 0, execute: async () => void (fire.ticks += 1) };
  const other = new Proxy({}, { get: (_, name) => (name === 'nextLookMs' ? 10_000 : async () => undefined) });
  const changes = { execute: async () => apply(fire) };
  const parts = [new ProductClock(), { watch: () => true }, fire, other, changes, ...Array.from({ length: 7 }, () => other)];
  const job = new RunScheduleJob(...(parts as unknown as ConstructorParameters<typeof RunScheduleJob>));
  job.onApplicationBootstrap();
  return { job, fire };
}

it('ticks with each second, and in between only where there is something to fire', async () => {
  const [idle, busy] = [start(true), start(false)];
  await jest.advanceTimersByTimeAsync(10_000);
  expect(idle.fire.ticks).toBeLessThanOrEqual(12);
  expect(busy.fire.ticks).toBeGreaterThanOrEqual(35);
  await Promise.all([idle.job.onModuleDestroy(), busy.job.onModuleDestroy()]);
});

it('fires what is wanted at once no later because there was nothing before', async () => {
  let isWanted = false;
  const { job, fire } = start(true, (one) => {
    if (isWanted) one.hasNothing = false;
  });
  await jest.advanceTimersByTimeAsync(50);
  const before = fire.ticks;
  isWanted = true;
  job.trigger();
  await jest.advanceTimersByTimeAsync(100);
  expect(fire.ticks).toBe(before + 1);
  await job.onModuleDestroy();
});
