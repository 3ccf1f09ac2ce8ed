import { daysAfter, type Instant } from './calendar.js';
import { refusals } from './refusals.js';
import { REMINDER_DAYS } from './renewal-schedule.js';
import type { Subscription, SubscriptionEvent } from './subscription-state.js';

/**
 * Takes away only what this invoice paid for: the year renewed ahead, an upgrade's difference, or with the year in service the plan.
 * Days that are over are not taken back, and an invoice that pays for nothing any more changes nothing.
 */
export function refundPayment(invoiceId: string, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const refunded = takenBack(invoiceId, at, subscription);
  if (refunded === undefined) return [];
  const { open } = subscription;
  // What is open was priced by what was paid so far.
  const closing: SubscriptionEvent[] = open
    ? [{ type: 'CheckoutClosed', data: { invoiceId: open.invoiceId, reason: 'replaced', at } }]
    : [];
  return [...closing, refunded];
}

function takenBack(invoiceId: string, at: Instant, subscription: Subscription): SubscriptionEvent | undefined {
  const { year, yearPaidBy, nextYear, nextYearPaidBy, upgrades } = subscription;
  if (year === undefined || year.endsAt <= at) return undefined;
  if (nextYear !== undefined && nextYearPaidBy === invoiceId) {
    // Reminders whose day has passed meanwhile would say the wrong number of days.
    const remindedAt = REMINDER_DAYS.filter((days) => daysAfter(year.endsAt, -days) <= at);
    return { type: 'RenewalRefunded', data: { invoiceId, remindedAt, at } };
  }
  const upgrade = upgrades.findIndex((paid) => paid.invoiceId === invoiceId);
  if (upgrade >= 0) {
    if (upgrade < upgrades.length - 1) throw refusals.laterUpgrade();
    const { from, nextFrom } = upgrades[upgrade]!;
    const before = nextYear === undefined || nextFrom === undefined ? (nextYear ?? null) : { ...nextYear, terms: nextFrom };
    return { type: 'UpgradeRefunded', data: { invoiceId, from: year.terms.name, year: { ...year, terms: from }, nextYear: before, at } };
  }
  return yearPaidBy === invoiceId ? { type: 'SubscriptionCancelled', data: { reason: 'refunded', at } } : undefined;
}
