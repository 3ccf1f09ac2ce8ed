import { oneYearAfter, type Instant } from './calendar.js';
import type { Kobo } from './money.js';
import type { PlanTerms } from './plan.js';
import type { CancelReason, CheckoutEnding, OpenCheckout, PaidYear, Subscription, SubscriptionEvent } from './subscription.js';

/** Money that has arrived for an invoice and agrees with it. */
export interface Receipt {
  invoiceId: string;
  totalKobo: Kobo;
  at: Instant;
}

/**
 * What a payment does to the subscription. Empty means that nothing was waiting for it: the money is surplus and must be
 * credited, never turned into a second year.
 */
export function receivePayment(receipt: Receipt, subscription: Subscription): SubscriptionEvent[] {
  const { open } = subscription;
  if (open?.invoiceId !== receipt.invoiceId) return [];
  const { invoiceId, totalKobo, at } = receipt;
  const served = serve(open, at, subscription);
  if (served.length === 0) return [];
  return [{ type: 'SubscriptionPaid', data: { invoiceId, reference: open.reference, totalKobo, at } }, ...served];
}

export function declinePayment(invoiceId: string, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { open } = subscription;
  if (open?.invoiceId !== invoiceId || open.failed) return [];
  return [{ type: 'PaymentDeclined', data: { invoiceId, at } }];
}

export function closeCheckout(invoiceId: string, reason: CheckoutEnding, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  if (subscription.open?.invoiceId !== invoiceId) return [];
  return [{ type: 'CheckoutClosed', data: { invoiceId, reason, at } }];
}

export function cancelSubscription(reason: CancelReason, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  if (subscription.closed) return [];
  if (reason !== 'account-closed' && subscription.phase === 'none') return [];
  const closing: SubscriptionEvent[] =
    subscription.open === undefined ? [] : closeCheckout(subscription.open.invoiceId, 'account-closed', at, subscription);
  return [...closing, { type: 'SubscriptionCancelled', data: { reason, at } }];
}

/** Money that bought nothing and is owed back: it changes no plan, but belongs to the story. */
export function recordOverpayment(surplus: {
  invoiceId: string;
  creditNumber: string;
  planName: string;
  amountKobo: Kobo;
  at: Instant;
}): SubscriptionEvent[] {
  return [{ type: 'SurplusCredited', data: surplus }];
}

function serve(open: OpenCheckout, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { invoiceId, terms } = open;
  switch (open.purpose) {
    case 'purchase':
      return [{ type: 'SubscriptionActivated', data: { invoiceId, year: yearFrom(at, terms), at } }];
    case 'renewal':
      return renew(invoiceId, terms, at, subscription);
    case 'upgrade':
      return upgrade(invoiceId, terms, at, subscription);
  }
}

/** The new year begins at the old end; from `paused` (or when nothing is left to continue) it begins with the payment. */
function renew(invoiceId: string, terms: PlanTerms, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { phase, year } = subscription;
  if (phase === 'paused' || phase === 'none' || year === undefined) {
    const resumed: SubscriptionEvent[] = phase === 'paused' ? [{ type: 'SubscriptionResumed', data: { at } }] : [];
    return [
      {
        type: 'SubscriptionRenewed',
        data: { invoiceId, year: yearFrom(at, terms), startsNow: true, at },
      },
      ...resumed,
    ];
  }
  const startsNow = phase !== 'active';
  return [
    {
      type: 'SubscriptionRenewed',
      data: { invoiceId, year: yearFrom(year.endsAt, terms), startsNow, at },
    },
  ];
}

function upgrade(invoiceId: string, terms: PlanTerms, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { phase, year, nextYear } = subscription;
  if (year === undefined || phase === 'none' || phase === 'paused') return [];
  const raised = { ...year, terms };
  const raisedNext =
    nextYear !== undefined && nextYear.terms.priceKoboPerMonth < terms.priceKoboPerMonth ? { ...nextYear, terms } : (nextYear ?? null);
  return [
    {
      type: 'SubscriptionUpgraded',
      data: { invoiceId, from: year.terms.name, year: raised, nextYear: raisedNext, at },
    },
  ];
}

function yearFrom(startsAt: Instant, terms: PlanTerms): PaidYear {
  return { terms, startsAt, endsAt: oneYearAfter(startsAt) };
}
