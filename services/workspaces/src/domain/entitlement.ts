import { smallestInterval } from './interval.js';
import { refuse } from './sentences.js';

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

export function allowsServers(plan: Entitlement): void {
  if (plan.state === 'paused') throw refuse.planPaused();
  if (!isInForce(plan)) throw refuse.noActivePlan();
}

/** Nothing is said to be watched again while the plan has stopped the watching. */
export function allowsWatching(plan: Entitlement): void {
  if (!isInForce(plan)) throw refuse.notWatchedWithoutPlan();
}

export function allowsInterval(plan: Entitlement, minutes: number): void {
  const smallest = smallestInterval(plan.rateLimit);
  if (minutes < smallest) throw refuse.intervalTooShort(plan.planName, smallest);
}

export function allowsWhatsApp(plan: Entitlement): void {
  if (!plan.whatsApp) throw refuse.whatsAppNotInPlan(plan.planName);
}

/** As a preference of the whole workspace it is refused only where a plan in force says so; without a plan it harms nobody. */
export function allowsWhatsAppPreference(plan: Entitlement | undefined): void {
  if (plan && isInForce(plan)) allowsWhatsApp(plan);
}

const planRefusals = new Set(['NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED', 'INTERVAL_TOO_SHORT', 'WHATSAPP_NOT_IN_PLAN']);

/** A no that a newer plan might turn into a yes. */
export const isPlanRefusal = (code: string): boolean => planRefusals.has(code);
