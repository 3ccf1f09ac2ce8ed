import type { Instant } from './check.js';
import type { Effect } from './health.js';

/** A check outside of the slots, from the first of the regions; where that is gone by then, from the next one. */
export function recheck(at: Instant, reason: 'suspect' | 'recovering', order: readonly string[], avoidRegion: string): Effect {
  const [wanted, ...others] = order;
  // Who is not among those that voted comes first, and of those the one that is named first.
  const votedRegions = wanted === undefined ? [] : others;
  return { type: 'recheck', at, reason, avoidRegion: avoidRegion === wanted ? '' : avoidRegion, votedRegions };
}

/** Re-checks after a first failed one, from the regions of this order in turn. Of the `rest` nothing new is expected. */
export function rechecksAfter(
  endedAt: Instant,
  delaysMs: number[],
  order: readonly string[],
  avoidRegion: string,
  rest: readonly string[] = [],
): Effect[] {
  return delaysMs.map((delay, turn) => {
    const next = order.length === 0 ? 0 : turn % order.length;
    return recheck(endedAt + delay, 'suspect', [...order.slice(next), ...order.slice(0, next), ...rest], avoidRegion);
  });
}
