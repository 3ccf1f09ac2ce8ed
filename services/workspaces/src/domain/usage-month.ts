const LAGOS_AHEAD_MS = 3_600_000;

/** The calendar month of Africa/Lagos (always one hour ahead of UTC) as YYYY-MM. */
export const lagosMonth = (at: Date): string => new Date(at.getTime() + LAGOS_AHEAD_MS).toISOString().slice(0, 7);
