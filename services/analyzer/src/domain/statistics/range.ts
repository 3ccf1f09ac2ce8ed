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
export function bucketsOf(range: Range, now: Date, timeZone: string): Bucket[] {
  if (range === '24h') {
    const hour = now.getTime() - (now.getTime() % HOUR_MS);
    return Array.from({ length: 24 }, (_, i) => hourBucket(new Date(hour - (23 - i) * HOUR_MS), timeZone));
  }
  return daysOf(ranges[range], now, timeZone);
}

export function daysOf(count: number, now: Date, timeZone: string): Bucket[] {
  const today = localDay(now, timeZone);
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(noon - (count - 1 - i) * 24 * HOUR_MS).toISOString().slice(0, 10);
    return { key: day, label: dayLabel(day), at: startOfLocalDay(day, timeZone) };
  });
}

/** 2026-03-02: the date in that time zone. */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Midnight there: found from both sides, because the offset of a day may change within it. */
function startOfLocalDay(day: string, timeZone: string): Date {
  const guess = Date.parse(`${day}T00:00:00Z`);
  const first = guess - offsetAt(guess, timeZone);
  return new Date(guess - offsetAt(first, timeZone));
}

function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(at));
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  const local = Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return local - (at - (at % 1_000));
}

function hourBucket(at: Date, timeZone: string): Bucket {
  const label = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return { key: at.toISOString(), label, at };
}

function dayLabel(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00:00Z`));
}
