import { describe, expect, it, jest } from '@jest/globals';
import { learnTime } from '@/lib/live/clock';
import { formatAgo, formatDay, formatDuration, formatExact, formatMoment, formatNoted, formatResponseTime } from './format-time';

const lagos = 'Africa/Lagos';
const now = new Date('2026-03-03T15:00:00Z');

describe('times as people say them', () => {
  it('writes today, with the zone by its local name', () => {
    expect(formatMoment('2026-03-03T13:02:00Z', lagos, now)).toBe('today at 14:02 (WAT)');
    expect(formatMoment('2026-03-03T13:02:00Z', 'Africa/Nairobi', now)).toBe('today at 16:02 (EAT)');
  });

  it('decides the day in the user’s zone, not in UTC', () => {
    expect(formatMoment('2026-03-02T23:30:00Z', lagos, now)).toBe('today at 00:30 (WAT)');
    expect(formatMoment('2026-03-02T22:30:00Z', lagos, now)).toBe('yesterday at 23:30 (WAT)');
  });

  it('writes the day further back, and the year when it is another one', () => {
    expect(formatMoment('2026-02-11T08:00:00Z', lagos, now)).toBe('11 February at 09:00 (WAT)');
    expect(formatDay('2025-12-31T08:00:00Z', lagos, now)).toBe('31 December 2025');
  });

  it('keeps the exact time one tap away', () => {
    expect(formatExact('2026-03-03T13:02:07Z', lagos)).toBe('3 March 2026, 14:02:07 (WAT)');
  });

  it('knows that London changes its clock', () => {
    expect(formatMoment('2026-07-01T12:00:00Z', 'Europe/London', new Date('2026-07-01T13:00:00Z'))).toBe('today at 13:00 (BST)');
  });
});

it('shows what a device with a wrong clock noted in the product’s time', () => {
  const noted = now.getTime();
  jest.useFakeTimers({ now });
  const isAt = (date: Date) => learnTime({ headers: new Map([['date', date.toUTCString()]]) } as unknown as Response);
  const hour = 3_600_000;
  isAt(new Date(noted + 26 * hour));
  expect(formatNoted(noted - hour, lagos)).toBe('today at 17:00 (WAT)');
  isAt(now);
  expect(formatNoted(noted, lagos)).toBe('today at 16:00 (WAT)');
  jest.useRealTimers();
});

describe('durations', () => {
  it.each([
    [0, 'less than a second'],
    [1_000, '1 second'],
    [45_000, '45 seconds'],
    [14 * 60_000 + 20_000, '14 minutes'],
    [65 * 60_000, '1 hour 5 minutes'],
    [2 * 3_600_000, '2 hours'],
    [(3 * 24 + 4) * 3_600_000, '3 days 4 hours'],
    [367 * 24 * 3_600_000 + 15 * 60_000, '367 days'],
  ])('%i ms is %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

  it('writes how long ago with one unit', () => {
    expect(formatAgo('2026-03-03T14:59:30Z', now)).toBe('just now');
    expect(formatAgo('2026-02-28T10:00:00Z', now)).toBe('3 days ago');
  });

  it('writes response times in the unit that reads best', () => {
    expect(formatResponseTime(230.4)).toBe('230 ms');
    expect(formatResponseTime(1_449)).toBe('1.4 s');
  });
});
