import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';

/** A registry is asked once in this time, whatever the number of domains and of our processes. */
export const REGISTRY_EVERY_MS = SECOND_MS;
/** Longer than any look-up: nobody else asks a registry during one, so that a mute one holds a single worker of all. */
export const QUERY_AT_MOST_MS = 30 * SECOND_MS;
/** A domain is asked about once in this time: each at its own hour, as it came. */
export const DOMAIN_EVERY_MS = DAY_MS;
/** After a look-up that failed, and where a process died during one. */
export const DOMAIN_AGAIN_MS = 6 * HOUR_MS;
/** A registry that does not answer keeps nobody else waiting. */
const REGISTRY_RESTS_MS = MINUTE_MS;
const LONGEST_REST_MS = DAY_MS;
/** Nothing is planned so far ahead: what is, a clock planned that went back since. */
export const NEVER_PLANNED_MS = 2 * DAY_MS;

export const restOf = (wantedMs: number | null): number => Math.min(Math.max(wantedMs ?? 0, REGISTRY_RESTS_MS), LONGEST_REST_MS);

/**
 * Nothing is known yet, and a look-up is under way, or due at a registry that does not rest: a claimed domain is planned again for
 * after its look-up failed.
 */
export function isBeingAsked(
  { answeredAt, askAt, registryNextAt }: { answeredAt: Date | null; askAt: Date; registryNextAt: Date | null },
  now: Date,
): boolean {
  const isUnderWay = askAt.getTime() - now.getTime() > DOMAIN_AGAIN_MS - QUERY_AT_MOST_MS;
  const rests = registryNextAt !== null && registryNextAt.getTime() - now.getTime() > QUERY_AT_MOST_MS;
  return answeredAt === null && (isUnderWay || (askAt <= now && !rests));
}
