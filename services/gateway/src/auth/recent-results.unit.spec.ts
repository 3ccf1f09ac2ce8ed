import { describe, expect, it } from '@jest/globals';
import { ManualClock, sleep } from '@nowahala/platform';
import { RecentResults } from './recent-results.js';

const clock = new ManualClock(new Date('2026-11-21T12:00:00Z'));

function counting<T>(answer: () => Promise<T>) {
  const counted = { asked: 0, ask: async () => ((counted.asked += 1), answer()) };
  return counted;
}

describe('recent answers', () => {
  it('are asked for once by many at the same time', async () => {
    const recent = new RecentResults<number>(1_000, clock);
    const source = counting(async () => 7);
    expect(await Promise.all([recent.of('a', source.ask), recent.of('a', source.ask)])).toEqual([7, 7]);
    expect(source.asked).toBe(1);
  });

  it('are asked for once also while the answer takes longer than it is remembered', async () => {
    let answer: (value: number) => void = () => undefined;
    const source = counting(() => new Promise<number>((resolve) => (answer = resolve)));
    const recent = new RecentResults<number>(20, clock);
    const first = recent.of('a', source.ask);
    await sleep(40);
    const second = recent.of('a', source.ask);
    expect(source.asked).toBe(1);
    answer(7);
    expect(await Promise.all([first, second])).toEqual([7, 7]);
    const third = recent.of('a', source.ask);
    expect(source.asked).toBe(2);
    answer(8);
    expect(await third).toBe(8);
  });

  it('do not remember a failure', async () => {
    const recent = new RecentResults<number>(1_000, clock);
    const source = counting(async () => {
      if (source.asked === 1) throw new Error('away');
      return 7;
    });
    await expect(recent.of('a', source.ask)).rejects.toThrow('away');
    expect(await recent.of('a', source.ask)).toBe(7);
  });

  it('are forgotten after their time, on demand, and when the clock is moved', async () => {
    const source = counting(async () => 7);
    const short = new RecentResults<number>(0, clock);
    await short.of('a', source.ask);
    await short.of('a', source.ask);
    expect(source.asked).toBe(2);
    const long = new RecentResults<number>(60_000, clock);
    await long.of('a', source.ask);
    long.delete('a');
    await long.of('a', source.ask);
    await clock.advance(1);
    await long.of('a', source.ask);
    expect(source.asked).toBe(5);
  });
});

describe('recent answers about users', () => {
  const given = () => new RecentResults<{ userId: string; session: number }>(60_000, clock, ({ userId }) => userId);

  it('are forgotten by user, and only those that are meant', async () => {
    const recent = given();
    let sessions = 0;
    const source = counting(async () => ({ userId: 'ada', session: (sessions += 1) }));
    const other = counting(async () => ({ userId: 'bola', session: 1 }));
    const askAll = () => Promise.all([recent.of('a1', source.ask), recent.of('a2', source.ask), recent.of('b', other.ask)]);
    await askAll();
    recent.deleteOf('ada', ({ session }) => session === 2);
    await askAll();
    expect([source.asked, other.asked]).toEqual([3, 1]);
    recent.deleteOf('ada');
    await askAll();
    expect([source.asked, other.asked]).toEqual([5, 1]);
  });

  it('are forgotten at once, whatever is still being asked, and that when it is answered', async () => {
    const recent = given();
    let answer: (userId: string) => void = () => undefined;
    const slow = counting(
      () => new Promise<{ userId: string; session: number }>((resolve) => (answer = (userId) => resolve({ userId, session: 1 }))),
    );
    const quick = counting(async () => ({ userId: 'ada', session: 2 }));
    const first = recent.of('slow', slow.ask);
    await recent.of('quick', quick.ask);
    recent.deleteOf('ada');
    await recent.of('quick', quick.ask);
    expect(quick.asked).toBe(2);
    answer('ada');
    await first;
    void recent.of('slow', slow.ask);
    expect(slow.asked).toBe(2);
    answer('ada');
  });
});
