import { intervalTooShort, noActivePlan, sentences } from './sentences.js';
import { invalidFields } from '@nowahala/platform';

/** What a workspace may use, as billing says. */
export interface Entitlement {
  state: string;
  planName: string;
  serverLimit: number;
  /** Scheduled pings per server and month. */
  rateLimit: number;
  whatsApp: boolean;
}

export const INTERVALS = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];
/** Minutes of the longest month. */
const MONTH_MINUTES = 44_640;
const MAY_ADD = new Set(['active', 'grace', 'reduced']);

/** The shortest interval whose pings fit the plan (decisions section 3). */
export const smallestInterval = (rateLimit: number): number => INTERVALS.find((minutes) => Math.ceil(MONTH_MINUTES / minutes) <= rateLimit) ?? 60;

export function assertMayAddServers(entitlement: Entitlement): void {
  if (!MAY_ADD.has(entitlement.state)) throw noActivePlan(entitlement.state);
}

export function assertIntervalFits(minutes: number, entitlement: Entitlement): void {
  if (!INTERVALS.includes(minutes)) throw invalidFields({ monitoringInterval: sentences.intervalStep });
  const smallest = smallestInterval(entitlement.rateLimit);
  if (entitlement.rateLimit > 0 && minutes < smallest) throw intervalTooShort(smallest, entitlement.planName);
}

export function assertWhatsAppAllowed(wanted: boolean | undefined, entitlement: Entitlement): void {
  if (wanted && !entitlement.whatsApp) throw invalidFields({ whatsApp: sentences.whatsAppNeedsPlan });
}
