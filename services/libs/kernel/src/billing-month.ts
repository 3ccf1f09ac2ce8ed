/** Of the billing calendar, and of whoever says no other. */
export const HOME_TIME_ZONE = 'Africa/Lagos';
/** Africa/Lagos keeps UTC+1 all year, so the billing calendar needs no time-zone table. */
export const LAGOS_OFFSET_MS = 3_600_000;

/** The calendar month of Africa/Lagos, `YYYY-MM`: plans count pings and AI calls in it (decided by the product, see RULES.md#usage). */
export const billingMonth = (at: Date): string => new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 7);

/** First instant of the billing month after `month` (`YYYY-MM`). */
export function billingMonthEnd(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 1) - LAGOS_OFFSET_MS);
}
