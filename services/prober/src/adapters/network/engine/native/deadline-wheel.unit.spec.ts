import { describe, expect, it } from '@jest/globals';
import { DeadlineWheel } from './deadline-wheel.js';

function expiredBy(wheel: DeadlineWheel, now: number): number[] {
  const slots: number[] = [];
  wheel.turn(now, (slot) => slots.push(slot));
  return slots.toSorted();
}

describe('a wheel of deadlines', () => {
  it('never calls early, calls each slot once, and forgets those that were disarmed', () => {
    const wheel = new DeadlineWheel(8, 1_000);
    wheel.arm(1, 1_500);
    wheel.arm(2, 1_500);
    wheel.arm(3, 1_500);
    wheel.disarm(2);
    expect(expiredBy(wheel, 1_499)).toEqual([]);
    expect(expiredBy(wheel, 1_508)).toEqual([1, 3]);
    expect(expiredBy(wheel, 40_000)).toEqual([]);
  });

  it('moves a slot that is armed again', () => {
    const wheel = new DeadlineWheel(8, 0);
    wheel.arm(1, 100);
    wheel.arm(1, 5_000);
    expect(expiredBy(wheel, 4_999)).toEqual([]);
    expect(expiredBy(wheel, 5_008)).toEqual([1]);
  });

  it('says how long nothing is due, and nothing where nothing is armed', () => {
    const wheel = new DeadlineWheel(8, 0);
    expect(wheel.waitMs(0)).toBeNull();
    wheel.arm(1, 900);
    const wait = wheel.waitMs(0)!;
    expect(wait).toBeGreaterThanOrEqual(900);
    expect(wait).toBeLessThan(920);
  });

  it('loses none where it stood still for longer than it is round', () => {
    const wheel = new DeadlineWheel(8, 0);
    wheel.arm(1, 900);
    wheel.arm(2, 16_000);
    expect(expiredBy(wheel, 200_000)).toEqual([1, 2]);
  });
});
