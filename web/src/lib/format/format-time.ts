import { DAY_MS } from '@nowahala/kernel';
import { times } from '@messages/times';
import { deviceNow, now as clockNow } from '@/lib/live/clock';
import { formatterIn } from './formatters';
import { formatCount, formatTenths } from './format-money';
import { zoneName } from './zone-names';

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Africa/Lagos';

type Instant = string | number | Date;
const toDate = (at: Instant): Date => (at instanceof Date ? at : new Date(at));

const wholeMoment = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const calendarDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

function partsIn(zone: string, at: Date) {
  const parts = formatterIn(zone, 'en-GB', wholeMoment).formatToParts(at);
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    year: Number(get('year')),
    month: Number(get('month')),
    day: Number(get('day')),
    hour: get('hour'),
    minute: get('minute'),
    second: get('second'),
  };
}

/** A number that is the same for all moments of one local day, and one more the next day. */
export function dayNumber(zone: string, at: Date): number {
  const [year = 0, month = 0, day = 0] = formatterIn(zone, 'en-CA', calendarDay).format(at).split('-').map(Number);
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}

/** "14:02 (WAT)" */
export function formatClock(at: Instant, zone: string): string {
  const date = toDate(at);
  const { hour, minute } = partsIn(zone, date);
  return times.withZone(`${hour}:${minute}`, zoneName(zone, date));
}

/** "today at 14:02 (WAT)", "yesterday at 09:15 (WAT)", "3 March at 14:02 (WAT)", with the year when it is another one. */
export function formatMoment(at: Instant, zone: string, now: Date = clockNow()): string {
  const date = toDate(at);
  const clock = formatClock(date, zone);
  const days = dayNumber(zone, now) - dayNumber(zone, date);
  if (days === 0) return times.todayAt(clock);
  if (days === 1) return times.yesterdayAt(clock);
  if (days === -1) return times.tomorrowAt(clock);
  return times.dayAt(formatDay(date, zone, now), clock);
}

/** A moment that the device noted by its own clock, which may be an hour off. */
export const formatNoted = (at: number, zone: string): string => formatMoment(at + clockNow().getTime() - deviceNow(), zone);

/** "3 March", or "3 March 2025" when that is not this year. */
export function formatDay(at: Instant, zone: string, now: Date = clockNow()): string {
  const { day, month, year } = partsIn(zone, toDate(at));
  return year === partsIn(zone, now).year ? times.day(day, month) : times.date(day, month, year);
}

/** "3 March 2026", always with the year: for invoices and legal dates. */
export function formatDate(at: Instant, zone: string): string {
  const { day, month, year } = partsIn(zone, toDate(at));
  return times.date(day, month, year);
}

/** "3 March 2026, 14:02:07 (WAT)": what one tap on a spoken date shows. */
export function formatExact(at: Instant, zone: string): string {
  const date = toDate(at);
  const { day, month, year, hour, minute, second } = partsIn(zone, date);
  return times.dayAndClock(times.date(day, month, year), times.withZone(`${hour}:${minute}:${second}`, zoneName(zone, date)));
}

const JUST_NOW_MS = 45_000;
const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The largest unit that fits, the one below it from an hour on, and how often. */
function unitsOf(milliseconds: number): { unit: (typeof steps)[number][0]; count: number }[] {
  let rest = Math.max(0, Math.round(milliseconds / 1000));
  const largest = steps.findIndex(([, seconds]) => rest >= seconds);
  if (largest === -1) return [];
  return steps.slice(largest, largest < 2 ? largest + 2 : largest + 1).map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return { unit, count };
  });
}

/** "14 minutes", "1 hour 5 minutes", "3 days": the largest unit and, from an hour on, the one below it unless it is zero. */
export function formatDuration(milliseconds: number): string {
  const [larger, smaller] = unitsOf(milliseconds);
  if (!larger) return times.duration.lessThanASecond;
  const whole = times.duration[larger.unit](larger.count);
  return smaller && smaller.count > 0 ? times.duration.joined(whole, times.duration[smaller.unit](smaller.count)) : whole;
}

/** "3 days": the largest unit alone. */
export function formatLargestUnit(milliseconds: number): string {
  const [largest] = unitsOf(milliseconds);
  return largest ? times.duration[largest.unit](largest.count) : times.duration.lessThanASecond;
}

/** "3 days ago", "just now" */
export function formatAgo(at: Instant, now: Date = clockNow()): string {
  const passed = now.getTime() - toDate(at).getTime();
  const [largest] = unitsOf(passed);
  if (!largest || passed < JUST_NOW_MS) return times.justNow;
  return times.ago(times.duration[largest.unit](largest.count), largest.count);
}

/** "230 ms", "1.4 s" */
export function formatResponseTime(milliseconds: number): string {
  return milliseconds < 1_000
    ? times.milliseconds(formatCount(Math.round(milliseconds)))
    : times.seconds(formatTenths(milliseconds / 1000));
}
