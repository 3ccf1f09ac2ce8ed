import { describe, expect, it } from '@jest/globals';
import { KeyedMutex } from './keyed-mutex.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a keyed mutex', () => {
  it('runs work of one key one by one, and other keys beside it', async () => {
    const mutex = new KeyedMutex();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} in`);
      await later();
      seen.push(`${name} out`);
    };
    await Promise.all([mutex.run('a', work('a1')), mutex.run('a', work('a2')), mutex.run('b', work('b1'))]);
    expect(seen.indexOf('a1 out')).toBeLessThan(seen.indexOf('a2 in'));
    expect(seen.indexOf('b1 in')).toBeLessThan(seen.indexOf('a1 out'));
  });

  it('goes on after a failure, which only its own caller receives', async () => {
    const mutex = new KeyedMutex();
    const failing = mutex.run('a', () => Promise.reject(new Error('broken')));
    const next = mutex.run('a', () => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('refuses a key whose queue is full, and takes it again once it is shorter', async () => {
    const mutex = new KeyedMutex({ maxWaiting: 1, tooBusy: () => new Error('busy') });
    const both = [mutex.run('a', later), mutex.run('a', later)];
    await expect(mutex.run('a', later)).rejects.toThrow('busy');
    await expect(mutex.run('b', later)).resolves.toBeUndefined();
    await Promise.all(both);
    await expect(mutex.run('a', later)).resolves.toBeUndefined();
  });
});
