import { dayOf, durationParts, formatter, hourMinute, zoneName } from '../times.js';
import { pluralsOf } from '../plurals.js';

const locale = 'en-GB';
const plural = pluralsOf('en');

/** "14:02 (WAT)" */
export function clockTime(at: Date, timeZone: string): string {
  return `${hourMinute(at, timeZone)} (${zoneName(at, timeZone)})`;
}

/** "14:02 (WAT)" today, "yesterday 23:50 (WAT)", "19 Nov, 23:50 (WAT)": short enough for a lock screen. */
export function shortMoment(at: Date, now: Date, timeZone: string): string {
  const day = dayOf(at, now, timeZone);
  if (day === 'today') return clockTime(at, timeZone);
  if (day !== 'other') return `${day} ${clockTime(at, timeZone)}`;
  return `${date(at, timeZone, { day: 'numeric', month: 'short' })}, ${clockTime(at, timeZone)}`;
}

/** "today at 14:02 (WAT)", "yesterday at ...", "on Thursday 19 November at ..." */
export function moment(at: Date, now: Date, timeZone: string): string {
  const day = dayOf(at, now, timeZone);
  const time = clockTime(at, timeZone);
  return day === 'other' ? `on ${date(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })} at ${time}` : `${day} at ${time}`;
}

/** "21 November 2026" */
export function longDate(at: Date, timeZone: string): string {
  return date(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "16 to 22 November" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const sameMonth = date(from, timeZone, { month: 'long' }) === date(to, timeZone, { month: 'long' });
  return `${date(from, timeZone, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' })} to ${date(to, timeZone, { day: 'numeric', month: 'long' })}`;
}

/** "40 seconds", "14 minutes", "1 hour 5 minutes", "2 days 3 hours" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, unit))
    .join(' ');

export const count = (n: number, noun: string): string => `${n.toLocaleString(locale)} ${plural(n, { one: noun, other: `${noun}s` })}`;

function date(at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { timeZone, ...parts })
    .format(at)
    .replace(/^(\p{L}+), /u, '$1 ');
}
