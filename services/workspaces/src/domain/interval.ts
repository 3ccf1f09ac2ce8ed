/** Minutes between two checks that can be chosen. */
export const intervals: readonly number[] = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

const LONGEST_MONTH_MINUTES = 31 * 24 * 60;

export const isInterval = (minutes: number): boolean => intervals.includes(minutes);

/** Scheduled pings in the longest month. */
export const pingsAMonth = (minutes: number): number => Math.ceil(LONGEST_MONTH_MINUTES / minutes);

/** The shortest interval that the plan's pings a month allow; an hour where nothing fits. */
export const smallestInterval = (rateLimit: number): number => intervals.find((minutes) => pingsAMonth(minutes) <= rateLimit) ?? 60;
