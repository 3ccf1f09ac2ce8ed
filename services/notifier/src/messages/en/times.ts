import { calendarDaysBetween } from '../../domain/local-time.js';

const locale = 'en-GB';
/** African names of zones first: "WAT" means something in Lagos, "GMT+1" does not. */
const zoneNameLocales = ['en-NG', 'en-GB', 'en-US', 'en-AU', 'en-IN'];

export function zoneName(at: Date, timeZone: string): string {
  let first = '';
  for (const of of zoneNameLocales) {
    const name =
      formatter(of, { timeZone, timeZoneName: 'short' })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    if (!/^GMT[+-]/.test(name)) return name;
    first ||= name;
  }
  return first;
}

/** "14:02 (WAT)" */
export function clockTime(at: Date, timeZone: string): string {
  return `${hourMinute(at, timeZone)} (${zoneName(at, timeZone)})`;
}

/** "14:02 (WAT)" today, "yesterday 23:50 (WAT)", "19 Nov, 23:50 (WAT)": short enough for a lock screen. */
export function shortMoment(at: Date, now: Date, timeZone: string): string {
  const days = calendarDaysBetween(at, now, timeZone);
  if (days === 0) return clockTime(at, timeZone);
  if (days === 1) return `yesterday ${clockTime(at, timeZone)}`;
  return `${date(at, timeZone, { day: 'numeric', month: 'short' })}, ${clockTime(at, timeZone)}`;
}

/** "today at 14:02 (WAT)", "yesterday at ...", "on Thursday 19 November at ..." */
export function moment(at: Date, now: Date, timeZone: string): string {
  const days = calendarDaysBetween(at, now, timeZone);
  const time = clockTime(at, timeZone);
  if (days === 0) return `today at ${time}`;
  if (days === 1) return `yesterday at ${time}`;
  return `on ${date(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })} at ${time}`;
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
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return together(count(hours, 'hour'), minutes % 60, 'minute');
  return together(count(Math.floor(hours / 24), 'day'), hours % 24, 'hour');
}

export function count(n: number, noun: string): string {
  return `${n.toLocaleString(locale)} ${noun}${n === 1 ? '' : 's'}`;
}

const together = (first: string, rest: number, noun: string) => (rest === 0 ? first : `${first} ${count(rest, noun)}`);

function hourMinute(at: Date, timeZone: string): string {
  return formatter(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

function date(at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { timeZone, ...parts })
    .format(at)
    .replace(/^(\p{L}+), /u, '$1 ');
}

/** Making one takes longer than using it a hundred times; there are as many as zones in use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(of: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = of + JSON.stringify(options);
  let known = formatters.get(key);
  if (!known) formatters.set(key, (known = new Intl.DateTimeFormat(of, options)));
  return known;
}
