import { dayKey, nextLocalHour } from './local-time.js';

const MINUTE_MS = 60_000;
/** Decisions, section 7: until somebody acknowledges or the trouble is over. */
const AFTER_START = [
  { key: 'reminder-10m', afterMs: 10 * MINUTE_MS },
  { key: 'reminder-30m', afterMs: 30 * MINUTE_MS },
  { key: 'reminder-2h', afterMs: 120 * MINUTE_MS },
  { key: 'reminder-4h', afterMs: 240 * MINUTE_MS },
] as const;
const DAILY_HOUR = 8;

export interface OpenTrouble {
  startedAt: Date;
  acknowledgedAt: Date | null;
  resolvedAt: Date | null;
  timeZone: string;
}

export interface Reminder {
  /** Names the transition; the same reminder always gets the same key, so it can be stored only once. */
  key: string;
  dueAt: Date;
  daily: boolean;
}

/** The first reminder after `after`, or none when nothing more has to be said. */
export function nextReminder(trouble: OpenTrouble, after: Date): Reminder | null {
  if (trouble.resolvedAt) return null;
  const daily = nextDaily(trouble, after);
  if (trouble.acknowledgedAt) return daily;
  const early = AFTER_START.map(({ key, afterMs }) => ({
    key,
    dueAt: new Date(trouble.startedAt.getTime() + afterMs),
    daily: false,
  })).find(({ dueAt }) => dueAt > after);
  return early && early.dueAt <= daily.dueAt ? early : daily;
}

function nextDaily(trouble: OpenTrouble, after: Date): Reminder {
  const from = after > trouble.startedAt ? after : trouble.startedAt;
  const dueAt = nextLocalHour(from, DAILY_HOUR, trouble.timeZone);
  return { key: `daily-${dayKey(dueAt, trouble.timeZone)}`, dueAt, daily: true };
}
