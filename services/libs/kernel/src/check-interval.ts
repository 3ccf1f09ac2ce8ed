import { limits } from './limits.js';

const LONGEST_MONTH_MINUTES = 31 * 24 * 60;

/** The forms offer some of them only. */
export const isInterval = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= limits.checkInterval.min && minutes <= limits.checkInterval.max;

/** Scheduled pings in the longest month. */
export const pingsPerMonth = (minutes: number): number => Math.ceil(LONGEST_MONTH_MINUTES / minutes);

/** The shortest interval that the plan's pings a month allow; an hour where nothing fits. */
export const smallestInterval = (rateLimit: number): number =>
  Math.min(limits.checkInterval.max, Math.max(limits.checkInterval.min, Math.ceil(LONGEST_MONTH_MINUTES / rateLimit)));
