import { type Check, type Instant, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Evaluation, ServerHealth, Suspect, Vote, Effect } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { become, stay } from './evaluation.js';

export function becomeSuspect(check: Check, health: ServerHealth, policy: DownPolicy): Evaluation {
  const { slot, region, startedAt, endedAt } = check;
  const rechecks = policy.recheckDelaysMs.map((delay): Effect => ({
    type: 'recheck',
    at: endedAt + delay,
    reason: 'suspect',
    avoidRegion: region,
  }));
  const firstFailure = { slot, region, startedAt, endedAt };
  return become(health, { status: 'suspect', firstFailure, votes: [], undecided: false, confirmed: null }, [
    ...rechecks,
    { type: 'check-siblings', since: startedAt },
  ]);
}

export function evaluateSuspect(check: Check, now: Suspect, health: ServerHealth, policy: DownPolicy): Evaluation {
  const known = now.votes.some((one) => one.at === check.startedAt && one.region === check.region);
  if (check.startedAt <= now.firstFailure.startedAt || known) return stay(health);
  const votes = [...now.votes, { at: check.startedAt, successful: isSuccessful(check), region: check.region }].sort((a, b) => a.at - b.at);
  if (now.confirmed) return become(health, { ...now, votes });

  switch (verdictOf(votes, check, now, policy)) {
    case 'pending':
      return become(health, { ...now, votes });
    case 'down':
      // OpenIncidents asks decideOpening next, in this transaction; a held incident opens at its deadline.
      return become(health, { ...now, votes, confirmed: { at: check.endedAt, openAt: check.endedAt, mass: false } });
    case 'cleared': {
      const successes = votes.filter((one) => one.successful).map((one) => one.at);
      return become(health, { status: 'up', lastSuccessAt: successes.at(-1)! }, [
        { type: 'suspicion-cleared', since: now.firstFailure.startedAt, clearedAt: successes[0]! },
      ]);
    }
  }
}

/** Two further failures open, two successes clear, whichever come first in the order of the checks. */
function verdictOf(votes: Vote[], check: Check, now: Suspect, policy: DownPolicy): 'down' | 'cleared' | 'pending' {
  let failures = 0;
  let successes = 0;
  for (const one of votes) {
    if (one.successful) successes += 1;
    else failures += 1;
    if (failures === policy.failureThreshold) return 'down';
    if (successes === policy.successThreshold) return 'cleared';
  }
  const afterTheWindow = check.startedAt > now.firstFailure.endedAt + policy.undecidedAfterMs;
  if (!afterTheWindow) return 'pending';
  return isSuccessful(check) ? 'cleared' : 'down';
}

export function open(serverId: string, now: Suspect, health: ServerHealth, time: Instant, policy: DownPolicy): Evaluation {
  const since = now.firstFailure.startedAt;
  const incidentId = incidentIdFor(serverId, since);
  const outages = [...health.outages.filter((begin) => since - begin <= policy.unstableWithinMs), since];
  const unstable = outages.length >= policy.outagesToBeUnstable;
  const lastFailureAt = Math.max(since, ...now.votes.filter((one) => !one.successful).map((one) => one.at));
  const successes = now.votes.filter((one) => one.successful && one.at > lastFailureAt).map((one) => one.at);
  const opened: Effect = { type: 'open', incidentId, since, first: now.firstFailure, unstable, outages: outages.length };
  const base = { incidentId, since, lastFailureAt };

  if (unstable) {
    const digestAt = time + policy.digestEveryMs;
    return {
      health: { now: { status: 'unstable', ...base, successfulSince: successes[0] ?? null, flaps: 1, digestAt }, outages },
      effects: [opened],
    };
  }
  if (successes.length === 0) return { health: { now: { status: 'down', ...base }, outages }, effects: [opened] };
  const nextCheckAt = time + policy.recoveringEveryMs;
  const recheck: Effect = { type: 'recheck', at: nextCheckAt, reason: 'recovering', avoidRegion: '' };
  return { health: { now: { status: 'recovering', ...base, successes, nextCheckAt }, outages }, effects: [opened, recheck] };
}

/** Keeps a confirmed incident back, so that it can open together with others. */
export function hold(health: ServerHealth, openAt: Instant, mass = false): ServerHealth {
  const { now } = health;
  if (now.status !== 'suspect' || !now.confirmed) return health;
  return { ...health, now: { ...now, confirmed: { ...now.confirmed, openAt, mass: now.confirmed.mass || mass } } };
}

/** Our own view was blocked: what this region said against a suspect does not count. */
export function discardVotes(region: string, health: ServerHealth): ServerHealth {
  const { now } = health;
  if (now.status !== 'suspect') return health;
  const votes = now.votes.filter((one) => one.region !== region);
  if (now.firstFailure.region !== region) return { ...health, now: { ...now, votes, confirmed: null } };
  const failure = votes.find((one) => !one.successful);
  if (!failure)
    return { ...health, now: { status: 'up', lastSuccessAt: Math.max(now.firstFailure.startedAt, ...now.votes.map((one) => one.at)) } };
  const firstFailure = { slot: failure.at, region: failure.region, startedAt: failure.at, endedAt: failure.at };
  const later = votes.filter((one) => one.at > failure.at);
  return { ...health, now: { status: 'suspect', firstFailure, votes: later, undecided: now.undecided, confirmed: null } };
}
