import { dayOf, durationParts, formatter, hourMinute, zoneName } from '../times.js';
import type { TimeUnit } from '../times.js';

const numbers = new Intl.NumberFormat('en');

export const number = (n: number): string => numbers.format(n);

/** The number follows its noun, which has one form: "ìṣẹ́jú 14". */
export const count = (n: number, noun: string): string => `${noun} ${number(n)}`;

/** "aago 14:02 (WAT)" */
export const clockTime = (at: Date, timeZone: string): string => `aago ${hourMinute(at, timeZone)} (${zoneName(at, timeZone)})`;

/** "aago 14:02 (WAT)", "àná aago 23:50 (WAT)", "19 Oṣù 11 aago 23:50 (WAT)" */
function shortMoment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day === 'today') return clock;
  const { dayNumber, month } = dateOf(at, timeZone);
  return `${day === 'other' ? `${dayNumber} Oṣù ${month}` : { yesterday: 'àná', tomorrow: 'ọ̀la' }[day]} ${clock}`;
}

/** "láti aago 14:02 (WAT)", "láti àná aago 23:50 (WAT)" */
export const since = (at: Date, now: Date, timeZone: string): string => `láti ${shortMoment(at, now, timeZone)}`;

/** "títí di aago 14:34 (WAT)", "títí di ọ̀la aago 07:00 (WAT)" */
export const until = (at: Date, now: Date, timeZone: string): string => `títí di ${shortMoment(at, now, timeZone)}`;

/** "lónìí ní aago 14:02 (WAT)", "Ọjọ́bọ̀ 19 Oṣù Kọkànlá ní aago 23:50 (WAT)" */
export function moment(at: Date, now: Date, timeZone: string): string {
  const [day, clock] = [dayOf(at, now, timeZone), clockTime(at, timeZone)];
  if (day !== 'other') return `${{ yesterday: 'lánàá', today: 'lónìí', tomorrow: 'lọ́la' }[day]} ní ${clock}`;
  return `${weekdays[dateOf(at, timeZone).weekday]} ${dayAndMonth(at, timeZone)} ní ${clock}`;
}

/** "21 Oṣù Kọkànlá 2026" */
export const longDate = (at: Date, timeZone: string): string => `${dayAndMonth(at, timeZone)} ${dateOf(at, timeZone).year}`;

/** "16 sí 22 Oṣù Kọkànlá" */
export function dateRange(from: Date, to: Date, timeZone: string): string {
  const [first, last] = [dateOf(from, timeZone), dateOf(to, timeZone)];
  const start = first.month === last.month ? `${first.dayNumber}` : dayAndMonth(from, timeZone);
  return `${start} sí ${dayAndMonth(to, timeZone)}`;
}

const units: Record<TimeUnit, string> = { second: 'ìṣẹ́jú àáyá', minute: 'ìṣẹ́jú', hour: 'wákàtí', day: 'ọjọ́' };

/** "ìṣẹ́jú àáyá 40", "ìṣẹ́jú 14", "wákàtí 1 àti ìṣẹ́jú 5" */
export const duration = (ms: number): string =>
  durationParts(ms)
    .map(([n, unit]) => count(n, units[unit]))
    .join(' àti ');

export const days = (n: number): string => count(n, units.day);

/** The months of CLDR are unknown to many readers, so names stand here. */
const months = ['Kìíní', 'Kejì', 'Kẹta', 'Kẹrin', 'Karùn-ún', 'Kẹfà', 'Keje', 'Kẹjọ', 'Kẹsàn-án', 'Kẹwàá', 'Kọkànlá', 'Kejìlá'];
const weekdays: Record<string, string> = {
  Mon: 'Ọjọ́ Ajé',
  Tue: 'Ọjọ́ Ìṣẹ́gun',
  Wed: 'Ọjọ́rú',
  Thu: 'Ọjọ́bọ̀',
  Fri: 'Ọjọ́ Ẹtì',
  Sat: 'Ọjọ́ Àbámẹ́ta',
  Sun: 'Ọjọ́ Àìkú',
};

function dayAndMonth(at: Date, timeZone: string): string {
  const { dayNumber, month } = dateOf(at, timeZone);
  return `${dayNumber} Oṣù ${months[month - 1]}`;
}

function dateOf(at: Date, timeZone: string): { weekday: string; dayNumber: number; month: number; year: string } {
  const parts = formatter('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(at);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { weekday: part('weekday'), dayNumber: Number(part('day')), month: Number(part('month')), year: part('year') };
}
