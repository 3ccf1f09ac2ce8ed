import { goesOn, withVote } from './region-votes.js';
import { type Check, type Instant, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import { become, stay } from './evaluation.js';
import type { Effect, Evaluation, FirstFailure, Partial, RegionVotes, ServerHealth, Vote } from './health.js';
import { withOutage } from './outages.js';
import { recheck, rechecksAfter } from './rechecks.js';
import { byTime, firstVote, nextVoters, sidesOf, verdictAtEnd, verdictOf } from './votes.js';
import type { Sides, Verdict } from './votes.js';

type Beginning = Pick<Partial, 'incidentId' | 'since' | 'lastFailureAt'>;
type Opened = Pick<Extract<Effect, { type: 'open' }>, 'type' | 'incidentId' | 'since' | 'first' | 'leftOf'>;

export function openPartial(
  base: Beginning,
  opened: Opened,
  { bad, good }: Sides,
  health: ServerHealth,
  time: Instant,
  policy: DownPolicy,
): Evaluation {
  const nextTurnAt = time + policy.partialEveryMs / (bad.length + good.length);
  const now: Partial = { status: 'partial', ...base, badRegions: bad, successes: [], doubt: null, nextCheckAt: 0, nextTurnAt, turn: 0 };
  return become(health, now, [{ ...opened, kind: 'partial', regions: bad, goodRegions: good, outages: 0 }]);
}

/** While some regions reach it, each is asked once a minute, in turn. */
export function evaluatePartial(check: Check, now: Partial, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  if (check.outcome === 'unknown' || check.startedAt <= now.since) return stay(health);
  const vote = { at: check.startedAt, successful: isSuccessful(check), region: check.region };
  const doubted = now.doubt && vote.at > now.doubt.firstFailure.startedAt && countsInDoubt(vote, now, live);
  const evaluation = vote.successful ? succeed(vote, check, now, health, live, policy) : fail(vote, check, now, health, live, policy);
  const after = evaluation.health.now;
  if (!doubted || after.status !== 'partial' || !after.doubt) return evaluation;
  const known = after.doubt.later.some((one) => one.at === vote.at && one.region === vote.region);
  if (known) return evaluation;
  const later = [...after.doubt.later, vote].sort(byTime);
  const next = { ...after, doubt: { ...after.doubt, later } };
  const verdict = verdictOf({ first: after.doubt.firstFailure, later, live: reaching(now, live) }, policy);
  const { health: changed, effects } = follow(verdict, next, evaluation.health, policy);
  return { health: changed, effects: [...evaluation.effects, ...effects] };
}

const doubtEndsAt = ({ doubt }: Partial, policy: DownPolicy): Instant =>
  doubt ? doubt.firstFailure.endedAt + policy.undecidedAfterMs : Number.POSITIVE_INFINITY;

export const deadlineOfPartial = (now: Partial, policy: DownPolicy): Instant => Math.min(now.nextTurnAt, doubtEndsAt(now, policy));

export function passTimeOfPartial(
  now: Partial,
  health: ServerHealth,
  time: Instant,
  live: readonly string[],
  policy: DownPolicy,
): Evaluation {
  return doubtEndsAt(now, policy) <= time ? endDoubt(now, health, live, policy) : askNext(now, health, time, live, policy);
}

function askNext(now: Partial, health: ServerHealth, time: Instant, live: readonly string[], policy: DownPolicy): Evaluation {
  const next = live.length === 0 ? 0 : now.turn % live.length;
  const asked = { ...now, turn: next + 1, nextTurnAt: time + policy.partialEveryMs / Math.max(1, live.length) };
  return become(health, asked, [recheck(time, 'suspect', [...live.slice(next), ...live.slice(0, next)], '')]);
}

/** The doubt has lasted too long: undecided it is dropped, and begins anew with the next failure. */
function endDoubt(now: Partial, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  if (!now.doubt) return stay(health);
  const verdict = verdictAtEnd({ first: now.doubt.firstFailure, later: now.doubt.later, live: reaching(now, live) }, policy);
  return verdict === 'pending' ? become(health, { ...now, doubt: null }) : follow(verdict, now, health, policy);
}

/** What a region that did not reach it before says against it is nothing new, as long as another one reaches it. */
function fail(vote: Vote, check: Check, now: Partial, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  const successes = now.successes.filter((one) => one.at > vote.at);
  const next = { ...now, successes, lastFailureAt: Math.max(now.lastFailureAt, vote.at) };
  const old = vote.at <= now.lastFailureAt - policy.undecidedAfterMs;
  if (next.doubt || old || !countsInDoubt(vote, now, live)) return become(health, next);
  const { slot, region, startedAt, endedAt } = check;
  const firstFailure: FirstFailure = { slot, region, startedAt, endedAt };
  const order = nextVoters(reaching(now, live), [firstVote(firstFailure)]);
  const rest = live.filter((other) => !order.includes(other));
  const rechecks = rechecksAfter(endedAt, policy.recheckDelaysMs, order, region, rest);
  return become(health, { ...next, doubt: { firstFailure, later: [] } }, rechecks);
}

/** Reached from where it was not: it is over after a minute in which all of those reach it. */
function succeed(vote: Vote, check: Check, now: Partial, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  const awaited = awaitedIn(now, vote, live, policy);
  const known = now.successes.some((one) => one.at === vote.at && one.region === vote.region);
  if (vote.at <= now.lastFailureAt || known) return stay(health);
  const lastSuccessAt = now.lastSuccessAt ?? now.successes.at(-1)?.at;
  const next = { ...now, lastSuccessAt: Math.max(lastSuccessAt ?? vote.at, vote.at) };
  if (awaited.length > 0 && !awaited.includes(vote.region)) return become(health, next);
  const unseen = awaited.length === 0;
  const agreed = awaited.length === now.badRegions.length;
  const earlier = agreed || goesOn(lastSuccessAt, vote.at, policy) ? now.successes : [];
  const successes = [...earlier, vote].filter(({ region }) => unseen || awaited.includes(region)).sort(byTime);
  const begin = successes[0]!.at;
  const newest = successes.at(-1)!.at;
  const all = awaited.every((region) => successes.some((one) => one.region === region));
  if (all && !now.doubt && newest - begin >= (unseen ? policy.recoveredUnseenAfterMs : policy.recoveredAfterMs)) {
    const { incidentId, since } = now;
    const resolved: Effect = { type: 'resolve', incidentId, since, at: begin, reason: 'recovered', unstable: false };
    return become(health, { status: 'up', lastSuccessAt: newest }, [resolved]);
  }
  // Each region is asked in turn all the same: nothing more is wanted for a quarter of an hour.
  if (unseen) return become(health, { ...next, successes: successes.length > 2 ? [successes[0]!, successes.at(-1)!] : successes });
  const soonEnough = check.endedAt + policy.recoveringEveryMs;
  if (now.nextCheckAt > check.endedAt && now.nextCheckAt <= soonEnough) return become(health, { ...next, successes });
  const order = nextVoters(awaited, successes);
  const others = live.filter((region) => !order.includes(region));
  return become(health, { ...next, successes, nextCheckAt: soonEnough }, [recheck(soonEnough, 'recovering', [...order, ...others], '')]);
}

function follow(verdict: Verdict, now: Partial, health: ServerHealth, policy: DownPolicy): Evaluation {
  const { doubt, incidentId, since, lastFailureAt, badRegions } = now;
  if (verdict === 'pending' || !doubt) return become(health, now);
  if (verdict === 'cleared') return become(health, { ...now, doubt: null });
  const votes = [firstVote(doubt.firstFailure), ...doubt.later];
  const sides = sidesOf(votes);
  const regions = [...new Set([...badRegions, ...sides.bad])].filter((region) => !sides.good.includes(region)).sort();
  if (verdict === 'partial') return become(health, { ...now, doubt: null, badRegions: regions });
  const failedBefore = badRegions.map((region) => ({ region, successful: false, since, until: lastFailureAt, failed: true }));
  const regionVotes = votes.reduce<RegionVotes[]>((runs, vote) => withVote(runs, vote, policy), failedBefore);
  const worsened: Effect = { type: 'worsen', incidentId, at: doubt.firstFailure.startedAt, regions };
  return {
    health: {
      now: { status: 'down', incidentId, since, lastFailureAt, regionVotes },
      outages: withOutage(health.outages, doubt.firstFailure.startedAt, policy),
    },
    effects: [worsened],
  };
}

/** Whose votes say whether it is down for everybody: those that reached it, and every success. Where none is left, all. */
const countsInDoubt = ({ successful, region }: Vote, now: Partial, live: readonly string[]): boolean =>
  successful || !now.badRegions.includes(region) || (live.length > 0 && reaching(now, live).length === 0);

/** Live regions that reached it so far. */
const reaching = ({ badRegions }: Partial, live: readonly string[]): string[] => live.filter((region) => !badRegions.includes(region));

/**
 * Whose successes are waited for: live regions that did not reach it and were heard of lately; anybody's, for longer, when there are
 * none. A region may be live and still not measure this server: the prober that serves its address says that it cannot tell.
 */
function awaitedIn({ badRegions, lastFailureAt, successes }: Partial, vote: Vote, live: readonly string[], policy: DownPolicy): string[] {
  const latestAt = (region: string): Instant =>
    Math.max(lastFailureAt, ...[...successes, vote].filter((one) => one.region === region).map(({ at }) => at));
  const isRecent = (region: string): boolean => vote.at - latestAt(region) <= policy.silentAfterMs;
  return badRegions.filter((region) => (live.length === 0 || live.includes(region)) && isRecent(region));
}
