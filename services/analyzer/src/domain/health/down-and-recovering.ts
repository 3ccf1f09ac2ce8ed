import { contrary, disagreement, goesOn, isAnyoneThere, reachedFrom, withVote } from './region-votes.js';
import { type Check, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Down, Evaluation, Recovering, ServerHealth, Effect, Unstable } from './health.js';
import { become, stay } from './evaluation.js';
import { incidentIdFor } from './incident-id.js';
import { openPartial } from './partial.js';
import { recheck } from './rechecks.js';

/** Who judges, and of which server. */
export interface Judges {
  serverId: string;
  live: readonly string[];
  policy: DownPolicy;
}

/** While an incident is open the scheduler checks every minute; only a recovery needs more checks. */
export function evaluateDown(check: Check, before: Down, health: ServerHealth, judges: Judges): Evaluation {
  if (check.startedAt <= before.since) return stay(health);
  const now = withCheck(check, before, judges.policy);
  const partial = becomePartial(check, now, health, judges);
  if (partial) return partial;
  if (!isSuccessful(check))
    return failAgain(check, { ...now, lastFailureAt: Math.max(now.lastFailureAt, check.startedAt) }, health, judges);
  if (check.startedAt <= now.lastFailureAt) return become(health, now);
  const back = requestRecoveryCheck({ ...now, status: 'recovering', successes: [check.startedAt], nextCheckAt: 0 }, health, check, judges);
  const siblings: Effect = { type: 'check-fallen-siblings', since: check.startedAt, incidentId: now.incidentId };
  return { ...back, effects: [...back.effects, siblings] };
}

export function evaluateRecovering(check: Check, before: Recovering, health: ServerHealth, judges: Judges): Evaluation {
  if (check.startedAt <= before.lastFailureAt || before.successes.includes(check.startedAt)) return stay(health);
  const { live, policy } = judges;
  const now = withCheck(check, before, policy);
  const partial = becomePartial(check, now, health, judges);
  if (partial) return partial;
  if (!isSuccessful(check)) return relapse(check, now, health, judges);

  const regionVotes = now.regionVotes ?? [];
  // Those that failed say that it is over; while none of them can, or one of them is not heard of, it takes longer.
  const agreed = contrary(regionVotes, live).length === 0 && isAnyoneThere(regionVotes, live);
  const earlier = agreed || goesOn(now.successes.at(-1), check.startedAt, policy) ? now.successes : [];
  const successes = [...earlier, check.startedAt].sort((a, b) => a - b);
  const begin = successes[0]!;
  const newest = successes.at(-1)!;
  if (newest - begin < (agreed ? policy.recoveredAfterMs : policy.recoveredUnseenAfterMs))
    return requestRecoveryCheck({ ...now, successes: shortened(successes) }, health, check, judges);
  const { incidentId, since } = now;
  const resolved: Effect = { type: 'resolve', incidentId, since, at: begin, reason: 'recovered', unstable: false };
  return become(health, { status: 'up', lastSuccessAt: newest }, [resolved]);
}

export const withCheck = <C extends Down | Recovering | Unstable>(check: Check, now: C, policy: DownPolicy): C => {
  const { startedAt: at, region, inMaintenance } = check;
  return { ...now, regionVotes: withVote(now.regionVotes ?? [], { at, successful: isSuccessful(check), region, inMaintenance }, policy) };
};

/** A quarter of an hour of answers need not be kept one by one. */
const KEPT = 20;
const shortened = (successes: number[]): number[] => (successes.length > KEPT ? [successes[0]!, ...successes.slice(1 - KEPT)] : successes);

/**
 * Some reach it again and others do not: no outage for everybody any more. What is left is an incident of its own, which says where,
 * with what was seen by this failed check. After as many outages as make it unstable they have to reach it as steadily as ends that.
 */
export function becomePartial(check: Check, now: Down | Recovering | Unstable, health: ServerHealth, judges: Judges): Evaluation | null {
  if (isSuccessful(check)) return null;
  const { serverId, live, policy } = judges;
  const lasting = health.outages.length >= policy.outagesToBeUnstable ? policy.steadyAfterMs : policy.undecidedAfterMs;
  const left = disagreement(now.regionVotes ?? [], live, lasting, policy);
  if (!left || left.since <= now.since || !left.bad.includes(check.region)) return null;
  const { since, bad } = left;
  const narrowed: Effect = {
    type: 'resolve',
    incidentId: now.incidentId,
    since: now.since,
    at: since,
    reason: 'narrowed',
    unstable: now.status === 'unstable',
  };
  const incidentId = incidentIdFor(serverId, since);
  const first = { slot: since, region: bad[0]!, startedAt: since, endedAt: since };
  const lastFailureAt = Math.max(...(now.regionVotes ?? []).filter(({ region }) => bad.includes(region)).map(({ until }) => until));
  const base = { incidentId, since, lastFailureAt };
  const opened = openPartial(base, { type: 'open', incidentId, since, first, leftOf: now.incidentId }, left, health, check.endedAt, policy);
  const votedRegions = [left.good[0]!, bad[0]!].map((wanted) => live.filter((region) => region !== wanted));
  // All that are left of one incident group are notified as one: each is asked at once what the first of them was.
  const siblings: Effect = { type: 'check-places-of-siblings', since, incidentId: now.incidentId, votedRegions };
  return { ...opened, effects: [siblings, narrowed, ...opened.effects] };
}

/** Successes after this failure still count, earlier ones do not. */
function relapse(check: Check, now: Recovering, health: ServerHealth, judges: Judges): Evaluation {
  const { incidentId, since, regionVotes } = now;
  const lastFailureAt = check.startedAt;
  const successes = now.successes.filter((good) => good > lastFailureAt);
  if (successes.length > 0) return become(health, { ...now, lastFailureAt, successes });
  return failAgain(check, { status: 'down', incidentId, since, lastFailureAt, regionVotes }, health, judges);
}

/** Where another one reached it before, that one is asked whether it still does. */
function failAgain(check: Check, now: Down, health: ServerHealth, { live, policy }: Judges): Evaluation {
  const reached = reachedFrom(now.regionVotes ?? [], live);
  if (reached.length === 0) return become(health, now);
  const others = live.filter((region) => !reached.includes(region));
  return become(health, now, [recheck(check.endedAt + policy.recoveringEveryMs, 'recovering', [...reached, ...others], '')]);
}

/** Regions that are asked at once, so that many places need no longer than few. */
const TURNS_OF_A_RECOVERY = 3;

/** One round of checks beyond the ordinary slots is under way at any time, never more: an earlier request that still stands is enough. */
function requestRecoveryCheck(now: Recovering, health: ServerHealth, check: Check, { live, policy }: Judges): Evaluation {
  const soonEnough = check.endedAt + policy.recoveringEveryMs;
  if (now.nextCheckAt > check.endedAt && now.nextCheckAt <= soonEnough) return become(health, now);
  const wanted = contrary(now.regionVotes ?? [], live);
  const asked = wanted.slice(0, Math.ceil(wanted.length / TURNS_OF_A_RECOVERY));
  const checks = asked.map((region) =>
    recheck(
      soonEnough,
      'recovering',
      [region, ...[...wanted, ...live].filter((other, index, all) => other !== region && all.indexOf(other) === index)],
      '',
    ),
  );
  return become(
    health,
    { ...now, nextCheckAt: soonEnough },
    wanted.length > 0 ? checks : [recheck(soonEnough, 'recovering', [], check.region)],
  );
}
