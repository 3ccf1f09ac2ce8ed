import { daysLeft, type Instant } from './calendar.js';
import { yearly, type Amount, type BasisPoints } from './money.js';
import { tooMuchFor, type InUse, type PlanTerms } from './plan.js';
import { refusals } from './refusals.js';
import { paidUntil, type OpenCheckout, type Subscription, type SubscriptionEvent } from './subscription.js';
import { renewalOpens } from './renewal-schedule.js';
import { quoteUpgrade, type UpgradeQuote } from './upgrade-quote.js';

/** The wish to pay for a plan. */
export interface PlanRequest {
  terms: PlanTerms;
  inUse: InUse;
  vat: BasisPoints;
  now: Instant;
}

/** The names under which a wish becomes an invoice and a payment. */
export interface CheckoutNames {
  userId: string;
  invoiceId: string;
  reference: string;
}

export type Checkout = { owed: true; purpose: 'purchase' | 'renewal'; amount: Amount } | { owed: false; until: Instant };

/** What a wish for a year of a plan amounts to: something to pay, nothing (it is hers already), or a refusal. */
export function quoteYear(wish: PlanRequest, subscription: Subscription): Checkout {
  assertOpen(subscription);
  const until = paidUntil(subscription);
  const running = runningUntil(subscription, wish.now);
  if (running !== undefined && until !== undefined) {
    const { name, planId, priceKoboPerMonth } = (subscription.nextYear ?? subscription.year)!.terms;
    if (planId === wish.terms.planId) return { owed: false, until };
    if (wish.terms.priceKoboPerMonth > priceKoboPerMonth) throw refusals.otherPlanRunning(name, until, wish.terms.name);
    assertFits(wish);
    throw refusals.smallerOnlyAtRenewal(name, until, wish.terms.name);
  }
  assertFits(wish);
  const purpose = subscription.phase === 'none' ? 'purchase' : 'renewal';
  return { owed: true, purpose, amount: yearly(wish.terms.priceKoboPerMonth, wish.vat) };
}

/** What moving to a bigger plan costs now, or why it cannot be done. */
export function quoteUpgradeFor(wish: PlanRequest, subscription: Subscription): UpgradeQuote {
  assertOpen(subscription);
  const { year, nextYear, phase } = subscription;
  if (year === undefined || phase === 'none' || phase === 'paused') throw refusals.nothingToUpgrade();
  const { terms } = year;
  if (terms.planId === wish.terms.planId) throw refusals.samePlan(terms.name);
  if (wish.terms.priceKoboPerMonth <= terms.priceKoboPerMonth) {
    assertFits(wish);
    throw refusals.smallerOnlyAtRenewal(terms.name, year.endsAt, wish.terms.name);
  }
  if (phase !== 'active' || daysLeft(wish.now, year.endsAt) === 0) throw refusals.renewInstead();
  assertFits(wish);
  return quoteUpgrade(wish.terms, year, nextYear, wish.now, wish.vat);
}

/** Opens the payment for a year. An older open payment has to be closed first. */
export function requestYear(wish: PlanRequest, names: CheckoutNames, subscription: Subscription): SubscriptionEvent[] {
  const checkout = quoteYear(wish, subscription);
  if (!checkout.owed) return [];
  assertNothingOpen(subscription);
  const { purpose, amount } = checkout;
  return [
    {
      type: 'SubscriptionRequested',
      data: { ...names, purpose, terms: wish.terms, totalKobo: amount.totalKobo, at: wish.now },
    },
  ];
}

export function requestUpgrade(wish: PlanRequest, names: CheckoutNames, subscription: Subscription): SubscriptionEvent[] {
  const { totalKobo } = quoteUpgradeFor(wish, subscription);
  assertNothingOpen(subscription);
  return [{ type: 'UpgradeRequested', data: { ...names, terms: wish.terms, totalKobo, at: wish.now } }];
}

/** Whether an open payment already is what she asks for, so that a second click leads to the same page. */
export function isSameRequest(open: OpenCheckout | undefined, terms: PlanTerms, upgrade: boolean): open is OpenCheckout {
  return open !== undefined && !open.failed && open.terms.planId === terms.planId && (open.purpose === 'upgrade') === upgrade;
}

export function startPayment(invoiceId: string, paymentUrl: string, subscription: Subscription): SubscriptionEvent[] {
  const { open } = subscription;
  if (open?.invoiceId !== invoiceId || open.paymentUrl !== undefined) return [];
  return [{ type: 'PaymentStarted', data: { invoiceId, paymentUrl } }];
}

/** Undefined when a year can be bought or renewed now; otherwise the day until which she is served anyway. */
function runningUntil(subscription: Subscription, now: Instant): Instant | undefined {
  if (subscription.phase !== 'active') return undefined;
  if (subscription.nextYear !== undefined) return subscription.nextYear.endsAt;
  const { endsAt } = subscription.year!;
  return now < renewalOpens(endsAt) ? endsAt : undefined;
}

function assertFits(wish: PlanRequest): void {
  const tooMuch = tooMuchFor(wish.terms, wish.inUse);
  if (tooMuch.length > 0) throw refusals.tooSmall(wish.terms.name, tooMuch);
}

function assertOpen(subscription: Subscription): void {
  if (subscription.closed) throw refusals.accountClosed();
}

function assertNothingOpen(subscription: Subscription): void {
  if (subscription.open !== undefined) throw new Error(`payment ${subscription.open.reference} is still open`);
}
