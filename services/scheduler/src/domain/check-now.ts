import { isPlanInForce, MINUTE_MS } from '@nowahala/kernel';
import { refusals } from './refusals.js';

const CHECK_NOW_EVERY_MS = MINUTE_MS;

/** Refuses an owner's check of a paused server, without a plan, or within a minute after the last one. */
export function requireCheckAllowed(
  { paused, planState, checkNowAt }: { paused: boolean; planState: string | null; checkNowAt: Date | null },
  now: Date,
): void {
  if (paused) throw refusals.serverPaused();
  if (planState && !isPlanInForce(planState)) throw refusals.noActivePlan();
  const waitMs = checkNowAt ? checkNowAt.getTime() + CHECK_NOW_EVERY_MS - now.getTime() : 0;
  // More than the whole minute: the clock went back since.
  if (waitMs > 0 && waitMs <= CHECK_NOW_EVERY_MS) throw refusals.checkedJustNow(waitMs);
}
