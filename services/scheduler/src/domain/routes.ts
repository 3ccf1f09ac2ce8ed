import { shardOf } from '@nowahala/platform';
import type { CheckTarget } from './schedule-entry.js';

export const ROUTES = 256;

/**
 * What decides which prober of a region makes a check: one destination is asked by one prober, which alone counts how often
 * it is asked (services/adr/0018-one-prober-for-a-destination.md). 256 routes, so that checks still travel together.
 */
export function routeOf({ website, ipAddress }: Pick<CheckTarget, 'website' | 'ipAddress'>): number {
  return shardOf(URL.canParse(website) ? new URL(website).hostname : website || ipAddress);
}
