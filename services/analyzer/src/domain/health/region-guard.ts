import type { Instant } from './check.js';

/** What the last minute looked like from one region. */
export interface RegionView {
  /** Servers that answered before that minute. */
  monitored: number;
  /** Those of them that failed within it. */
  newlyFailed: number;
  /** Outside targets that should always answer; `none` when there is none, or none was ever seen good. */
  references: 'good' | 'failing' | 'none';
  now: Instant;
  /** Its last sign of blindness; servers whose votes were discarded since are no longer among `newlyFailed`. */
  blindAt: Instant | null;
}

/**
 * `clear`: evaluate as usual. `blind`: it is our own view that is gone; what this region says counts for nothing, and the
 * operator is alerted. `mass`: a large outage elsewhere; incidents wait a minute, so that they can form a group.
 */
export type RegionVerdict = 'clear' | 'blind' | 'mass';

export interface BlindPolicy {
  share: number;
  least: number;
  /** So long after its last sign of blindness a region's votes count for nothing, unless its references answer again. */
  lastsMs: number;
}

export const blindPolicy: BlindPolicy = { share: 0.2, least: 50, lastsMs: 60_000 };

export function evaluateRegion(view: RegionView, policy: BlindPolicy = blindPolicy): RegionVerdict {
  const wasBlind = view.blindAt !== null && view.now - view.blindAt < policy.lastsMs;
  if (wasBlind && view.references === 'failing') return 'blind';
  const many = view.newlyFailed >= policy.least && view.newlyFailed > policy.share * view.monitored;
  if (!many) return 'clear';
  return view.references === 'failing' ? 'blind' : 'mass';
}

/** What began before the last sign of blindness proves nothing, also when the region sees again by now. */
export const provesNothing = (firstBad: Instant, blindAt: Instant | null): boolean => blindAt !== null && firstBad <= blindAt;
