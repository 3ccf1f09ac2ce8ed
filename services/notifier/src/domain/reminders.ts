import { MINUTE_MS } from '@nowahala/kernel';
import { dayKey, nextLocalHour } from './local-time.js';
import { reminderSteps } from './notify-reason.js';
import type { NotifyReason } from './notify-reason.js';

/** Until somebody acknowledges or the outage is over. RULES.md#notifications */
const MINUTES_AFTER_START = { '10m': 10, '30m': 30, '2h': 120, '4h': 240 };
const DAILY_HOUR = 8;
/** Of the weekly report, on Mondays. */
export const REPORT_HOUR = 8;

export interface OpenTrouble {
  startedAt: Date;
  acknowledgedAt: Date | null;
  resolvedAt: Date | null;
  timeZone: string;
  /** A warning: the daily reminder is enough. */
  dailyOnly?: boolean;
}

export interface Reminder {
  notify: NotifyReason;
  dueAt: Date;
}

/** The first reminder after `after`, or none when nothing more has to be said. */
export function nextReminder(trouble: OpenTrouble, after: Date): Reminder | null {
  if (trouble.resolvedAt) return null;
  const daily = nextDaily(trouble, after);
  if (trouble.acknowledgedAt || trouble.dailyOnly) return daily;
  const early = reminderSteps
    .map((step): Reminder => ({
      notify: { reason: 'reminder', after: step },
      dueAt: new Date(trouble.startedAt.getTime() + MINUTES_AFTER_START[step] * MINUTE_MS),
    }))
    .find(({ dueAt }) => dueAt > after);
  return early && early.dueAt <= daily.dueAt ? early : daily;
}

function nextDaily(trouble: OpenTrouble, after: Date): Reminder {
  const from = after > trouble.startedAt ? after : trouble.startedAt;
  const dueAt = nextLocalHour(from, DAILY_HOUR, trouble.timeZone);
  return { notify: { reason: 'daily-reminder', day: dayKey(dueAt, trouble.timeZone) }, dueAt };
}
