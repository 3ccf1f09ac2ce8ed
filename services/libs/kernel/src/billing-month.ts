/** Of the billing calendar, and of whoever says no other. */
export const HOME_TIME_ZONE = 'Africa/Lagos';
/** Africa/Lagos keeps UTC+1 all year, so the billing calendar needs no time-zone table. */
export const LAGOS_OFFSET_MS = 3_600_000;

const SHORTEST_MONTH_MS = 28 * 24 * 3_600_000;
/** Asked for by every check, and nearly always the same. */
let latest = { month: '', from: 0, until: 0 };

/** The calendar month of Africa/Lagos, `YYYY-MM`: plans count pings and AI calls in it (decided by the product, see RULES.md#usage). */
export function billingMonth(at: Date): string {
  const ms = at.getTime();
  if (ms >= latest.from && ms < latest.until) return latest.month;
  const month = new Date(ms + LAGOS_OFFSET_MS).toISOString().slice(0, 7);
  const from = Date.parse(`${month}-01T00:00:00Z`) - LAGOS_OFFSET_MS;
  latest = { month, from, until: from + SHORTEST_MONTH_MS };
  return month;
}

/** First instant of the billing month after `month` (`YYYY-MM`). */
export function billingMonthEnd(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 1) - LAGOS_OFFSET_MS);
}
