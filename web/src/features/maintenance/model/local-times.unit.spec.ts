import { describe, expect, it } from '@jest/globals';
import { instantOf, localTextOf } from './local-times';

describe('a day and a time that were typed', () => {
  it.each([
    ['2026-11-21T22:00', 'Africa/Lagos', '2026-11-21T21:00:00.000Z'],
    ['2026-11-21T22:00', 'Asia/Kolkata', '2026-11-21T16:30:00.000Z'],
    ['2026-07-01T00:30', 'Africa/Cairo', '2026-06-30T21:30:00.000Z'],
    ['2026-12-01T00:30', 'Africa/Cairo', '2026-11-30T22:30:00.000Z'],
    // The night in which the clocks of London go back, before and after.
    ['2026-10-25T00:30', 'Europe/London', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/London', '2026-10-25T03:30:00.000Z'],
  ])('%s in %s is %s', (typed, zone, moment) => {
    expect(instantOf(typed, zone)?.toISOString()).toBe(moment);
    expect(localTextOf(new Date(moment), zone)).toBe(typed);
  });

  it.each(['', 'soon', '2026-13-01T10:00', '2026-11-21', '0026-11-21T22:00'])('%j is none', (typed) =>
    expect(instantOf(typed, 'Africa/Lagos')).toBeNull(),
  );
});
