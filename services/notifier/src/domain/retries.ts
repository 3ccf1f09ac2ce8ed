import { DAY_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { Delivery } from './delivery.js';
import { traitsOf } from './notification-kinds.js';
import type { Kind } from './notification-kinds.js';

const WAITS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const GIVE_UP_AFTER_MS = DAY_MS;

/** A mail that was handed over so often without an answer has probably arrived: once more would be one more mail. */
export const MOST_UNCERTAIN_SENDS = 3;

/** WhatsApp's message list is asked instead. */
export const uncertainSendsOf = ({ channel, uncertainSends }: Pick<Delivery, 'channel' | 'uncertainSends'>): number =>
  channel === 'email' ? uncertainSends : 0;

/**
 * Attempts to count in addition where a mail was not answered: the second one comes soon, in case nothing arrived, and the last
 * one after an hour, when a relay that loses mails for some minutes is well again. Only of what is still worth knowing then: who
 * asked for a link waits for it, and an end that late is one mail more.
 */
export function patienceOf(kind: Kind, uncertainSends: number): number {
  const { alert = false, end = false } = traitsOf(kind);
  return alert && !end && uncertainSends === MOST_UNCERTAIN_SENDS - 1 ? WAITS_MS.length : 0;
}

/** How long to wait for a service of ours that is away: the longer, the longer it has been. */
export function nextAskMs(firstTriedAt: Date, now: Date): number {
  const waitedMs = now.getTime() - firstTriedAt.getTime();
  return Math.min(Math.max(waitedMs / 10, 3 * SECOND_MS), 5 * MINUTE_MS);
}

/** Whether what nobody wants a day later is that late. */
export const isDayLate = (firstTriedAt: Date, now: Date): boolean => now.getTime() - firstTriedAt.getTime() > DAY_MS;

/** When to try again after this many failed attempts, or null when it is time to give up. `jitter` is 0..1. */
export function nextAttemptAt(attempts: number, firstTriedAt: Date, now: Date, jitter: number): Date | null {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? WAITS_MS[0]!;
  const at = new Date(now.getTime() + Math.round(wait * (1 + jitter * 0.1)));
  return at.getTime() - firstTriedAt.getTime() > GIVE_UP_AFTER_MS ? null : at;
}
