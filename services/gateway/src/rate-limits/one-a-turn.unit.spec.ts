import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OneATurn } from './one-a-turn.js';

describe('what comes through one a turn', () => {
  it('lets everything else have the event loop in between', async () => {
    const turns = new OneATurn();
    const order: number[] = [];
    for (let number = 0; number < 50; number += 1) void turns.pass().then(() => order.push(number));
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
    expect(await Promise.race([turns.pass().then(() => 'passed'), turnEnded])).toBe('passed');
  });
});
