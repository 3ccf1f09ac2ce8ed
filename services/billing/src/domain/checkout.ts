import { asDate, daysLeft, type Instant } from './calendar.js';
import { yearly, type Amount, type BasisPoints } from './money.js';
import { tooMuchFor, type InUse, type PlanTerms } from './plan.js';
import { refusals } from './refusals.js';
import { renewalOpens } from './renewal-schedule.js';
import { paidUntil, type OpenCheckout, type Subscription, type SubscriptionEvent } from './subscription-state.js';
import { upgradeDifference } from './upgrade-difference.js';

/** A plan to be paid for, with what has to fit into it. */
export interface PlanRequest {
  terms: PlanTerms;
  inUse: InUse;
  vat: BasisPoints;
}

/** A plan request under the names of its invoice and payment. */
export interface CheckoutRequest extends PlanRequest {
  userId: string;
  invoiceId: string;
  reference: string;
}

export interface UpgradeQuote {
  owed: true;
  purpose: 'upgrade';
  amount: Amount;
  /** The days that the difference is counted for. */
  days: number;
  endsAt: Instant;
  from: string;
}

export type Quote =
  | { owed: true; purpose: 'purchase' | 'renewal'; amount: Amount }
  | UpgradeQuote
  /** The plan is paid until then. */
  | { owed: false; until: Instant };

export type CheckoutDecision =
  | { decision: 'request'; quote: Extract<Quote, { owed: true }> }
  | { decision: 'not-owed'; until: Instant }
  /** The same payment is open already, and has a page. */
  | { decision: 'continue'; open: OpenCheckout }
  /** Another call is just opening the same payment. */
  | { decision: 'wait' }
  /** Another payment is open and has to be closed first. */
  | { decision: 'replace'; open: OpenCheckout };

/** A call that has not named a page after this long is dead. */
const OPENING_MS = 15_000;

/** What a request to pay meets: one payment is open at a time. Refuses before an open payment is closed for it. */
export function decideCheckout(request: PlanRequest & { upgrade: boolean }, subscription: Subscription, now: Instant): CheckoutDecision {
  const { open } = subscription;
  if (open !== undefined && isSameRequest(open, request.terms, request.upgrade)) {
    if (open.paymentUrl !== undefined) return { decision: 'continue', open };
    const age = asDate(now).getTime() - asDate(open.requestedAt).getTime();
    return age < OPENING_MS ? { decision: 'wait' } : { decision: 'replace', open };
  }
  const quote = request.upgrade ? quoteUpgrade(request, subscription, now) : quoteYear(request, subscription, now);
  if (!quote.owed) return { decision: 'not-owed', until: quote.until };
  return open === undefined ? { decision: 'request', quote } : { decision: 'replace', open };
}

/** What a year of a plan costs, that it is paid already, or a refusal. */
function quoteYear(request: PlanRequest, subscription: Subscription, now: Instant): Exclude<Quote, { purpose: 'upgrade' }> {
  requireOpenAccount(subscription);
  const { terms } = request;
  const until = paidUntil(subscription);
  if (until !== undefined && !canBuyYear(subscription, now)) {
    const { name, planId, priceKoboPerMonth } = (subscription.nextYear ?? subscription.year)!.terms;
    if (planId === terms.planId) return { owed: false, until };
    if (terms.priceKoboPerMonth > priceKoboPerMonth) throw refusals.otherPlanRunning(name, until, terms.name);
    requireFits(request);
    throw refusals.smallerOnlyAtRenewal(name, until, terms.name);
  }
  requireFits(request);
  const purpose = subscription.phase === 'none' ? 'purchase' : 'renewal';
  return { owed: true, purpose, amount: yearly(terms.priceKoboPerMonth, request.vat) };
}

/** What moving to a bigger plan costs now, or a refusal. */
export function quoteUpgrade(request: PlanRequest, subscription: Subscription, now: Instant): UpgradeQuote {
  requireOpenAccount(subscription);
  const { year, nextYear, phase } = subscription;
  const { terms } = request;
  if (year === undefined || phase === 'none' || phase === 'paused') throw refusals.nothingToUpgrade();
  if (year.terms.planId === terms.planId) throw refusals.samePlan(terms.name);
  if (terms.priceKoboPerMonth <= year.terms.priceKoboPerMonth) {
    requireFits(request);
    throw refusals.smallerOnlyAtRenewal(year.terms.name, year.endsAt, terms.name);
  }
  if (phase !== 'active' || daysLeft(now, year.endsAt) === 0) throw refusals.renewInstead();
  requireFits(request);
  return { owed: true, purpose: 'upgrade', from: year.terms.name, ...upgradeDifference(terms, year, nextYear, now, request.vat) };
}

/** Opens the payment for a year. An older open payment has to be closed first. */
export function requestYear(request: CheckoutRequest, subscription: Subscription, now: Instant): SubscriptionEvent[] {
  const quote = quoteYear(request, subscription, now);
  if (!quote.owed) return [];
  requireNothingOpen(subscription);
  return [{ type: 'SubscriptionRequested', data: { ...requested(request, quote.amount, now), purpose: quote.purpose } }];
}

export function requestUpgrade(request: CheckoutRequest, subscription: Subscription, now: Instant): SubscriptionEvent[] {
  const { amount } = quoteUpgrade(request, subscription, now);
  requireNothingOpen(subscription);
  return [{ type: 'UpgradeRequested', data: requested(request, amount, now) }];
}

function requested({ userId, invoiceId, reference, terms }: CheckoutRequest, { totalKobo }: Amount, at: Instant) {
  return { userId, invoiceId, reference, terms, totalKobo, at };
}

function isSameRequest(open: OpenCheckout, terms: PlanTerms, upgrade: boolean): boolean {
  return !open.failed && open.terms.planId === terms.planId && (open.purpose === 'upgrade') === upgrade;
}

/** False while a year is running that cannot be renewed yet, or is renewed already. */
function canBuyYear({ phase, year, nextYear }: Subscription, now: Instant): boolean {
  return phase !== 'active' || (nextYear === undefined && now >= renewalOpens(year!.endsAt));
}

function requireFits({ terms, inUse }: PlanRequest): void {
  const tooMuch = tooMuchFor(terms, inUse);
  if (tooMuch.length > 0) throw refusals.tooSmall(terms.name, tooMuch);
}

function requireOpenAccount({ closed }: Subscription): void {
  if (closed) throw refusals.accountClosed();
}

function requireNothingOpen({ open }: Subscription): void {
  if (open !== undefined) throw new Error(`payment ${open.reference} is still open`);
}
