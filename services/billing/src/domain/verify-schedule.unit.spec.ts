import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { after } from './calendar.js';
import { firstVerify, isOver, nextVerify } from './verify-schedule.js';

const START = '2026-11-21T12:00:00.000Z';
const at = (ms: number) => after(START, ms);

describe('asking about payments without a webhook', () => {
  it('happens after 5 minutes, 30 minutes, 6 hours and 24 hours', () => {
    const checks = [firstVerify(START)];
    while (checks.length < 4) checks.push(nextVerify(START, checks.at(-1)!));
    expect(checks).toEqual([at(5 * MINUTE_MS), at(30 * MINUTE_MS), at(6 * HOUR_MS), at(24 * HOUR_MS)]);
  });

  it('goes on once a day while the bank is busy', () => {
    expect(nextVerify(START, at(25 * HOUR_MS))).toBe(at(49 * HOUR_MS));
  });

  it('closes an unpaid page after a day, and one the bank is busy with after a week', () => {
    expect([isOver(START, at(24 * HOUR_MS - 1), false), isOver(START, at(24 * HOUR_MS), false)]).toEqual([false, true]);
    expect([isOver(START, at(100 * HOUR_MS), true), isOver(START, at(168 * HOUR_MS), true)]).toEqual([false, true]);
  });
});
