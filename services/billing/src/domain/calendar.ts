import { DAY_MS, LAGOS_OFFSET_MS } from '@nowahala/kernel';

/** A moment as the events store it: ISO 8601 in UTC. */
export type Instant = string;

export const DAYS_BILLED = 365;

export function instant(at: Date): Instant {
  return at.toISOString();
}

export function asDate(at: Instant): Date {
  return new Date(at);
}

export function after(at: Instant, ms: number): Instant {
  return instant(new Date(asDate(at).getTime() + ms));
}

export function daysAfter(at: Instant, days: number): Instant {
  return after(at, days * DAY_MS);
}

/** The same day and hour one year on; 29 February becomes 28 February. */
export function oneYearAfter(at: Instant): Instant {
  const local = lagos(at);
  const month = local.getUTCMonth();
  const next = new Date(local);
  next.setUTCFullYear(local.getUTCFullYear() + 1);
  if (next.getUTCMonth() !== month) next.setUTCDate(0);
  return instant(new Date(next.getTime() - LAGOS_OFFSET_MS));
}

/** Days of service still to come, the day under way included; never more than a billed year has. */
export function daysLeft(now: Instant, end: Instant): number {
  const left = Math.ceil((asDate(end).getTime() - asDate(now).getTime()) / DAY_MS);
  return Math.min(Math.max(left, 0), DAYS_BILLED);
}

/** The year an invoice is numbered in: the one on the wall calendar of Lagos. */
export function legalYear(at: Instant): number {
  return lagos(at).getUTCFullYear();
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `21 November 2027`, as read in Lagos. */
export function printDay(at: Instant): string {
  const local = lagos(at);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** The calendar day in Lagos; January is 1. */
export function lagosDay(at: Instant): { day: number; month: number; year: number } {
  const local = lagos(at);
  return { day: local.getUTCDate(), month: local.getUTCMonth() + 1, year: local.getUTCFullYear() };
}

function lagos(at: Instant): Date {
  return new Date(asDate(at).getTime() + LAGOS_OFFSET_MS);
}
