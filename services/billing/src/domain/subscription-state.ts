import type { Instant } from './calendar.js';
import type { Kobo } from './money.js';
import type { PlanTerms } from './plan.js';

/** One paid year. Its terms change only by a paid upgrade. */
export interface PaidYear {
  terms: PlanTerms;
  startsAt: Instant;
  endsAt: Instant;
}

export type Purpose = 'purchase' | 'renewal' | 'upgrade';

/** The one payment that is asked for and not settled. */
export interface OpenCheckout {
  invoiceId: string;
  reference: string;
  purpose: Purpose;
  terms: PlanTerms;
  totalKobo: Kobo;
  requestedAt: Instant;
  /** Set once the provider knows about it. */
  paymentUrl?: string;
  /** True once an attempt to pay was turned down; it may still be paid. */
  failed: boolean;
}

/** A paid upgrade, with what it raised. */
export interface PaidUpgrade {
  invoiceId: string;
  /** The plan of the year before it. */
  from: PlanTerms;
  /** The plan of the year renewed ahead before it; missing where the upgrade did not raise that year. */
  nextFrom?: PlanTerms;
}

export type Phase = 'none' | 'active' | 'grace' | 'reduced' | 'paused';

export interface Subscription {
  /** Who bought; known from the first request on. */
  userId?: string;
  phase: Phase;
  /** The year in service, or the last one that was. */
  year?: PaidYear;
  /** A renewal paid ahead of time. */
  nextYear?: PaidYear;
  /** The invoice that paid for `year`. */
  yearPaidBy?: string;
  /** The invoice that paid for `nextYear`. */
  nextYearPaidBy?: string;
  /** Those that raised `year`, the last one at the end. */
  upgrades: PaidUpgrade[];
  open?: OpenCheckout;
  /** Days before the end for which a reminder of this year has gone out. */
  remindedAt: number[];
  phaseSince?: Instant;
  closed: boolean;
}

export type CheckoutEnding = 'replaced' | 'expired' | 'provider-unreachable' | 'account-closed';
export type CancelReason = 'account-closed' | 'kept-long-enough' | 'refunded';

export type SubscriptionEvent =
  | Event<'SubscriptionRequested', RequestedData & { purpose: 'purchase' | 'renewal' }>
  | Event<'UpgradeRequested', RequestedData>
  | Event<'PaymentStarted', { invoiceId: string; paymentUrl: string }>
  | Event<'PaymentDeclined', { invoiceId: string; at: Instant }>
  | Event<'CheckoutClosed', { invoiceId: string; reason: CheckoutEnding; at: Instant }>
  | Event<'SubscriptionPaid', { invoiceId: string; reference: string; totalKobo: Kobo; at: Instant }>
  | Event<'SubscriptionActivated', { invoiceId: string; year: PaidYear; at: Instant }>
  | Event<'SubscriptionUpgraded', { invoiceId: string; from: string; year: PaidYear; nextYear: PaidYear | null; at: Instant }>
  | Event<'RenewalDue', { daysBefore: number; endsAt: Instant; at: Instant }>
  | Event<'SubscriptionRenewed', { invoiceId: string; year: PaidYear; startsNow: boolean; at: Instant }>
  | Event<'RenewedYearStarted', { year: PaidYear; at: Instant }>
  | Event<'GraceStarted', { endsAt: Instant; at: Instant }>
  | Event<'SubscriptionReduced', { endsAt: Instant; at: Instant }>
  | Event<'SubscriptionPaused', { keptUntil: Instant; at: Instant }>
  | Event<'SubscriptionResumed', { at: Instant }>
  | Event<'SurplusCredited', { invoiceId: string; creditNumber: string; planName: string; amountKobo: Kobo; at: Instant }>
  | Event<'RenewalRefunded', { invoiceId: string; remindedAt: number[]; at: Instant }>
  | Event<'UpgradeRefunded', { invoiceId: string; from: string; year: PaidYear; nextYear: PaidYear | null; at: Instant }>
  | Event<'SubscriptionCancelled', { reason: CancelReason; at: Instant }>;

interface RequestedData {
  userId: string;
  invoiceId: string;
  reference: string;
  terms: PlanTerms;
  totalKobo: Kobo;
  at: Instant;
}

interface Event<Type extends string, Data> {
  type: Type;
  data: Data;
}

export const NEW_SUBSCRIPTION: Subscription = { phase: 'none', upgrades: [], remindedAt: [], closed: false };

export function evolveSubscription(subscription: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'SubscriptionRequested':
      return { ...subscription, userId: event.data.userId, open: opened(event.data, event.data.purpose) };
    case 'UpgradeRequested':
      return { ...subscription, userId: event.data.userId, open: opened(event.data, 'upgrade') };
    case 'PaymentStarted':
      return changeOpen(subscription, event.data.invoiceId, { paymentUrl: event.data.paymentUrl });
    case 'PaymentDeclined':
      return changeOpen(subscription, event.data.invoiceId, { failed: true });
    case 'CheckoutClosed':
    case 'SubscriptionPaid':
      return subscription.open?.invoiceId === event.data.invoiceId ? without(subscription, 'open') : subscription;
    case 'SubscriptionActivated':
      return paidYear(subscription, event.data);
    case 'SubscriptionUpgraded':
      return upgraded(subscription, event.data);
    case 'RenewalDue':
      return { ...subscription, remindedAt: [...subscription.remindedAt, event.data.daysBefore] };
    case 'SubscriptionRenewed':
      return event.data.startsNow
        ? paidYear(subscription, event.data)
        : { ...subscription, nextYear: event.data.year, nextYearPaidBy: event.data.invoiceId };
    case 'RenewedYearStarted':
      return renewedYear(subscription, event.data);
    case 'GraceStarted':
      return { ...subscription, phase: 'grace', phaseSince: event.data.at };
    case 'SubscriptionReduced':
      return { ...subscription, phase: 'reduced', phaseSince: event.data.at };
    case 'SubscriptionPaused':
      return { ...subscription, phase: 'paused', phaseSince: event.data.at };
    case 'SubscriptionResumed':
    case 'SurplusCredited':
      return subscription;
    case 'RenewalRefunded':
      return withoutNextYear(subscription, event.data.remindedAt);
    case 'UpgradeRefunded':
      return {
        ...subscription,
        year: event.data.year,
        ...(event.data.nextYear === null ? {} : { nextYear: event.data.nextYear }),
        upgrades: subscription.upgrades.filter(({ invoiceId }) => invoiceId !== event.data.invoiceId),
      };
    case 'SubscriptionCancelled':
      return {
        ...NEW_SUBSCRIPTION,
        ...(subscription.userId && { userId: subscription.userId }),
        ...(subscription.open && { open: subscription.open }),
        closed: event.data.reason === 'account-closed',
      };
  }
}

/** The last day paid for, a year renewed ahead included. */
export function paidUntil(subscription: Subscription): Instant | undefined {
  return subscription.nextYear?.endsAt ?? subscription.year?.endsAt;
}

function opened(data: RequestedData, purpose: Purpose): OpenCheckout {
  const { invoiceId, reference, terms, totalKobo, at } = data;
  return { invoiceId, reference, purpose, terms, totalKobo, requestedAt: at, failed: false };
}

function changeOpen(subscription: Subscription, invoiceId: string, change: Partial<OpenCheckout>): Subscription {
  if (subscription.open?.invoiceId !== invoiceId) return subscription;
  return { ...subscription, open: { ...subscription.open, ...change } };
}

function paidYear(subscription: Subscription, { invoiceId, year, at }: { invoiceId: string; year: PaidYear; at: Instant }): Subscription {
  return { ...inService(subscription, year, at), yearPaidBy: invoiceId, upgrades: [] };
}

/** An upgrade that raised the renewed year as well goes on with it; what it raised before is over. */
function renewedYear(subscription: Subscription, { year, at }: { year: PaidYear; at: Instant }): Subscription {
  const { nextYearPaidBy, upgrades } = subscription;
  const started = without(without(without(inService(subscription, year, at), 'nextYear'), 'nextYearPaidBy'), 'yearPaidBy');
  return {
    ...started,
    ...(nextYearPaidBy && { yearPaidBy: nextYearPaidBy }),
    upgrades: upgrades.flatMap(({ invoiceId, nextFrom }) => (nextFrom === undefined ? [] : [{ invoiceId, from: nextFrom }])),
  };
}

function upgraded(
  subscription: Subscription,
  { invoiceId, year, nextYear }: { invoiceId: string; year: PaidYear; nextYear: PaidYear | null },
): Subscription {
  const { year: yearBefore, nextYear: nextBefore, upgrades } = subscription;
  const raisesNext = nextYear !== null && nextBefore !== undefined && nextYear.terms.planId !== nextBefore.terms.planId;
  const paid: PaidUpgrade = { invoiceId, from: yearBefore!.terms, ...(raisesNext && { nextFrom: nextBefore.terms }) };
  return { ...subscription, year, ...(nextYear && { nextYear }), upgrades: [...upgrades, paid] };
}

function withoutNextYear(subscription: Subscription, remindedAt: number[]): Subscription {
  const upgrades = subscription.upgrades.map(({ invoiceId, from }) => ({ invoiceId, from }));
  return { ...without(without(subscription, 'nextYear'), 'nextYearPaidBy'), upgrades, remindedAt };
}

function inService(subscription: Subscription, year: PaidYear, at: Instant): Subscription {
  return { ...subscription, phase: 'active', year, phaseSince: at, remindedAt: [] };
}

function without<Key extends 'open' | 'nextYear' | 'yearPaidBy' | 'nextYearPaidBy'>(subscription: Subscription, key: Key): Subscription {
  const copy = { ...subscription };
  delete copy[key];
  return copy;
}
