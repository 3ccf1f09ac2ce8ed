import { dayOf, durationParts, formatter, hourMinute, zoneName } from '../times.js';
import type { TimeUnit } from '../times.js';

const numbers = new Intl.NumberFormat('en-NG');

export const number = (n: number): string => numbers.format(n);

/** The noun stays singular and stands before the number: "minti 14". */
export const count = (n: number, noun: string): string => `${noun} ${number(n)}`;

/** "ƙarfe 14:02 (WAT)" */
export const clockTime = (at: Date, timeZone: string): string => `ƙarfe ${hourMinute(at, timeZone)} (${zoneName(at, timeZone)})`;

const dayNames = { yesterday: 'jiya', today: 'yau', tomorrow: 'gobe' };
const months = ['Janairu', 'Fabrairu', 'Maris', 'Afrilu', 'Mayu', 'Yuni', 'Yuli', 'Agusta', 'Satumba', 'Oktoba', 'Nuwamba', 'Disamba'];
const weekdays: Record<string, string> = {
  Mon: 'Litinin',
  Tue: 'Talata',
  Wed: 'Laraba',
  Thu: 'Alhamis',
  Fri: 'Juma’a',
  Sat: 'Asabar',
  Sun: 'Lahadi',
};

/** "ƙarfe 14:02 (WAT)" today, "jiya ƙarfe 23:50 (WAT)", "19 Nuw ƙarfe 23:50 (WAT)" */
export function shortMoment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day === 'today') return clock;
  return day === 'other' ? `${shortDate(at, timeZone)} ${clock}` : `${dayNames[day]} ${clock}`;
}

/** "tun ƙarfe 14:02 (WAT)", "tun jiya ƙarfe 23:50 (WAT)" */
export const since = (at: Date, now: Date, timeZone: string): string => `tun ${shortMoment(at, now, timeZone)}`;

/** "har ƙarfe 14:34 (WAT)", "har gobe ƙarfe 07:00 (WAT)" */
export const until = (at: Date, now: Date, timeZone: string): string => `har ${shortMoment(at, now, timeZone)}`;

/** "yau da ƙarfe 14:02 (WAT)", "Alhamis 19 ga Nuwamba da ƙarfe 23:50 (WAT)" */
export function moment(at: Date, now: Date, timeZone: string): string {
  const [name, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (name !== 'other') return `${dayNames[name]} da ${clock}`;
  const { weekday, day, month } = partsOf(at, timeZone);
  return `${weekday} ${day} ga ${month} da ${clock}`;
}

/** "21 ga Nuwamba 2026" */
export function longDate(at: Date, timeZone: string): string {
  const { day, month, year } = partsOf(at, timeZone);
  return `${day} ga ${month} ${year}`;
}

/** "16 zuwa 22 ga Nuwamba" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const [first, last] = [partsOf(from, timeZone), partsOf(to, timeZone)];
  const end = `${last.day} ga ${last.month}`;
  return first.month === last.month ? `${first.day} zuwa ${end}` : `${first.day} ga ${first.month} zuwa ${end}`;
}

const units: Record<TimeUnit, string> = { second: 'daƙiƙa', minute: 'minti', hour: 'awa', day: 'kwana' };

/** "daƙiƙa 40", "minti 14", "awa 1 da minti 5" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, units[unit]))
    .join(' da ');

export const days = (n: number): string => count(n, units.day);

function shortDate(at: Date, timeZone: string): string {
  const { day, month } = partsOf(at, timeZone);
  return `${day} ${month.slice(0, 3)}`;
}

/** The names come from our own list: those of the platform hold a letter that our font lacks. */
function partsOf(at: Date, timeZone: string): { weekday: string; day: string; month: string; year: string } {
  const parts = formatter('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(at);
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    weekday: weekdays[part('weekday')] ?? '',
    day: String(Number(part('day'))),
    month: months[Number(part('month')) - 1] ?? '',
    year: part('year'),
  };
}
