import { isPlanInForce, smallestInterval } from '@nowahala/kernel';
import { refusals } from './refusals.js';
import type { Added } from './refusals.js';

/** What the plan of a workspace allows. */
export interface Entitlement {
  version: number;
  /** none, awaiting_payment, active, grace, reduced or paused. */
  state: string;
  planName: string;
  serverLimit: number;
  /** Scheduled pings per server and month. */
  rateLimit: number;
  whatsApp: boolean;
  /** From this moment billing has to be asked again. */
  validUntil: Date | null;
}

export const isFresh = (plan: Entitlement, now: Date): boolean => plan.validUntil === null || now < plan.validUntil;

export function requireAddingAllowed(plan: Entitlement, added: Added): void {
  if (plan.state === 'paused') throw refusals.planPaused(added);
  if (!isPlanInForce(plan.state)) throw refusals.noActivePlan(added);
}

/** A server cannot be resumed while the plan has stopped its checks. */
export function requireChecksAllowed(plan: Entitlement): void {
  if (!isPlanInForce(plan.state)) throw refusals.checksNotInPlan();
}

export function requireIntervalAllowed(plan: Entitlement, minutes: number): void {
  const smallest = smallestInterval(plan.rateLimit);
  if (minutes < smallest) throw refusals.intervalTooShort(plan.planName, smallest);
}

export function requireWhatsAppAllowed(plan: Entitlement): void {
  if (!plan.whatsApp) throw refusals.whatsAppNotInPlan(plan.planName);
}

/** The preference of the whole workspace is refused only by a plan in force. */
export function requireWhatsAppPreferenceAllowed(plan: Entitlement | undefined): void {
  if (plan && isPlanInForce(plan.state)) requireWhatsAppAllowed(plan);
}

const PLAN_REFUSALS = new Set(['NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED', 'INTERVAL_TOO_SHORT', 'WHATSAPP_NOT_IN_PLAN']);

/** Whether a newer plan might allow what was refused. */
export const isPlanRefusal = (code: string): boolean => PLAN_REFUSALS.has(code);
