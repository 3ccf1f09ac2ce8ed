const LAGOS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', year: 'numeric', month: '2-digit' });
const LAGOS_OFFSET_MS = 3_600_000;

/** Calendar month of Africa/Lagos, `YYYY-MM`: pings are counted in it. */
export function billingMonth(at: Date): string {
  const parts = Object.fromEntries(LAGOS.formatToParts(at).map((part) => [part.type, part.value]));
  return `${parts.year}-${parts.month}`;
}

/** First instant of the month after `month`. Lagos has no summer time. */
export function monthEnd(month: string): Date {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 1) - LAGOS_OFFSET_MS);
}

/** Pings this month if the present interval goes on. */
export function projectedUsage(used: number, intervalMinutes: number, now: Date): number {
  const minutesLeft = Math.max(0, (monthEnd(billingMonth(now)).getTime() - now.getTime()) / 60_000);
  return Math.round(used + minutesLeft / intervalMinutes);
}

/** The threshold to tell the owner of now; 0 when there is nothing (new) to tell. Only told when the month would exceed the limit. */
export function thresholdToNotify(used: number, limit: number, projected: number, alreadyTold: number): 0 | 80 | 100 {
  if (limit <= 0 || projected <= limit) return 0;
  const reached = used >= limit ? 100 : used >= limit * 0.8 ? 80 : 0;
  return reached > alreadyTold ? reached : 0;
}
