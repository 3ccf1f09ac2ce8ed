const LONGEST_INTERVAL = 60;
const LONGEST_MONTH_MINUTES = 31 * 24 * 60;

/** The forms offer some of them only. */
export const isInterval = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_INTERVAL;

/** Scheduled pings in the longest month. */
export const pingsAMonth = (minutes: number): number => Math.ceil(LONGEST_MONTH_MINUTES / minutes);

/** The shortest interval that the plan's pings a month allow; an hour where nothing fits. */
export const smallestInterval = (rateLimit: number): number =>
  Math.min(LONGEST_INTERVAL, Math.max(1, Math.ceil(LONGEST_MONTH_MINUTES / rateLimit)));
