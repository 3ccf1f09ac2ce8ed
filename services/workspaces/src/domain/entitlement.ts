import { smallestInterval } from './interval.js';
import { refusals } from './refusals.js';

/** What the plan of a workspace allows. */
export interface Entitlement {
  version: number;
  /** none, awaiting_payment, active, grace, reduced or paused. */
  state: string;
  planName: string;
  serverLimit: number;
  /** Scheduled pings a server and month. */
  rateLimit: number;
  whatsApp: boolean;
  /** After this moment it has to be asked for again. */
  validUntil: Date | null;
}

const inForce = new Set(['active', 'grace', 'reduced']);

export const isInForce = (plan: Entitlement): boolean => inForce.has(plan.state);

export const isFresh = (plan: Entitlement, now: Date): boolean => plan.validUntil === null || now < plan.validUntil;

export function requireAddingAllowed(plan: Entitlement): void {
  if (plan.state === 'paused') throw refusals.planPaused();
  if (!isInForce(plan)) throw refusals.noActivePlan();
}

/** Nothing is said to be watched again while the plan has stopped the watching. */
export function requireChecksAllowed(plan: Entitlement): void {
  if (!isInForce(plan)) throw refusals.notWatchedWithoutPlan();
}

export function requireIntervalAllowed(plan: Entitlement, minutes: number): void {
  const smallest = smallestInterval(plan.rateLimit);
  if (minutes < smallest) throw refusals.intervalTooShort(plan.planName, smallest);
}

export function requireWhatsAppAllowed(plan: Entitlement): void {
  if (!plan.whatsApp) throw refusals.whatsAppNotInPlan(plan.planName);
}

/** As a preference of the whole workspace it is refused only where a plan in force says so; without a plan it harms nobody. */
export function requireWhatsAppPreferenceAllowed(plan: Entitlement | undefined): void {
  if (plan && isInForce(plan)) requireWhatsAppAllowed(plan);
}

const planRefusals = new Set(['NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED', 'INTERVAL_TOO_SHORT', 'WHATSAPP_NOT_IN_PLAN']);

/** A no that a newer plan might turn into a yes. */
export const isPlanRefusal = (code: string): boolean => planRefusals.has(code);
