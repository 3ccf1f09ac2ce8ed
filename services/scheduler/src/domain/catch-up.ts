/** A pause up to this long is caught up with, and a skew between two processes is waited for; a longer one is a recorded gap. */
export const CATCH_UP_SECONDS = 20;

/** A clock that went back this far is waited for, so that no slot fires twice; checks still go on within two seconds. */
const WAIT_SECONDS = 1;

export interface CatchUp {
  /** The first second whose slots are fired. */
  fireFrom: number;
  /** Seconds that are recorded as a gap, with the first and the last one whose slots are lost (none when the last is the earlier). */
  gap: { from: number; to: number; firstLost: number; lastLost: number; reason: string } | null;
}

const STEPPED_BACK = 'the clock went back';

const isTooFar = (lastFired: number, now: number): boolean => now - lastFired > CATCH_UP_SECONDS;

/** The seconds that come a second time are fired again, as checks of their own that count nowhere, and recorded as a gap. */
const planStepBack = (lastFired: number, now: number): CatchUp => ({
  fireFrom: now,
  gap: { from: now, to: lastFired + 1, firstLost: now, lastLost: now - 1, reason: STEPPED_BACK },
});

/** After a pause of this process or a jump of its clock; the tick goes on with `now` itself. */
export function planCatchUp(lastFired: number, now: number): CatchUp {
  if (lastFired - now > WAIT_SECONDS) return planStepBack(lastFired, now);
  if (!isTooFar(lastFired, now)) return { fireFrom: lastFired + 1, gap: null };
  const reason = 'the clock jumped or the scheduler stood still';
  return { fireFrom: now, gap: { from: lastFired + 1, to: now, firstLost: lastFired + 1, lastLost: now - 1, reason } };
}

/** For shards that this process takes over between two ticks; `lastFired` is their last owner's, by its own clock. */
export function planTakeOver(lastFired: number, now: number): CatchUp {
  if (lastFired - now > CATCH_UP_SECONDS) return planStepBack(lastFired, now);
  if (!isTooFar(lastFired, now)) return { fireFrom: lastFired + 1, gap: null };
  const reason = 'nobody held the shard';
  return { fireFrom: now + 1, gap: { from: lastFired + 1, to: now + 1, firstLost: lastFired + 1, lastLost: now, reason } };
}
