import { describe, expect, it, jest } from '@jest/globals';
import { sleep } from '../concurrency/sleep.js';
import { ProductClock } from '../core/clock.js';
import { createLogger } from '../telemetry/logger.js';
import { Lookout } from './lookout.js';

/** Counts the looks of a process that is alone and has nothing to do, and stores something so many steps after the first answer. */
async function looksWithin(ms: number, stepsLater: number): Promise<number> {
  let looks = 0;
  const storeAfter = (steps: number): void => (steps === 0 ? lookout.lookSoon() : queueMicrotask(() => storeAfter(steps - 1)));
  const query = async () => {
    looks += 1;
    await sleep(1);
    if (looks === 1) storeAfter(stepsLater);
    return { rows: [[0, null, false]] };
  };
  const lookout = new Lookout({ connection: { query }, clock: new ProductClock(), logger: createLogger('silent', 'spec') });
  lookout.watch({ schema: 'one', due: 'false', wake: () => undefined });
  lookout.setAlone(true);
  lookout.start();
  await sleep(ms);
  await lookout.stop();
  return looks;
}

describe('the lookout at rest', () => {
  it('hears what is stored at any moment around the end of a look', async () => {
    const steps = Array.from({ length: 16 }, (_, index) => index);
    expect(await Promise.all(steps.map((later) => looksWithin(900, later)))).toEqual(steps.map(() => 2));
  });

  it('does nothing at all where no service watches a table', async () => {
    jest.useFakeTimers();
    try {
      const query = () => Promise.reject(new Error('asked'));
      const lookout = new Lookout({ connection: { query }, clock: new ProductClock(), logger: createLogger('silent', 'spec') });
      const before = jest.getTimerCount();
      lookout.start();
      lookout.setAlone(true);
      expect(jest.getTimerCount()).toBe(before);
      await lookout.stop();
    } finally {
      jest.useRealTimers();
    }
  });
});
