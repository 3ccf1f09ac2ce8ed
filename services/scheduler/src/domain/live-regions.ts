/** A region is live while one of its probers reported sight within this time (RULES.md#checks). */
export const LIVE_SECONDS = 30;

/** What a prober says of itself; one of an older release does not say. */
export type ProberSight = 'sees' | 'blind' | 'unprovable' | 'unspecified';

const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether checks could be published to a region of this name. */
export const isRegionName = (name: string): boolean => NAME.test(name);

/** Where checks go: to the live regions, and where none is live to the configured ones, so that an operator sees grey slots. */
export const regionsToUse = (live: string[], configured: string[]): string[] => (live.length > 0 ? [...live].sort() : configured);

/**
 * The region of a recheck: one that has not voted on the suspicion and was not asked, else the one that waited longest.
 * `voted` has the latest last; `turn` spreads suspicions over regions that are equally good.
 */
export function recheckRegion(regions: string[], voted: string[], turn: number): string {
  const fresh = regions.filter((region) => !voted.includes(region));
  if (fresh.length > 0) return fresh[turn % fresh.length]!;
  const longest = Math.min(...regions.map((region) => voted.lastIndexOf(region)));
  return voted[longest]!;
}
