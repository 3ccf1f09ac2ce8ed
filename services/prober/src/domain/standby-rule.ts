import type { SightState } from './sight.js';

/** Of blindness, which itself begins 15 s after the last proof. */
const BLIND_MS = 15_000;
/** A line that comes and goes moves nothing back and forth. What is away for less than the above counts as there. */
const STEADY_MS = 60_000;
/** Before the last target is forgotten that could be asked for a proof: what is asked comes from the checks of this prober. */
const TRIAL_MS = 60 * 60_000;

/** When a prober leaves its checks to those of its region that see, and when it takes part again: RULES.md#regions. Time is handed in. */
export class StandbyRule {
  private standsBy = false;
  private since = Number.NEGATIVE_INFINITY;
  private blindSince: number | null = null;
  private sightSince: number | null = null;

  /** Asked every few seconds. */
  decide(sight: SightState, now: number): boolean {
    if (sight === 'blind') this.blindSince ??= now;
    else {
      this.blindSince = null;
      this.sightSince ??= now;
    }
    if (this.blindForMs(now) >= BLIND_MS) this.sightSince = null;
    if (this.standsBy ? this.isOver(now) : this.isDue(now)) {
      this.standsBy = !this.standsBy;
      this.since = now;
    }
    return this.standsBy;
  }

  private isDue(now: number): boolean {
    return Math.min(this.blindForMs(now), now - this.since) >= BLIND_MS;
  }

  private isOver(now: number): boolean {
    const isSteady = this.blindSince === null && this.sightSince !== null && now - this.sightSince >= STEADY_MS;
    return isSteady || now - this.since >= TRIAL_MS;
  }

  private blindForMs(now: number): number {
    return this.blindSince === null ? 0 : now - this.blindSince;
  }
}
