import { describe, expect, it, jest } from '@jest/globals';
import { Semaphore } from '../concurrency/semaphore.js';
import { SharedUntilBegun } from './shared-until-begun.js';

describe('a question that waits', () => {
  const oneAtATime = () => {
    const shared = new SharedUntilBegun(2_500);
    const turn = new Semaphore(1);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (question: string) =>
      shared.ask(
        question,
        (work) => turn.run(work),
        () => new Promise<string>((resolve) => ends.push(() => resolve(`${question} ${begun.push(question)}`))),
      );
    const endNext = async (): Promise<void> => {
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
      ends.shift()!();
    };
    return { ask, endNext };
  };

  it('answers all who ask the same until it begins, and nobody after', async () => {
    const { ask, endNext } = oneAtATime();
    const first = ask('a');
    await Promise.resolve();
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    const waiting = [ask('a'), ask('a'), ask('b')];
    await endNext();
    await endNext();
    await endNext();
    expect(await Promise.all([first, ...waiting])).toEqual(['a 1', 'a 2', 'a 2', 'b 3']);
  });

  it('for long is not joined: who asks late waits as long as all others', async () => {
    jest.useFakeTimers();
    try {
      const shared = new SharedUntilBegun(2_500);
      const turn = new Semaphore(1, { maxWaitMs: 5_000 });
      await turn.acquire();
      const ask = (): Promise<string> =>
        shared.ask(
          'a',
          (work) => turn.run(work),
          async () => 'here',
        );
      const first = ask();
      const end = first.catch(({ message }: Error) => message);
      await jest.advanceTimersByTimeAsync(2_400);
      expect(ask()).toBe(first);
      await jest.advanceTimersByTimeAsync(2_500);
      const late = ask();
      await jest.advanceTimersByTimeAsync(600);
      expect(await end).toContain('too much work');
      turn.release();
      expect(await late).toBe('here');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is forgotten when it is refused in the line', async () => {
    const shared = new SharedUntilBegun(2_500);
    const refused = () => Promise.reject(new Error('too many'));
    const answer = async () => 'here';
    await expect(Promise.all([shared.ask('a', refused, answer), shared.ask('a', refused, answer)])).rejects.toThrow('too many');
    await expect(shared.ask('a', (work) => Promise.resolve().then(work), answer)).resolves.toBe('here');
  });
});
