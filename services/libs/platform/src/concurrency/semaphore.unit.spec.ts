import { describe, expect, it } from '@jest/globals';
import { Semaphore } from './semaphore.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  it('grants permits in the order in which they were asked for', async () => {
    const semaphore = new Semaphore(1);
    const served: string[] = [];
    await semaphore.acquire();
    const waiting = ['first', 'second'].map((name) => semaphore.acquire().then(() => served.push(name)));
    expect(semaphore.waiting).toBe(2);
    semaphore.release();
    await waiting[0];
    expect(served).toEqual(['first']);
    semaphore.release();
    await waiting[1];
    expect(served).toEqual(['first', 'second']);
    expect(semaphore.waiting).toBe(0);
  });

  it('grants them by rank where it has one, and nobody is passed over for ever', async () => {
    let rank = 0;
    const semaphore = new Semaphore(1, { rank: () => rank });
    const served: string[] = [];
    const join = (name: string, ofRank: number): void => {
      rank = ofRank;
      void semaphore.acquire().then(() => served.push(name));
    };
    await semaphore.acquire();
    join('page', 2);
    join('person', 1);
    for (let turn = 0; turn < 18; turn += 1) {
      join('alert', 0);
      semaphore.release();
      await later();
    }
    const alerts = (count: number) => Array<string>(count).fill('alert');
    expect(served).toEqual([...alerts(2), 'person', ...alerts(13), 'page', 'alert']);
    semaphore.release();
    await later();
    expect(served.slice(-1)).toEqual(['alert']);
  });

  it('gives the permit of one that waited too long to the next', async () => {
    const semaphore = new Semaphore(1, { maxWaitMs: 20, tooBusy: () => new Error('timeout exceeded') });
    await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toThrow('timeout exceeded');
    semaphore.release();
    await semaphore.acquire();
    expect(semaphore.waiting).toBe(0);
  });

  it('refuses what finds the queue full, and releases after a failure', async () => {
    const semaphore = new Semaphore(2, { maxWaiting: 1, tooBusy: () => new Error('busy') });
    const failing = semaphore.run(() => Promise.reject(new Error('broken')));
    const others = [semaphore.run(later), semaphore.run(later)];
    await expect(semaphore.run(later)).rejects.toThrow('busy');
    await expect(failing).rejects.toThrow('broken');
    await Promise.all(others);
    await expect(semaphore.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });

  it('within another one takes both permits, and gives its own back where the other one is not granted', async () => {
    const all = new Semaphore(1, { maxWaitMs: 20, tooBusy: () => new Error('busy') });
    const [one, two] = [new Semaphore(1, { within: all }), new Semaphore(1, { maxWaitMs: 20, within: all })];
    await one.acquire();
    await expect(two.acquire()).rejects.toThrow('busy');
    await expect(two.acquire()).rejects.toThrow('busy');
    one.release();
    await two.acquire();
    expect([one.waiting, two.waiting, all.waiting]).toEqual([0, 0, 0]);
  });
});
