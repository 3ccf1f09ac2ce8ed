import { describe, expect, it } from '@jest/globals';
import { nextAskMs, nextAttemptAt } from './retries.js';

const start = new Date('2026-11-21T13:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('trying again after a channel said "later"', () => {
  it.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [9, 60],
  ])('after failure %i it waits %i minutes', (attempts, minutes) => {
    expect(nextAttemptAt(attempts, start, start, 0)).toEqual(minutesLater(minutes));
  });
  it('spreads the crowd by up to a tenth', () => {
    expect(nextAttemptAt(4, start, start, 1)).toEqual(minutesLater(66));
  });
  it('gives up after a day', () => {
    expect(nextAttemptAt(20, start, minutesLater(23 * 60), 0)).toEqual(minutesLater(24 * 60));
    expect(nextAttemptAt(20, start, minutesLater(23 * 60 + 1), 0)).toBeNull();
  });
});

it.each([
  [0, 3],
  [1, 6],
  [10, 60],
  [50, 300],
  [10_000, 300],
])('after %i minutes without a service of ours it waits %i seconds', (minutes, seconds) => {
  expect(nextAskMs(start, minutesLater(minutes))).toBe(seconds * 1_000);
});
