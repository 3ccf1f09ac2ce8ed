import { describe, expect, it } from '@jest/globals';
import { clockTime, dateRange, duration, longDate, moment, shortMoment } from './times.js';
import { zoneName } from '../times.js';
import { naira, names } from './phrases.js';

const at = (iso: string) => new Date(iso);
const now = at('2026-11-21T13:04:00Z');

describe('times as people say them', () => {
  it.each([
    ['Africa/Lagos', 'WAT'],
    ['Africa/Nairobi', 'EAT'],
    ['Africa/Johannesburg', 'SAST'],
    ['Africa/Accra', 'GMT'],
    ['Africa/Harare', 'CAT'],
    ['Europe/Paris', 'CET'],
    ['America/New_York', 'EST'],
  ])('name the zone: %s is %s', (zone, name) => expect(zoneName(now, zone)).toBe(name));
  it('are on her clock', () => expect(clockTime(at('2026-11-21T13:02:59Z'), 'Africa/Lagos')).toBe('14:02 (WAT)'));
  it('carry the day only when it is another one', () => {
    expect(shortMoment(at('2026-11-21T13:02:00Z'), now, 'Africa/Lagos')).toBe('14:02 (WAT)');
    expect(shortMoment(at('2026-11-20T22:50:00Z'), now, 'Africa/Lagos')).toBe('yesterday 23:50 (WAT)');
    expect(shortMoment(at('2026-11-19T22:50:00Z'), now, 'Africa/Lagos')).toBe('19 Nov, 23:50 (WAT)');
    expect(moment(at('2026-11-19T22:50:00Z'), now, 'Africa/Lagos')).toBe('on Thursday 19 November at 23:50 (WAT)');
  });
  it('give dates and weeks', () => {
    expect(longDate(now, 'Africa/Lagos')).toBe('21 November 2026');
    expect(dateRange(at('2026-11-15T23:00:00Z'), at('2026-11-22T22:59:59Z'), 'Africa/Lagos')).toBe('16 to 22 November');
    expect(dateRange(at('2026-11-29T23:00:00Z'), at('2026-12-06T22:59:59Z'), 'Africa/Lagos')).toBe('30 November to 6 December');
  });
});

describe('durations', () => {
  it.each([
    [0, '0 seconds'],
    [1_000, '1 second'],
    [59_400, '59 seconds'],
    [59_600, '1 minute'],
    [14 * 60_000 + 59_000, '14 minutes'],
    [3_600_000, '1 hour'],
    [3_900_000, '1 hour 5 minutes'],
    [51 * 3_600_000, '2 days 3 hours'],
  ])('%i ms is "%s"', (ms, said) => expect(duration(ms)).toBe(said));
});

describe('money and names', () => {
  it('shows kobo only where there are any', () => {
    expect(naira(1_250_000)).toBe('₦12,500');
    expect(naira(9_675_050)).toBe('₦96,750.50');
  });
  it('lists servers as people do', () => {
    expect(names(['Shop'])).toBe('Shop');
    expect(names(['Shop', 'Blog'])).toBe('Shop and Blog');
    expect(names(['Shop', 'Blog', 'Mail', 'CRM'])).toBe('Shop, Blog and 2 more');
  });
});
