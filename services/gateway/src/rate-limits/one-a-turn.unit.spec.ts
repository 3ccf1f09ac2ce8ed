import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OneATurn } from './one-a-turn.js';

const stays = new AbortController().signal;

describe('what comes through one a turn', () => {
  it('lets everything else have the event loop in between', async () => {
    const turns = new OneATurn();
    const order: number[] = [];
    for (let number = 0; number < 50; number += 1) void turns.pass('one', stays).then(() => order.push(number));
    const seen: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      await nextTurn();
      seen.push(order.length);
    }
    expect(order).toEqual(Array.from({ length: 50 }, (_, number) => number));
    expect(Math.max(...seen.map((count, turn) => count - (seen[turn - 1] ?? 0)))).toBeLessThanOrEqual(2);
  });

  it('does not wait where nobody stands in front', async () => {
    const turns = new OneATurn();
    const turnEnded = nextTurn().then(() => 'the turn ended');
    expect(await Promise.race([turns.pass('one', stays).then(() => 'passed'), turnEnded])).toBe('passed');
  });

  it('lets addresses take turns, and nobody who is gone', async () => {
    const turns = new OneATurn();
    const order: string[] = [];
    const comes = (address: string, gone = stays) =>
      turns.pass(address, gone).then(
        () => order.push(address),
        () => order.push(`not ${address}`),
      );
    const leaves = new AbortController();
    const all = [...Array.from({ length: 20 }, () => comes('many')), comes('one'), comes('leaves', leaves.signal)];
    leaves.abort();
    await Promise.all(all);
    expect(order.indexOf('one')).toBeLessThan(5);
    expect(order).toContain('not leaves');
  });

  it('has room for five hundred: one who sends more waits behind the own ones', async () => {
    const turns = new OneATurn();
    const all = Array.from({ length: 700 }, () => turns.pass('many', stays));
    const late = turns.pass('one', stays);
    const ends = await Promise.allSettled(all);
    await expect(late).resolves.toBeUndefined();
    expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(199);
  });
});
