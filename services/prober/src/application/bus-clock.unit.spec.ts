import { expect, it } from '@jest/globals';
import { Clock } from '@nowahala/platform';
import { BusClock } from './bus-clock.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const HOUR = 3_600_000;

class MachineClock extends Clock {
  constructor(
    private readonly aheadMs: number,
    private readonly movedMs = 0,
  ) {
    super();
  }

  override get offset(): number {
    return this.movedMs;
  }

  now(): Date {
    return new Date(NOW + this.aheadMs + this.offset);
  }
}

const says = (machine: MachineClock, busMs: number | undefined): number => new BusClock(machine, { time: { nowMs: busMs } }).nowMs() - NOW;

it.each([
  ['ahead', HOUR],
  ['behind', -HOUR],
  ['three seconds ahead', 3_000],
])('a prober whose machine is %s has the time of the bus', (_, aheadMs) => {
  expect(says(new MachineClock(aheadMs), NOW)).toBe(0);
});

it('a prober has its own time where the two agree, to the millisecond, and where the bus has not said its own', () => {
  expect(says(new MachineClock(0), NOW - 1_900)).toBe(0);
  expect(says(new MachineClock(HOUR), undefined)).toBe(HOUR);
  expect(new BusClock(new MachineClock(0), {}).nowMs()).toBe(NOW);
});

it('what a test moved the clock by stays', () => {
  expect(says(new MachineClock(0, 30 * HOUR), NOW)).toBe(30 * HOUR);
  expect(says(new MachineClock(HOUR, 30 * HOUR), NOW)).toBe(30 * HOUR);
});
