import type { Instant } from './check.js';
import type { DownPolicy } from './down-policy.js';

/** Beginnings of the outages that are near enough to this one to make it unstable, itself included. */
export const withOutage = (outages: readonly Instant[], since: Instant, { unstableWithinMs }: DownPolicy): Instant[] => [
  ...outages.filter((begin) => since - begin <= unstableWithinMs),
  since,
];
