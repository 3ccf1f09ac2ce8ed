import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { after } from './calendar.js';
import { firstVerify, isOver, nextTry, nextVerify } from './verify-schedule.js';

const START = '2026-11-21T12:00:00.000Z';
const at = (ms: number) => after(START, ms);

describe('asking about payments without a webhook', () => {
  it('happens after 5 minutes, 30 minutes, 6 hours and 24 hours', () => {
    const checks = [firstVerify(START)];
    while (checks.length < 4) checks.push(nextVerify(START, checks.at(-1)!));
    expect(checks).toEqual([at(5 * MINUTE_MS), at(30 * MINUTE_MS), at(6 * HOUR_MS), at(24 * HOUR_MS)]);
  });

  it('is tried again after a failure in as long again as the payment is old, from a minute to an hour', () => {
    const tries = [at(0)];
    while (tries.length < 9) tries.push(nextTry(START, tries.at(-1)!, false));
    expect(tries).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 124].map((minutes) => at(minutes * MINUTE_MS)));
  });

  it('is tried again ever less often, at last once a day, after the provider refused to answer', () => {
    const tries = [at(0)];
    while (tries.length < 15) tries.push(nextTry(START, tries.at(-1)!, true));
    const minutes = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_488, 4_928];
    expect(tries).toEqual(minutes.map((some) => at(some * MINUTE_MS)));
  });

  it('goes on once a day while the bank is busy', () => {
    expect(nextVerify(START, at(25 * HOUR_MS))).toBe(at(49 * HOUR_MS));
  });

  it('closes an unpaid page after a day, and one that may be paid after a week', () => {
    expect([isOver(START, at(24 * HOUR_MS - 1), false), isOver(START, at(24 * HOUR_MS), false)]).toEqual([false, true]);
    expect([isOver(START, at(100 * HOUR_MS), true), isOver(START, at(168 * HOUR_MS), true)]).toEqual([false, true]);
  });
});
