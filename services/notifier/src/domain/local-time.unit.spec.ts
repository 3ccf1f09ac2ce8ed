import { describe, expect, it } from '@jest/globals';
import {
  calendarDaysBetween,
  dayKey,
  instantOf,
  isTimeZone,
  localTime,
  nextLocalHour,
  nextLocalMonday,
  startOfLocalDay,
} from './local-time.js';

const at = (iso: string) => new Date(iso);

describe('local time', () => {
  it('reads the wall clock of a zone', () => {
    expect(localTime(at('2026-11-21T23:30:00Z'), 'Africa/Lagos')).toMatchObject({
      day: 22,
      hour: 0,
      minute: 30,
      weekday: 7,
    });
  });
  it('finds the next 08:00 in Lagos, today or tomorrow', () => {
    expect(nextLocalHour(at('2026-11-21T06:59:00Z'), 8, 'Africa/Lagos')).toEqual(at('2026-11-21T07:00:00Z'));
    expect(nextLocalHour(at('2026-11-21T07:00:00Z'), 8, 'Africa/Lagos')).toEqual(at('2026-11-22T07:00:00Z'));
  });
  it('keeps 08:00 at 08:00 when the clocks change in London', () => {
    expect(nextLocalHour(at('2026-03-28T12:00:00Z'), 8, 'Europe/London')).toEqual(at('2026-03-29T07:00:00Z'));
    expect(nextLocalHour(at('2026-10-24T12:00:00Z'), 8, 'Europe/London')).toEqual(at('2026-10-25T08:00:00Z'));
  });
  it('survives an hour that does not exist', () => {
    expect(instantOf({ year: 2026, month: 3, day: 29 }, 1, 'Europe/London')).toEqual(at('2026-03-29T01:00:00Z'));
  });
  it('finds the next Monday morning', () => {
    expect(nextLocalMonday(at('2026-11-21T12:00:00Z'), 8, 'Africa/Nairobi')).toEqual(at('2026-11-23T05:00:00Z'));
    expect(nextLocalMonday(at('2026-11-23T05:00:00Z'), 8, 'Africa/Nairobi')).toEqual(at('2026-11-30T05:00:00Z'));
  });
  it('counts days as the calendar does, not in blocks of 24 hours', () => {
    expect(calendarDaysBetween(at('2026-11-21T22:30:00Z'), at('2026-11-21T23:30:00Z'), 'Africa/Lagos')).toBe(1);
    expect(calendarDaysBetween(at('2026-11-21T08:00:00Z'), at('2026-11-21T20:00:00Z'), 'Africa/Lagos')).toBe(0);
  });
  it('names and starts a day', () => {
    expect(dayKey(at('2026-11-21T23:30:00Z'), 'Africa/Lagos')).toBe('2026-11-22');
    expect(startOfLocalDay(at('2026-11-21T23:30:00Z'), 'Africa/Lagos')).toEqual(at('2026-11-21T23:00:00Z'));
  });
  it('knows a zone from nonsense', () => {
    expect(isTimeZone('Africa/Kinshasa')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it('is that of Lagos in a zone that is not known here', () => {
    expect(localTime(at('2026-11-21T23:30:00Z'), 'Mars/Base')).toEqual(localTime(at('2026-11-21T23:30:00Z'), 'Africa/Lagos'));
  });
});
