import { describe, expect, it } from '@jest/globals';
import { daysAfter, daysLeft, legalYear, oneYearAfter, printDay } from './calendar.js';

describe('billing calendar', () => {
  it('ends a year on the same day and hour of the next', () => {
    expect(oneYearAfter('2026-11-21T13:32:34.000Z')).toBe('2027-11-21T13:32:34.000Z');
    expect(oneYearAfter('2027-03-01T00:00:00.000Z')).toBe('2028-03-01T00:00:00.000Z');
  });

  it('ends a year begun on 29 February on the 28th, by the calendar of Lagos', () => {
    expect(oneYearAfter('2028-02-29T10:00:00.000Z')).toBe('2029-02-28T10:00:00.000Z');
    expect(oneYearAfter('2028-02-28T23:30:00.000Z')).toBe('2029-02-27T23:30:00.000Z');
  });

  it('counts the day under way among the days left, and never more than 365', () => {
    const end = '2027-11-21T12:00:00.000Z';
    expect(daysLeft('2026-11-21T12:00:00.000Z', end)).toBe(365);
    expect(daysLeft('2026-11-21T12:00:07.000Z', end)).toBe(365);
    expect(daysLeft(daysAfter('2026-11-21T12:00:07.000Z', 100), end)).toBe(265);
    expect(daysLeft('2027-11-21T11:59:59.000Z', end)).toBe(1);
    expect(daysLeft(end, end)).toBe(0);
    expect(daysLeft('2027-03-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z')).toBe(365);
  });

  it('numbers invoices in the year of Lagos, one hour ahead of UTC', () => {
    expect(legalYear('2026-12-31T22:59:59.000Z')).toBe(2026);
    expect(legalYear('2026-12-31T23:00:00.000Z')).toBe(2027);
  });

  it('writes a day as read in Lagos', () => {
    expect(printDay('2027-11-20T23:30:00.000Z')).toBe('21 November 2027');
  });
});
