import { HOUR_MS } from '@nowahala/kernel';

export const ranges = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;
export type Range = keyof typeof ranges;

export function isRange(word: string): word is Range {
  return Object.hasOwn(ranges, word);
}

export interface Bucket {
  /** Names it: local date, or local date and hour. */
  key: string;
  label: string;
  at: Date;
}

/** The steps of a chart, oldest first, in the reader's own time: 24 hours, or so many days with today. */
export function bucketsOf(range: Range, now: Date, timeZone: string): readonly Bucket[] {
  if (range === '24h') {
    const hour = now.getTime() - (now.getTime() % HOUR_MS);
    return Array.from({ length: 24 }, (_, i) => hourBucket(new Date(hour - (23 - i) * HOUR_MS), timeZone));
  }
  return daysOf(ranges[range], now, timeZone);
}

export function daysOf(count: number, now: Date, timeZone: string): readonly Bucket[] {
  const today = localDay(now, timeZone);
  return keptDays(`${count} ${today} ${timeZone}`, () => {
    const noon = Date.parse(`${today}T12:00:00Z`);
    return Array.from({ length: count }, (_, i) => {
      const day = new Date(noon - (count - 1 - i) * 24 * HOUR_MS).toISOString().slice(0, 10);
      return { key: day, label: dayLabel(day), at: startOfLocalDay(day, timeZone) };
    });
  });
}

/** Which of these steps, oldest first, holds that moment; -1 before the first. */
export function placeOf(steps: readonly Bucket[], at: Date): number {
  // Numbers: to compare two dates asks each of them for its value by name.
  const time = at.getTime();
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]!.at.getTime() <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const MOST_KEPT = 100;

/** The last hundred of what costs much to make. */
function keep<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** To make a formatter costs some fifty times what it costs to format. */
function formatters(locale: string, options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const kept = keep<Intl.DateTimeFormat>();
  return (timeZone) => kept(timeZone, () => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
}

/** Where days begin costs two questions to the tables of clocks for each. */
const keptDays = keep<readonly Bucket[]>();
const zones = formatters('en', {});
const dates = formatters('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const hoursOfDay = formatters('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const clocks = formatters('en-CA', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const dayLabels = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** 2026-03-02: the date in that time zone. */
const localDay = (at: Date, timeZone: string): string => dates(timeZone).format(at);

export function knownZone(timeZone: string): string {
  try {
    return zones(timeZone || 'UTC').resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Midnight there, or what follows it where clocks skip it: found from both sides, because the offset of a day may change within it. */
function startOfLocalDay(day: string, timeZone: string): Date {
  const guess = Date.parse(`${day}T00:00:00Z`);
  const first = guess - offsetAt(guess, timeZone);
  const midnight = new Date(guess - offsetAt(first, timeZone));
  return localDay(midnight, timeZone) === day ? midnight : new Date(first);
}

function offsetAt(at: number, timeZone: string): number {
  const parts = clocks(timeZone).formatToParts(new Date(at));
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  const local = Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return local - (at - (at % 1_000));
}

function hourBucket(at: Date, timeZone: string): Bucket {
  return { key: at.toISOString(), label: hoursOfDay(timeZone).format(at), at };
}

function dayLabel(day: string): string {
  return dayLabels.format(new Date(`${day}T12:00:00Z`));
}
