import { DAY_MS, HOME_TIME_ZONE } from '@nowahala/kernel';

/** Wall-clock arithmetic in a person's own time zone, from instants handed in. Knows nothing of the current time. */
export interface LocalDay {
  year: number;
  month: number;
  day: number;
}

export interface LocalTime extends LocalDay {
  hour: number;
  minute: number;
  second: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

export const isTimeZone = (name: string): boolean => clockIn(name) !== undefined;

/** A zone that was stored may be one that this machine does not know. */
export const knownZone = (name: string): string => (isTimeZone(name) ? name : HOME_TIME_ZONE);

export function localTime(at: Date, timeZone: string): LocalTime {
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const sundayFirst = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, hour, minute, second, weekday: sundayFirst === 0 ? 7 : sundayFirst };
}

/** The instant at which that zone's clocks show this time. In a spring-forward hole it is the first moment after it. */
export function instantOf(day: LocalDay, hour: number, timeZone: string): Date {
  const wanted = Date.UTC(day.year, day.month - 1, day.day, hour);
  const guess = wanted - offsetMs(new Date(wanted), timeZone);
  return new Date(wanted - offsetMs(new Date(guess), timeZone));
}

/** The first time after `after` at which that zone's clocks show `hour` o'clock. */
export function nextLocalHour(after: Date, hour: number, timeZone: string): Date {
  let day: LocalDay = localTime(after, timeZone);
  for (;;) {
    const candidate = instantOf(day, hour, timeZone);
    if (candidate.getTime() > after.getTime()) return candidate;
    day = dayAfter(day);
  }
}

export function nextLocalMonday(after: Date, hour: number, timeZone: string): Date {
  let candidate = nextLocalHour(after, hour, timeZone);
  while (localTime(candidate, timeZone).weekday !== 1) candidate = nextLocalHour(candidate, hour, timeZone);
  return candidate;
}

export function startOfLocalDay(at: Date, timeZone: string): Date {
  return instantOf(localTime(at, timeZone), 0, timeZone);
}

/** "2026-11-21": how a day is named in keys. */
export function dayKey(at: Date, timeZone: string): string {
  const { year, month, day } = localTime(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whole days on the calendar between two instants as that zone counts them. */
export function calendarDaysBetween(from: Date, to: Date, timeZone: string): number {
  const dayNumber = (at: Date) => {
    const { year, month, day } = localTime(at, timeZone);
    return Date.UTC(year, month - 1, day) / DAY_MS;
  };
  return dayNumber(to) - dayNumber(from);
}

function dayAfter({ year, month, day }: LocalDay): LocalDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

function offsetMs(at: Date, timeZone: string): number {
  const local = localTime(at, timeZone);
  const wallClock = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
  return wallClock - Math.floor(at.getTime() / 1000) * 1000;
}

const clockOf = (timeZone: string): Intl.DateTimeFormat => clockIn(timeZone) ?? clockIn(HOME_TIME_ZONE)!;

function clockIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = 'numeric';
  const parts = { year: digits, month: digits, day: digits, hour: digits, minute: digits, second: digits } as const;
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...parts });
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return undefined;
  }
}
