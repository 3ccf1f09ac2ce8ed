import { calendarDaysBetween, knownZone } from '../domain/local-time.js';

/** What the words of every language about time are made of. How it is said stands in `<language>/times.ts`. */

/** African names of zones first: "WAT" means something in Lagos, "GMT+1" does not. */
const zoneNameLocales = ['en-NG', 'en-GB', 'en-US', 'en-AU', 'en-IN'];

export function zoneName(at: Date, timeZone: string): string {
  let first = '';
  for (const locale of zoneNameLocales) {
    const name = zoneIn(locale, at, timeZone, 'short');
    if (!/^GMT[+-]/.test(name)) return name;
    first ||= name;
  }
  return first;
}

/** "GMT", "GMT+1" */
export const zoneOffset = (at: Date, timeZone: string): string => zoneIn('en-GB', at, timeZone, 'shortOffset');

/** "14:02" */
export const hourMinute = (at: Date, timeZone: string): string =>
  formatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** Which day it is, seen from now. */
export function dayOf(at: Date, now: Date, timeZone: string): 'yesterday' | 'today' | 'tomorrow' | 'other' {
  const days = calendarDaysBetween(at, now, timeZone);
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : days === -1 ? 'tomorrow' : 'other';
}

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day';

/** The one or two units in which a duration is said: 65 minutes are an hour and five minutes. */
export function durationParts(ms: number): [n: number, unit: TimeUnit][] {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return [[seconds, 'second']];
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [[minutes, 'minute']];
  const hours = Math.floor(minutes / 60);
  const parts: [number, TimeUnit][] =
    hours < 24
      ? [
          [hours, 'hour'],
          [minutes % 60, 'minute'],
        ]
      : [
          [Math.floor(hours / 24), 'day'],
          [hours % 24, 'hour'],
        ];
  return parts.filter(([n]) => n > 0);
}

/** Making one takes longer than using it a hundred times; there are as many as zones in use. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let known = formatters.get(key);
  if (!known) {
    const timeZone = options.timeZone && knownZone(options.timeZone);
    formatters.set(key, (known = new Intl.DateTimeFormat(locale, { ...options, timeZone })));
  }
  return known;
}

const zoneIn = (locale: string, at: Date, timeZone: string, timeZoneName: 'short' | 'shortOffset'): string =>
  formatter(locale, { timeZone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
