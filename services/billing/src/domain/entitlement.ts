import { HOUR_MS, isPlanInForce } from '@nowahala/kernel';
import { after, type Instant } from './calendar.js';
import type { PlanTerms } from './plan.js';
import { paidUntil, type Subscription } from './subscription-state.js';
import { nextStep } from './renewal-schedule.js';

/** The state of the plan as the customer and every other service know it. */
export type PlanState = 'none' | 'awaiting_payment' | 'active' | 'grace' | 'reduced' | 'paused';

/** What a workspace may use. A snapshot: complete in itself, and a lower version never replaces a higher one. */
export interface Entitlement {
  version: number;
  state: PlanState;
  hasPlan: boolean;
  terms?: PlanTerms;
  hourlyOnly: boolean;
  subscriptionEnd?: Instant;
  /** After this moment a reader asks again instead of trusting the snapshot. */
  validUntil?: Instant;
}

/** Readers keep a snapshot this long past its next step, because the step itself reaches them a little later. */
const SPARE_MS = HOUR_MS;

export function planState(subscription: Subscription): PlanState {
  if (subscription.phase !== 'none') return subscription.phase;
  const waiting = subscription.open?.paymentUrl !== undefined && !subscription.open.failed;
  return waiting ? 'awaiting_payment' : 'none';
}

export const hasPlan = ({ phase }: Subscription): boolean => isPlanInForce(phase);

export function entitlementOf(subscription: Subscription, version: number): Entitlement {
  const step = nextServiceChange(subscription);
  return {
    version,
    state: planState(subscription),
    hasPlan: hasPlan(subscription),
    hourlyOnly: subscription.phase === 'reduced',
    ...(subscription.year === undefined ? {} : { terms: subscription.year.terms }),
    ...(paidUntil(subscription) === undefined ? {} : { subscriptionEnd: paidUntil(subscription) }),
    ...(step === undefined ? {} : { validUntil: after(step, SPARE_MS) }),
  };
}

/** The next moment at which time alone changes what may be used; reminders change nothing. */
function nextServiceChange(subscription: Subscription): Instant | undefined {
  if (subscription.phase === 'active') return subscription.year!.endsAt;
  const step = nextStep(subscription);
  return step === undefined ? undefined : step.at;
}
