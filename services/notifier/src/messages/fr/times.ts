import { dayOf, durationParts, formatter, hourMinute, zoneOffset } from '../times.js';
import type { TimeUnit } from '../times.js';
import { pluralsOf } from '../plurals.js';
import type { Forms } from '../plurals.js';

const plural = pluralsOf('fr');
const numbers = new Intl.NumberFormat('fr');

export const number = (n: number): string => numbers.format(n);

/** Whole millions take "de": 1 000 000 de pannes. */
export const noun = (one: string, other = `${one}s`): Forms<'fr'> => ({
  one,
  other,
  many: /^[aeiouyéèêh]/i.test(other) ? `d’${other}` : `de ${other}`,
});

export const count = (n: number, forms: Forms<'fr'>): string => `${number(n)} ${plural(n, forms)}`;

/** "14:02 (GMT+1)" */
export const clockTime = (at: Date, timeZone: string): string => `${hourMinute(at, timeZone)} (${zoneOffset(at, timeZone)})`;

const dayNames = { yesterday: 'hier', today: 'aujourd’hui', tomorrow: 'demain' };

/** "depuis 14:02 (GMT+1)", "depuis hier 23:50 (GMT+1)", "depuis le 19 nov. 23:50 (GMT+1)" */
export function since(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day === 'today') return `depuis ${clock}`;
  return day === 'other' ? `depuis le ${shortDate(at, timeZone)} ${clock}` : `depuis ${dayNames[day]} ${clock}`;
}

/** "jusqu’à 14:34 (GMT+1)", "jusqu’à demain 07:00 (GMT+1)", "jusqu’au 24 nov. 07:00 (GMT+1)" */
export function until(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day === 'today') return `jusqu’à ${clock}`;
  return day === 'other' ? `jusqu’au ${shortDate(at, timeZone)} ${clock}` : `jusqu’à ${dayNames[day]} ${clock}`;
}

/** "aujourd’hui à 14:02 (GMT+1)", "le jeudi 19 novembre à 23:50 (GMT+1)" */
export function moment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day !== 'other') return `${dayNames[day]} à ${clock}`;
  return `le ${date(at, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })} à ${clock}`;
}

/** "21 novembre 2026", "1er mai 2026" */
export const longDate = (at: Date, timeZone: string): string => date(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' });

/** "du 16 au 22 novembre" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const [first, last] = [from, to].map((at) => date(at, timeZone, { day: 'numeric', month: 'long' })) as [string, string];
  const [day = '', month = ''] = first.split(' ');
  return last.endsWith(` ${month}`) ? `du ${day} au ${last}` : `du ${first} au ${last}`;
}

const units: Record<TimeUnit, Forms<'fr'>> = {
  second: noun('seconde'),
  minute: noun('minute'),
  hour: noun('heure'),
  day: noun('jour'),
};

/** "40 secondes", "14 minutes", "1 heure 5 minutes" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, units[unit]))
    .join(' ');

export const days = (n: number): string => count(n, units.day);

const shortDate = (at: Date, timeZone: string): string => date(at, timeZone, { day: 'numeric', month: 'short' });

const date = (at: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  formatter('fr', { timeZone, ...parts })
    .format(at)
    .replace(/(?<!\d)1(?= \p{L})/u, '1er');
