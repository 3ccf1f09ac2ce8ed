import { sleep } from './sleep.js';
import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

describe('the batcher', () => {
  it('runs what is waiting together, one run at a time, in order', async () => {
    const sends: number[][] = [];
    let running = 0;
    const batcher = new Batcher<number, number>(
      async (items) => {
        running += 1;
        expect(running).toBe(1);
        sends.push(items);
        await sleep(20);
        running -= 1;
        return items.map((item) => item * 10);
      },
      { limit: 3 },
    );
    const first = batcher.add(1);
    await sleep(5);
    const rest = [2, 3, 4, 5].map((item) => batcher.add(item));
    expect(await Promise.all([first, ...rest])).toEqual([10, 20, 30, 40, 50]);
    expect(sends).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('takes a single item however heavy it is', async () => {
    const batcher = new Batcher<number, number>((items) => Promise.resolve(items), { limit: 3, sizeOf: (item) => item });
    expect(await Promise.all([batcher.add(100), batcher.add(1)])).toEqual([100, 1]);
  });

  it('fails only the items of the run that failed', async () => {
    const batcher = new Batcher<string, string>(
      async (items) => {
        await sleep(5);
        if (items.includes('bad')) throw new Error('no');
        return items;
      },
      { limit: 1 },
    );
    const results = await Promise.allSettled([batcher.add('good'), batcher.add('bad'), batcher.add('fine')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('lets its runs begin no closer than it is told, the first of them at once', async () => {
    const runs: number[][] = [];
    const begun = performance.now();
    const batcher = new Batcher<number, void>(async (items) => (runs.push(items), items.map(() => undefined)), { limit: 10, apartMs: 60 });
    await batcher.add(1);
    expect(performance.now() - begun).toBeLessThan(50);
    await Promise.all([batcher.add(2), sleep(10).then(() => batcher.add(3))]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(59);
    expect(runs).toEqual([[1], [2, 3]]);
  });
});
