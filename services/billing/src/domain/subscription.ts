import { defineAggregate } from '@nowahala/platform';
import { oneYearAfter, type Instant } from './calendar.js';
import { requestUpgrade, requestYear, type CheckoutRequest } from './checkout.js';
import type { Kobo } from './money.js';
import type { PlanTerms } from './plan.js';
import { refundPayment } from './refund.js';
import { dueSteps } from './renewal-schedule.js';
import {
  evolveSubscription,
  NEW_SUBSCRIPTION,
  type CancelReason,
  type CheckoutEnding,
  type OpenCheckout,
  type PaidYear,
  type Subscription,
  type SubscriptionEvent,
} from './subscription-state.js';

export * from './subscription-state.js';

export type SubscriptionCommand =
  | { type: 'RequestYear'; data: CheckoutRequest }
  | { type: 'RequestUpgrade'; data: CheckoutRequest }
  | { type: 'StartPayment'; data: { invoiceId: string; paymentUrl: string } }
  | { type: 'ReceivePayment'; data: { invoiceId: string; totalKobo: Kobo } }
  | { type: 'DeclinePayment'; data: { invoiceId: string } }
  | { type: 'CloseCheckout'; data: { invoiceId: string; reason: CheckoutEnding } }
  | { type: 'CreditOverpayment'; data: Overpayment }
  | { type: 'RefundPayment'; data: { invoiceId: string } }
  | { type: 'AdvanceSubscription'; data: { atMost: number } }
  | { type: 'CancelSubscription'; data: { reason: CancelReason } };

/** Money that bought nothing and is owed back: it changes no plan, but belongs to the history. */
export interface Overpayment {
  invoiceId: string;
  creditNumber: string;
  planName: string;
  amountKobo: Kobo;
}

function decideSubscription(command: SubscriptionCommand, subscription: Subscription, { now }: { now: Instant }): SubscriptionEvent[] {
  switch (command.type) {
    case 'RequestYear':
      return requestYear(command.data, subscription, now);
    case 'RequestUpgrade':
      return requestUpgrade(command.data, subscription, now);
    case 'StartPayment':
      return startPayment(command.data.invoiceId, command.data.paymentUrl, subscription);
    case 'ReceivePayment': {
      const due = dueSteps(subscription, now);
      const { invoiceId, totalKobo } = command.data;
      return [...due, ...receivePayment(invoiceId, totalKobo, now, due.reduce(evolveSubscription, subscription))];
    }
    case 'DeclinePayment':
      return declinePayment(command.data.invoiceId, now, subscription);
    case 'CloseCheckout':
      return closeCheckout(command.data.invoiceId, command.data.reason, now, subscription);
    case 'CreditOverpayment':
      return creditOverpayment(command.data, now, subscription);
    case 'RefundPayment': {
      const due = dueSteps(subscription, now);
      return [...due, ...refundPayment(command.data.invoiceId, now, due.reduce(evolveSubscription, subscription))];
    }
    case 'AdvanceSubscription':
      return dueSteps(subscription, now).slice(0, command.data.atMost);
    case 'CancelSubscription':
      return cancelSubscription(command.data.reason, now, subscription);
  }
}

/** `subscription-{workspaceId}`. */
export const subscription = defineAggregate({
  type: 'subscription',
  initialState: NEW_SUBSCRIPTION,
  decide: decideSubscription,
  evolve: evolveSubscription,
});

function startPayment(invoiceId: string, paymentUrl: string, { open }: Subscription): SubscriptionEvent[] {
  if (open?.invoiceId !== invoiceId || open.paymentUrl !== undefined) return [];
  return [{ type: 'PaymentStarted', data: { invoiceId, paymentUrl } }];
}

/** Empty when nothing waited for this payment: it is an overpayment and must be credited, never turned into a second year. */
function receivePayment(invoiceId: string, totalKobo: Kobo, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { open } = subscription;
  if (open?.invoiceId !== invoiceId) return [];
  const served = serve(open, at, subscription);
  if (served.length === 0) return [];
  return [{ type: 'SubscriptionPaid', data: { invoiceId, reference: open.reference, totalKobo, at } }, ...served];
}

function declinePayment(invoiceId: string, at: Instant, { open }: Subscription): SubscriptionEvent[] {
  if (open?.invoiceId !== invoiceId || open.failed) return [];
  return [{ type: 'PaymentDeclined', data: { invoiceId, at } }];
}

function closeCheckout(invoiceId: string, reason: CheckoutEnding, at: Instant, { open }: Subscription): SubscriptionEvent[] {
  return open?.invoiceId === invoiceId ? [{ type: 'CheckoutClosed', data: { invoiceId, reason, at } }] : [];
}

/** Its checkout ends with it: what stayed open could be neither paid nor replaced. */
function creditOverpayment(overpayment: Overpayment, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const closing = closeCheckout(overpayment.invoiceId, 'expired', at, subscription);
  return [...closing, { type: 'SurplusCredited', data: { ...overpayment, at } }]; // stored name
}

function cancelSubscription(reason: CancelReason, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  const { closed, open, phase } = subscription;
  if (closed || (reason !== 'account-closed' && phase === 'none')) return [];
  const closing = open === undefined ? [] : closeCheckout(open.invoiceId, 'account-closed', at, subscription);
  return [...closing, { type: 'SubscriptionCancelled', data: { reason, at } }];
}

function serve({ purpose, invoiceId, terms }: OpenCheckout, at: Instant, subscription: Subscription): SubscriptionEvent[] {
  switch (purpose) {
    case 'purchase':
      return [{ type: 'SubscriptionActivated', data: { invoiceId, year: yearFrom(at, terms), at } }];
    case 'renewal':
      return renew(invoiceId, terms, at, subscription);
    case 'upgrade':
      return upgrade(invoiceId, terms, at, subscription);
  }
}

/** The new year begins at the old end; from `paused` (or when nothing is left to continue) it begins with the payment. */
function renew(invoiceId: string, terms: PlanTerms, at: Instant, { phase, year }: Subscription): SubscriptionEvent[] {
  if (phase === 'paused' || phase === 'none' || year === undefined) {
    const resumed: SubscriptionEvent[] = phase === 'paused' ? [{ type: 'SubscriptionResumed', data: { at } }] : [];
    return [{ type: 'SubscriptionRenewed', data: { invoiceId, year: yearFrom(at, terms), startsNow: true, at } }, ...resumed];
  }
  const startsNow = phase !== 'active';
  return [{ type: 'SubscriptionRenewed', data: { invoiceId, year: yearFrom(year.endsAt, terms), startsNow, at } }];
}

function upgrade(invoiceId: string, terms: PlanTerms, at: Instant, { phase, year, nextYear }: Subscription): SubscriptionEvent[] {
  // Of a year that is over before the money came, no day is left.
  if (year === undefined || phase !== 'active') return [];
  // The year renewed ahead began before the money came, and is as big.
  if (year.terms.priceKoboPerMonth >= terms.priceKoboPerMonth) return [];
  const raised = { ...year, terms };
  const isSmaller = nextYear !== undefined && nextYear.terms.priceKoboPerMonth < terms.priceKoboPerMonth;
  const raisedNext = isSmaller ? { ...nextYear, terms } : (nextYear ?? null);
  return [{ type: 'SubscriptionUpgraded', data: { invoiceId, from: year.terms.name, year: raised, nextYear: raisedNext, at } }];
}

function yearFrom(startsAt: Instant, terms: PlanTerms): PaidYear {
  return { terms, startsAt, endsAt: oneYearAfter(startsAt) };
}
