import { describe, expect, it } from '@jest/globals';
import { bucketsOf, daysOf, isRange, knownZone, placeOf } from './range.js';

const now = new Date('2026-03-02T23:30:00Z');

describe('the steps of a chart', () => {
  it('are twenty-four hours, the present one last', () => {
    const hours = bucketsOf('24h', now, 'Africa/Lagos');
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toMatchObject({ label: '00:00', key: '2026-03-02T23:00:00.000Z' });
  });
  it('are days of the reader, today last', () => {
    const days = bucketsOf('7d', now, 'Africa/Lagos');
    expect(days.map((day) => day.key)).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
    ]);
    expect(days.at(-1)!.at.toISOString()).toBe('2026-03-02T23:00:00.000Z');
  });
  it.each([
    ['30d', 30],
    ['90d', 90],
  ] as const)('%s are %i days', (range, days) => expect(bucketsOf(range, now, 'UTC')).toHaveLength(days));
  it('begin at midnight also when the clocks change that night', () => {
    const days = daysOf(3, new Date('2026-03-30T10:00:00Z'), 'Europe/Berlin');
    expect(days.map((day) => day.at.toISOString())).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
  });
  it('know no other range', () => expect([isRange('1y'), isRange('toString'), isRange('7d')]).toEqual([false, false, true]));
});

it.each(['Africa/Lagos', 'Africa/Nairobi', 'Asia/Kolkata', 'Europe/Berlin', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'])(
  'an hour of %s is in the day that its wall calendar shows',
  (timeZone) => {
    const year = Date.parse('2025-07-01T00:00:00Z');
    const end = new Date(year + 365 * 24 * 3_600_000);
    const days = daysOf(365, end, timeZone);
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    for (let at = days[0]!.at.getTime(); at <= end.getTime(); at += 1_800_000)
      expect(days[placeOf(days, new Date(at))]!.key).toBe(calendar.format(at));
    expect(placeOf(days, new Date(days[0]!.at.getTime() - 1))).toBe(-1);
  },
);
it('begins anew at midnight of the reader', () => {
  const before = daysOf(2, new Date('2026-03-02T22:59:59Z'), 'Africa/Lagos');
  const after = daysOf(2, new Date('2026-03-02T23:00:00Z'), 'Africa/Lagos');
  expect([before.at(-1)!.key, after.at(-1)!.key]).toEqual(['2026-03-02', '2026-03-03']);
});
it('falls back to UTC for a zone that nobody knows', () =>
  expect([knownZone('Mars/Base'), knownZone(''), knownZone('Africa/Lagos')]).toEqual(['UTC', 'UTC', 'Africa/Lagos']));
