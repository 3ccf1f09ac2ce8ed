import { billingMonth, billingMonthEnd } from '@nowahala/kernel';

/** Pings of the month if the present interval goes on; a month that is over has what it has. */
export function projectedUsage(used: number, intervalMinutes: number, month: string, now: Date): number {
  if (month !== billingMonth(now)) return used;
  const minutesLeft = Math.max(0, (billingMonthEnd(month).getTime() - now.getTime()) / 60_000);
  return Math.round(used + minutesLeft / intervalMinutes);
}

/** The threshold that the owner is notified of now; 0 when there is none, or none above the last one. Only when the month would exceed the limit. */
export function thresholdToNotify(used: number, limit: number, projected: number, lastNotified: number): 0 | 80 | 100 {
  if (limit <= 0 || projected <= limit) return 0;
  const reached = used >= limit ? 100 : used >= limit * 0.8 ? 80 : 0;
  return reached > lastNotified ? reached : 0;
}
