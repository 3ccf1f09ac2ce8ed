import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';

const WAITS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const GIVE_UP_AFTER_MS = DAY_MS;

/** When to try again after this many failed attempts, or null when it is time to give up. `jitter` is 0..1. */
export function nextAttemptAt(attempts: number, firstTriedAt: Date, now: Date, jitter: number): Date | null {
  const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? WAITS_MS[0]!;
  const at = new Date(now.getTime() + Math.round(wait * (1 + jitter * 0.1)));
  return at.getTime() - firstTriedAt.getTime() > GIVE_UP_AFTER_MS ? null : at;
}
