import { describe, expect, it } from '@jest/globals';
import { OneAtATime } from './one-at-a-time.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('work that waits for its turn', () => {
  it('runs one by one under the same name and side by side under others', async () => {
    const turns = new OneAtATime(10);
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} in`);
      await later();
      seen.push(`${name} out`);
    };
    await Promise.all([turns.run('ada', work('a1')), turns.run('ada', work('a2')), turns.run('bola', work('b1'))]);
    expect(seen.indexOf('a1 out')).toBeLessThan(seen.indexOf('a2 in'));
    expect(seen.indexOf('b1 in')).toBeLessThan(seen.indexOf('a1 out'));
  });

  it('goes on after a failure, and tells it to the one who waited for it', async () => {
    const turns = new OneAtATime(10);
    const failing = turns.run('ada', () => Promise.reject(new Error('broken')));
    const next = turns.run('ada', () => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('refuses whoever comes when the line is too long, and takes new work once it is shorter', async () => {
    const turns = new OneAtATime(2);
    const first = [turns.run('ada', later), turns.run('ada', later)];
    await expect(turns.run('ada', later)).rejects.toMatchObject({ code: 'BUSY' });
    await Promise.all(first);
    await expect(turns.run('ada', later)).resolves.toBeUndefined();
  });
});
