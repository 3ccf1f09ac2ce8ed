import { withVote } from './region-votes.js';
import { type Check, type Instant, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Evaluation, FirstFailure, RegionVotes, ServerHealth, Suspect, Vote, Effect } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { become, stay } from './evaluation.js';
import { withOutage } from './outages.js';
import { openPartial } from './partial.js';
import { recheck, rechecksAfter } from './rechecks.js';
import { byTime, firstVote, nextVoters, sidesOf, verdictAtEnd, verdictOf } from './votes.js';
import type { Verdict } from './votes.js';

const firstFailureOf = ({ slot, region, startedAt, endedAt }: Check): FirstFailure => ({ slot, region, startedAt, endedAt });
const voteOf = (check: Check): Vote => ({ at: check.startedAt, successful: isSuccessful(check), region: check.region });

export function becomeSuspect(check: Check, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  const firstFailure = firstFailureOf(check);
  const rechecks = rechecksAfter(check.endedAt, policy.recheckDelaysMs, nextVoters(live, [firstVote(firstFailure)]), check.region);
  return become(health, { status: 'suspect', firstFailure, votes: [], undecided: false, confirmed: null }, [
    ...rechecks,
    { type: 'check-siblings', since: check.startedAt },
  ]);
}

export function evaluateSuspect(check: Check, now: Suspect, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  if (check.outcome === 'unknown') return askAgain(check, now, health, live, policy);
  const known = now.votes.some((one) => one.at === check.startedAt && one.region === check.region);
  if (check.startedAt <= now.firstFailure.startedAt || known) return stay(health);
  if (isAfterSilence(check, now, policy)) return becomeSuspect(check, health, live, policy);
  const voted = { ...now, votes: [...now.votes, voteOf(check)].sort(byTime) };
  if (now.confirmed) return become(health, voted);
  return follow(verdictOf({ first: now.firstFailure, later: voted.votes, live }, policy), voted, health, check.endedAt);
}

/** It was reached, and then nobody could look for minutes: what fails now has nothing to do with what was said before. */
function isAfterSilence(check: Check, { firstFailure, votes, confirmed }: Suspect, policy: DownPolicy): boolean {
  if (isSuccessful(check) || confirmed || !votes.some((vote) => vote.successful)) return false;
  return check.startedAt - Math.max(firstFailure.startedAt, ...votes.map(({ at }) => at)) > policy.doubtedForMs;
}

/** The window has ended without a verdict, or the time of a further check has come. */
export function passTimeOfSuspect(
  now: Suspect,
  health: ServerHealth,
  time: Instant,
  live: readonly string[],
  policy: DownPolicy,
): Evaluation {
  const verdict = verdictAtEnd({ first: now.firstFailure, later: now.votes, live }, policy);
  if (verdict !== 'pending') return follow(verdict, now, health, time);
  const undecided = { ...now, undecided: true, nextCheckAt: time + policy.undecidedEveryMs };
  return become(health, undecided, [recheck(time, 'suspect', nextVoters(live, askedOf(now)), now.firstFailure.region)]);
}

export const deadlineOfSuspect = ({ undecided, nextCheckAt, firstFailure, confirmed }: Suspect, policy: DownPolicy): Instant => {
  const windowEnd = firstFailure.endedAt + policy.undecidedAfterMs;
  return confirmed?.openAt ?? (undecided ? (nextCheckAt ?? windowEnd) : windowEnd);
};

function follow(verdict: Verdict, now: Suspect, health: ServerHealth, time: Instant): Evaluation {
  switch (verdict) {
    case 'pending':
      return become(health, now);
    case 'down':
    case 'partial':
      // OpenIncidents asks decideOpening next, in this transaction; a held incident opens at its deadline.
      return become(health, { ...now, confirmed: { at: time, openAt: time, verdict } });
    case 'cleared':
      return clear(now, health);
  }
}

function clear(now: Suspect, health: ServerHealth): Evaluation {
  const successes = now.votes.filter((one) => one.successful).map((one) => one.at);
  return become(health, { status: 'up', lastSuccessAt: successes.at(-1)! }, [
    { type: 'suspicion-cleared', since: now.firstFailure.startedAt, clearedAt: successes[0]! },
  ]);
}

/** What could not be measured is no vote: it is asked for again, elsewhere where there is an elsewhere. */
function askAgain(check: Check, now: Suspect, health: ServerHealth, live: readonly string[], policy: DownPolicy): Evaluation {
  const unanswered = now.unanswered ?? [];
  const { endedAt } = now.firstFailure;
  const late = check.slot < endedAt || check.slot > endedAt + policy.undecidedAfterMs;
  const known = unanswered.some((one) => one.at === check.slot && one.region === check.region);
  if (now.confirmed || late || known || unanswered.length >= policy.askedAgainAtMost) return stay(health);
  const next = { ...now, unanswered: [...unanswered, { at: check.slot, region: check.region }] };
  return become(health, next, [recheck(check.endedAt, 'suspect', nextVoters(live, askedOf(next)), check.region)]);
}

const askedOf = ({ firstFailure, votes, unanswered = [] }: Suspect) => [firstVote(firstFailure), ...votes, ...unanswered];

/** A confirmed suspect becomes an incident; one that is reached from everywhere by now does not. */
export function open(serverId: string, now: Suspect, health: ServerHealth, time: Instant, policy: DownPolicy): Evaluation {
  const since = now.firstFailure.startedAt;
  const incidentId = incidentIdFor(serverId, since);
  const lastFailureAt = Math.max(since, ...now.votes.filter((one) => !one.successful).map((one) => one.at));
  const votes = [firstVote(now.firstFailure), ...now.votes];
  const sides = sidesOf(votes);
  const base = { incidentId, since, lastFailureAt };
  const regionVotes = votes.reduce<RegionVotes[]>((runs, vote) => withVote(runs, vote, policy), []);
  const opened = { type: 'open', incidentId, since, first: now.firstFailure } as const;
  if (now.confirmed?.verdict === 'partial' && sides.bad.length === 0) return clear(now, health);
  if (now.confirmed?.verdict === 'partial' && sides.good.length > 0) return openPartial(base, opened, sides, health, time, policy);

  const outages = withOutage(health.outages, since, policy);
  const unstable = outages.length >= policy.outagesToBeUnstable;
  const successes = now.votes.filter((one) => one.successful && one.at > lastFailureAt).map((one) => one.at);
  const regions = regionsThatFailed(now);
  const effect: Effect = { ...opened, kind: unstable ? 'unstable' : 'down', regions, goodRegions: [], outages: outages.length };
  if (unstable) {
    const digestAt = time + policy.digestEveryMs;
    return {
      health: { now: { status: 'unstable', ...base, successfulSince: successes[0] ?? null, flaps: 1, digestAt, regionVotes }, outages },
      effects: [effect],
    };
  }
  if (successes.length === 0) return { health: { now: { status: 'down', ...base, regionVotes }, outages }, effects: [effect] };
  const nextCheckAt = time + policy.recoveringEveryMs;
  const effects = [effect, recheck(nextCheckAt, 'recovering', [], '')];
  return { health: { now: { status: 'recovering', ...base, regionVotes, successes, nextCheckAt }, outages }, effects };
}

const regionsThatFailed = ({ firstFailure, votes }: Suspect): string[] => [
  ...new Set([firstVote(firstFailure), ...votes].filter((vote) => !vote.successful).map((vote) => vote.region)),
];

/** Keeps a confirmed incident back, so that it can open together with others. */
export function hold(health: ServerHealth, openAt: Instant): ServerHealth {
  const { now } = health;
  if (now.status !== 'suspect' || !now.confirmed) return health;
  return { ...health, now: { ...now, confirmed: { ...now.confirmed, openAt } } };
}
