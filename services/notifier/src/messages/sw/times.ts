import { dayOf, durationParts, formatter, hourMinute, zoneName } from '../times.js';
import type { TimeUnit } from '../times.js';
import { pluralsOf } from '../plurals.js';
import type { Forms } from '../plurals.js';

const plural = pluralsOf('sw');
const numbers = new Intl.NumberFormat('en');

export const number = (n: number): string => numbers.format(n);

/** Most nouns that are counted here have one form: seva 1, seva 3. */
export const noun = (one: string, other = one): Forms<'sw'> => ({ one, other });

/** The number follows its noun: "dakika 14". */
export const count = (n: number, forms: Forms<'sw'>): string => `${plural(n, forms)} ${number(n)}`;

/**
 * "14:02 (EAT)", "08:00 asubuhi (EAT)": the Swahili clock counts from six, so hours before noon say which part of the day they are of,
 * in words that fit no hour of that clock: 02:21 asubuhi would be 08:21 to many, 02:21 usiku 20:21.
 */
export function clockTime(at: Date, timeZone: string): string {
  const time = hourMinute(at, timeZone);
  return `${time}${partOfDay(time)} (${zoneName(at, timeZone)})`;
}

function partOfDay(time: string): string {
  if (time < '04:00') return ' usiku wa manane';
  if (time < '06:00') return ' alfajiri';
  return time < '12:00' ? ' asubuhi' : '';
}

const dayNames = { yesterday: 'jana', today: 'leo', tomorrow: 'kesho' };

/** "14:02 (EAT)", "jana 23:50 (EAT)", "19 Nov 23:50 (EAT)" */
function shortMoment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day === 'today') return clock;
  return `${day === 'other' ? date(at, timeZone, { day: 'numeric', month: 'short' }) : dayNames[day]} ${clock}`;
}

/** "tangu 14:02 (EAT)", "tangu jana 23:50 (EAT)", "tangu 19 Nov 23:50 (EAT)" */
export const since = (at: Date, now: Date, timeZone: string): string => `tangu ${shortMoment(at, now, timeZone)}`;

/** "hadi 14:34 (EAT)", "hadi kesho 07:00 asubuhi (EAT)" */
export const until = (at: Date, now: Date, timeZone: string): string => `hadi ${shortMoment(at, now, timeZone)}`;

/** "leo 14:02 (EAT)", "Alhamisi 19 Novemba 23:50 (EAT)" */
export function moment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  return `${day === 'other' ? date(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }) : dayNames[day]} ${clock}`;
}

/** "21 Novemba 2026" */
export const longDate = (at: Date, timeZone: string): string => date(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });

/** "16 hadi 22 Novemba" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const [first, last] = [from, to].map((at) => date(at, timeZone, { day: 'numeric', month: 'long' })) as [string, string];
  const [day = '', month = ''] = first.split(' ');
  return last.endsWith(` ${month}`) ? `${day} hadi ${last}` : `${first} hadi ${last}`;
}

const units: Record<TimeUnit, Forms<'sw'>> = {
  second: noun('sekunde'),
  minute: noun('dakika'),
  hour: noun('saa'),
  day: noun('siku'),
};

/** "sekunde 40", "dakika 14", "saa 1 na dakika 5" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, units[unit]))
    .join(' na ');

export const days = (n: number): string => count(n, units.day);

const date = (at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  formatter('sw', { timeZone, ...parts })
    .format(at)
    .replace(',', '');
