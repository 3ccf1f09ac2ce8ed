import { describe, expect, it } from '@jest/globals';
import { transactionsAtOnce, Semaphore } from './semaphore.js';

describe('transactions take turns', () => {
  it('in the order in which they came', async () => {
    const turns = new Semaphore(1, 1_000);
    const served: string[] = [];
    await turns.take();
    const waiting = ['first', 'second'].map((name) => turns.take().then(() => served.push(name)));
    expect(turns.waiting).toBe(2);
    turns.giveBack();
    await waiting[0];
    expect(served).toEqual(['first']);
    turns.giveBack();
    await waiting[1];
    expect(served).toEqual(['first', 'second']);
    expect(turns.waiting).toBe(0);
  });

  it('and do not wait for ever: the turn of one that gave up goes to the next', async () => {
    const turns = new Semaphore(1, 20);
    await turns.take();
    await expect(turns.take()).rejects.toThrow('timeout exceeded when trying to connect');
    turns.giveBack();
    await turns.take();
    expect(turns.waiting).toBe(0);
  });

  it.each([
    [1, 1],
    [2, 1],
    [5, 4],
    [10, 7],
    [20, 15],
  ])('of %i connections %i may be held by them', (poolSize, expected) => expect(transactionsAtOnce(poolSize)).toBe(expected));
});
