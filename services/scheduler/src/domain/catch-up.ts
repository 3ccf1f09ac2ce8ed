/** A pause up to this long is caught up with; a longer one is a recorded gap. */
export const CATCH_UP_SECONDS = 20;

export interface CatchUp {
  /** The first second whose slots are fired. */
  fireFrom: number;
  /** Seconds that nobody fires, with the first and the last one whose slots are lost; null when nothing is lost. */
  gap: { from: number; to: number; firstLost: number; lastLost: number } | null;
}

const isTooFar = (lastFired: number, now: number): boolean => now - lastFired > CATCH_UP_SECONDS;

/** After a pause of this process or a jump of its clock; the tick goes on with `now` itself. */
export const planCatchUp = (lastFired: number, now: number): CatchUp =>
  isTooFar(lastFired, now)
    ? { fireFrom: now, gap: { from: lastFired + 1, to: now, firstLost: lastFired + 1, lastLost: now - 1 } }
    : { fireFrom: lastFired + 1, gap: null };

/** For shards that this process takes over between two ticks; `lastFired` is their last owner's. */
export const planTakeOver = (lastFired: number, now: number): CatchUp =>
  isTooFar(lastFired, now)
    ? { fireFrom: now + 1, gap: { from: lastFired, to: now, firstLost: lastFired + 1, lastLost: now } }
    : { fireFrom: lastFired + 1, gap: null };
