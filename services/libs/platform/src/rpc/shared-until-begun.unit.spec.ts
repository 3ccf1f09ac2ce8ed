import { describe, expect, it } from '@jest/globals';
import { Semaphore } from '../concurrency/semaphore.js';
import { SharedUntilBegun } from './shared-until-begun.js';

describe('a question that waits', () => {
  const oneAtATime = () => {
    const shared = new SharedUntilBegun();
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

  it('is forgotten when it is refused in the line', async () => {
    const shared = new SharedUntilBegun();
    const refused = () => Promise.reject(new Error('too many'));
    const answer = async () => 'here';
    await expect(Promise.all([shared.ask('a', refused, answer), shared.ask('a', refused, answer)])).rejects.toThrow('too many');
    await expect(shared.ask('a', (work) => Promise.resolve().then(work), answer)).resolves.toBe('here');
  });
});
