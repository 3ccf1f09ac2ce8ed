import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { after, asDate, type Instant } from './calendar.js';

/** When the provider is asked about a payment without a webhook, counted from its start. */
const ASK_AFTER_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS, 24 * HOUR_MS];
const LAST_MS = ASK_AFTER_MS.at(-1)!;
/** A bank transfer may be under way for days, or the provider refuse to say what became of it; after this the page is closed as well. */
const GIVE_UP_MS = 7 * LAST_MS;

export function firstVerify(requestedAt: Instant): Instant {
  return after(requestedAt, ASK_AFTER_MS[0]!);
}

/** The next check, counted from the start; after the last one once a day while the bank is still busy. */
export function nextVerify(requestedAt: Instant, now: Instant): Instant {
  const age = ageMs(requestedAt, now);
  const next = ASK_AFTER_MS.find((ms) => ms > age);
  return next === undefined ? after(now, LAST_MS) : after(requestedAt, next);
}

/** After a check that failed: in as long again as the payment is old, an hour at most; a day where the provider refused to answer. */
export function nextTry(requestedAt: Instant, now: Instant, isRefused: boolean): Instant {
  return after(now, Math.min(Math.max(ageMs(requestedAt, now), MINUTE_MS), isRefused ? LAST_MS : HOUR_MS));
}

/** Whether a payment page that is not paid, as far as is known, is closed at this check. */
export function isOver(requestedAt: Instant, now: Instant, mayBePaid: boolean): boolean {
  return ageMs(requestedAt, now) >= (mayBePaid ? GIVE_UP_MS : LAST_MS);
}

function ageMs(requestedAt: Instant, now: Instant): number {
  return asDate(now).getTime() - asDate(requestedAt).getTime();
}
