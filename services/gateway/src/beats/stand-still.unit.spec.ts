import { expect, it } from '@jest/globals';
import { StandStill } from './stand-still.js';

/** Looks every five seconds for two minutes; `at` is what happens on the way. */
function watched(at: (second: number, clocks: { realMs: number; clockMs: number }, still: StandStill) => void): [boolean, boolean] {
  const clocks = { realMs: 1_000, clockMs: 500_000 };
  const still = new StandStill(() => ({ ...clocks }));
  for (let second = 0; second < 120; second += 5) {
    clocks.realMs += 5_000;
    clocks.clockMs += 5_000;
    at(second, clocks, still);
    still.look();
  }
  return [still.happened(), still.happened()];
}

it('is none where nobody asked for two minutes', () => expect(watched(() => undefined)).toEqual([false, false]));

it('is one where the process stood still, or the clock jumped, and is reported once', () => {
  const once = (change: (clocks: { realMs: number; clockMs: number }) => void) =>
    watched((second, clocks) => second === 60 && change(clocks));
  expect(once((clocks) => Object.assign(clocks, { realMs: clocks.realMs + 50_000, clockMs: clocks.clockMs + 50_000 }))).toEqual([
    true,
    false,
  ]);
  expect(once((clocks) => Object.assign(clocks, { clockMs: clocks.clockMs - 3_600_000 }))).toEqual([true, false]);
  expect(once((clocks) => Object.assign(clocks, { clockMs: clocks.clockMs + 3_600_000 }))).toEqual([true, false]);
});

it('is none where the clock of a test was moved', () =>
  expect(
    watched((second, clocks, still) => {
      if (second !== 60) return;
      clocks.clockMs += 3_600_000;
      still.advanced(3_600_000);
    }),
  ).toEqual([false, false]));
