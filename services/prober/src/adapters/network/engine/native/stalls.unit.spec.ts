import { expect, it } from '@jest/globals';
import { newArena, stallsSince } from './arena.js';
import { STALL_MS, Stalls } from './stalls.js';

it('of ten seconds are all remembered, however many short ones follow a long one', () => {
  const arena = newArena(64);
  const stalls = new Stalls(arena);
  const began = performance.now();
  stalls.note(2_500);
  for (let leftMs = 7_500; leftMs >= STALL_MS; leftMs -= STALL_MS) {
    stalls.beginRound();
    stalls.noteLate(STALL_MS);
    stalls.note(STALL_MS);
  }
  expect(stallsSince(arena, began).map(({ ms }) => ms)).toContain(2_500);
});
