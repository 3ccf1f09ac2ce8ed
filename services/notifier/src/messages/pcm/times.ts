import { dayOf, durationParts, formatter, hourMinute, zoneName } from '../times.js';
import type { TimeUnit } from '../times.js';
import { pluralsOf } from '../plurals.js';
import type { Forms } from '../plurals.js';

/** Names of months and days are the English ones; numbers too. */
const locale = 'en-GB';
const plural = pluralsOf('pcm');
const numbers = new Intl.NumberFormat(locale);

export const number = (n: number): string => numbers.format(n);

export const noun = (one: string, other = `${one}s`): Forms<'pcm'> => ({ one, other });

/** "0 server", "1 server", "2 servers" */
export const count = (n: number, forms: Forms<'pcm'>): string => `${number(n)} ${plural(n, forms)}`;

/** "14:02 (WAT)" */
export const clockTime = (at: Date, timeZone: string): string => `${hourMinute(at, timeZone)} (${zoneName(at, timeZone)})`;

/** "14:02 (WAT)", "yesterday 23:50 (WAT)", "19 Nov, 23:50 (WAT)" */
export function shortMoment(at: Date, now: Date, timeZone: string): string {
  const day = dayOf(at, now, timeZone);
  if (day === 'today') return clockTime(at, timeZone);
  if (day !== 'other') return `${day} ${clockTime(at, timeZone)}`;
  return `${date(at, timeZone, { day: 'numeric', month: 'short' })}, ${clockTime(at, timeZone)}`;
}

/** "today at 14:02 (WAT)", "Thursday 19 November at 23:50 (WAT)" */
export function dayAndTime(at: Date, now: Date, timeZone: string): string {
  const day = dayOf(at, now, timeZone);
  const named = day === 'other' ? date(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }) : day;
  return `${named} at ${clockTime(at, timeZone)}`;
}

/** "today at 14:02 (WAT)", "on Thursday 19 November at 23:50 (WAT)" */
export function moment(at: Date, now: Date, timeZone: string): string {
  return `${dayOf(at, now, timeZone) === 'other' ? 'on ' : ''}${dayAndTime(at, now, timeZone)}`;
}

/** "21 November 2026" */
export const longDate = (at: Date, timeZone: string): string => date(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });

/** "16 to 22 November" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const sameMonth = date(from, timeZone, { month: 'long' }) === date(to, timeZone, { month: 'long' });
  const first = date(from, timeZone, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' });
  return `${first} to ${date(to, timeZone, { day: 'numeric', month: 'long' })}`;
}

const units: Record<TimeUnit, Forms<'pcm'>> = {
  second: noun('second'),
  minute: noun('minute'),
  hour: noun('hour'),
  day: noun('day'),
};

/** "40 seconds", "14 minutes", "1 hour 5 minutes" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, units[unit]))
    .join(' ');

export const days = (n: number): string => count(n, units.day);

const date = (at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { timeZone, ...parts })
    .format(at)
    .replace(/^(\p{L}+), /u, '$1 ');
