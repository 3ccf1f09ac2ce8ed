import { calendarDaysBetween } from './local-time.js';

/** Days before the end of the paid year on which the owner hears about the renewal (decisions, section 8). */
export const RENEWAL_DAYS = [30, 14, 3, 1] as const;
export type RenewalDay = (typeof RENEWAL_DAYS)[number];

/** The reminders whose day has come and that were not given yet, oldest first. Days are counted on her calendar. */
export function dueRenewalReminders(endsAt: Date, now: Date, timeZone: string, given: ReadonlySet<RenewalDay>): RenewalDay[] {
  if (now >= endsAt) return [];
  const daysLeft = calendarDaysBetween(now, endsAt, timeZone);
  return RENEWAL_DAYS.filter((day) => daysLeft <= day && !given.has(day) && !RENEWAL_DAYS.some((later) => later < day && given.has(later)));
}
