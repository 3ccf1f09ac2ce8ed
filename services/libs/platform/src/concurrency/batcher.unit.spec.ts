import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

describe('the coalescer', () => {
  it('sends what is waiting together, one send at a time, in order', async () => {
    const sends: number[][] = [];
    let running = 0;
    const coalescer = new Batcher<number, number>(
      async (items) => {
        running += 1;
        expect(running).toBe(1);
        sends.push(items);
        await delay(20);
        running -= 1;
        return items.map((item) => item * 10);
      },
      () => 1,
      3,
    );
    const first = coalescer.add(1);
    await delay(5);
    const rest = [2, 3, 4, 5].map((item) => coalescer.add(item));
    expect(await Promise.all([first, ...rest])).toEqual([10, 20, 30, 40, 50]);
    expect(sends).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('takes a single item however heavy it is', async () => {
    const coalescer = new Batcher<number, number>(
      (items) => Promise.resolve(items),
      (item) => item,
      3,
    );
    expect(await Promise.all([coalescer.add(100), coalescer.add(1)])).toEqual([100, 1]);
  });

  it('fails only those of the send that failed', async () => {
    const coalescer = new Batcher<string, string>(
      async (items) => {
        await delay(5);
        if (items.includes('bad')) throw new Error('no');
        return items;
      },
      () => 1,
      1,
    );
    const results = await Promise.allSettled([coalescer.add('good'), coalescer.add('bad'), coalescer.add('fine')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
