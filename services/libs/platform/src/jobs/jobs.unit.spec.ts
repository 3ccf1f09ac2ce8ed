import { afterEach, expect, it } from '@jest/globals';
import { ManualClock } from '../core/clock.js';
import { sleep } from '../concurrency/sleep.js';
import { currentCall, systemCaller, withCall } from '../rpc/call-context.js';
import { Jobs } from './jobs.js';
import { createLogger } from '../telemetry/logger.js';

const HOUR_MS = 3_600_000;
let realMs = 0;
const jobs = new Jobs(new ManualClock(new Date()), createLogger('silent', 'spec'), () => realMs);
afterEach(() => jobs.stop());

it('runs a job that is triggered while it runs exactly once more, and never beside itself', async () => {
  let runs = 0;
  let running = 0;
  const runner = jobs.add({
    name: 'spec',
    everyMs: HOUR_MS,
    run: async () => {
      running += 1;
      expect(running).toBe(1);
      await sleep(10);
      runs += 1;
      running -= 1;
    },
  });
  runner.trigger();
  expect(runs).toBe(0);
  jobs.start();
  for (let count = 0; count < 5; count += 1) runner.trigger();
  await runner.runNow();
  expect(runs).toBe(2);
});

it('names a job whose run does not end, and no longer once it has ended', async () => {
  let end: () => void = () => undefined;
  const slow = jobs.add({ name: 'slow', everyMs: HOUR_MS, atMostMs: 60_000, run: () => new Promise((resolve) => (end = resolve)) });
  jobs.add({ name: 'idle', everyMs: HOUR_MS, run: async () => undefined });
  jobs.start();
  const run = slow.runNow();
  realMs += 59_000;
  expect(jobs.hanging()).toEqual([]);
  realMs += 2_000;
  expect(jobs.hanging()).toEqual(['slow']);
  end();
  await run;
  expect(jobs.hanging()).toEqual([]);
});

it('is work of the product, whoever triggered it', async () => {
  const calls: unknown[] = [];
  const runner = jobs.add({ name: 'triggered', everyMs: HOUR_MS, run: async () => void calls.push(currentCall()) });
  jobs.start();
  await withCall({ caller: { ...systemCaller, via: 'session', userId: 'ada' }, correlationId: 'spec' }, () => runner.runNow());
  expect(calls).toEqual([undefined]);
});
