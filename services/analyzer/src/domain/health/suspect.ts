import { type Check, type Instant, isGood } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Judgement, ServerHealth, Suspect, Vote, Wish } from './health.js';
import { incidentIdFor } from './incident-id.js';
import { become, stay } from './judgement.js';

export function becomeSuspect(check: Check, health: ServerHealth, policy: DownPolicy): Judgement {
  const { slot, region, startedAt, endedAt } = check;
  const rechecks = policy.recheckDelaysMs.map((delay): Wish => ({
    wish: 'recheck',
    at: endedAt + delay,
    because: 'suspect',
    avoidRegion: region,
  }));
  const first = { slot, region, startedAt, endedAt };
  return become(health, { is: 'suspect', first, votes: [], undecided: false, confirmed: null }, [
    ...rechecks,
    { wish: 'check-siblings', since: startedAt },
  ]);
}

export function vote(check: Check, now: Suspect, health: ServerHealth, policy: DownPolicy): Judgement {
  const known = now.votes.some((one) => one.at === check.startedAt && one.region === check.region);
  if (check.startedAt <= now.first.startedAt || known) return stay(health);
  const votes = [...now.votes, { at: check.startedAt, good: isGood(check), region: check.region }].sort((a, b) => a.at - b.at);
  if (now.confirmed) return become(health, { ...now, votes });

  switch (verdict(votes, check, now, policy)) {
    case 'wait':
      return become(health, { ...now, votes });
    case 'down':
      // It opens with the next passing of time, unless somebody holds it back to tell it together with others.
      return become(health, { ...now, votes, confirmed: { at: check.endedAt, openAt: check.endedAt, mass: false } });
    case 'blip': {
      const goods = votes.filter((one) => one.good).map((one) => one.at);
      const over = goods[0]!;
      return become(health, { is: 'up', goodAt: goods.at(-1)! }, [{ wish: 'blip', since: now.first.startedAt, over }]);
    }
  }
}

/** Two further bad answers open, two good ones clear, whichever come first in the order of the checks. */
function verdict(votes: Vote[], check: Check, now: Suspect, policy: DownPolicy): 'down' | 'blip' | 'wait' {
  let bad = 0;
  let good = 0;
  for (const one of votes) {
    if (one.good) good += 1;
    else bad += 1;
    if (bad === policy.badToOpen) return 'down';
    if (good === policy.goodToClear) return 'blip';
  }
  const afterTheWindow = check.startedAt > now.first.endedAt + policy.undecidedAfterMs;
  if (!afterTheWindow) return 'wait';
  return isGood(check) ? 'blip' : 'down';
}

export function open(serverId: string, now: Suspect, health: ServerHealth, time: Instant, policy: DownPolicy): Judgement {
  const since = now.first.startedAt;
  const incidentId = incidentIdFor(serverId, since);
  const outages = [...health.outages.filter((begin) => since - begin <= policy.unstableWithinMs), since];
  const unstable = outages.length >= policy.outagesToBeUnstable;
  const badAt = Math.max(since, ...now.votes.filter((one) => !one.good).map((one) => one.at));
  const goods = now.votes.filter((one) => one.good && one.at > badAt).map((one) => one.at);
  const opened: Wish = { wish: 'open', incidentId, since, first: now.first, unstable, outages: outages.length };
  const base = { incidentId, since, badAt };

  if (unstable) {
    const digestAt = time + policy.digestEveryMs;
    return { health: { now: { is: 'unstable', ...base, goodSince: goods[0] ?? null, dips: 1, digestAt }, outages }, wants: [opened] };
  }
  if (goods.length === 0) return { health: { now: { is: 'down', ...base }, outages }, wants: [opened] };
  const nextCheckAt = time + policy.recoveringEveryMs;
  const again: Wish = { wish: 'recheck', at: nextCheckAt, because: 'recovering', avoidRegion: '' };
  return { health: { now: { is: 'recovering', ...base, goods, nextCheckAt }, outages }, wants: [opened, again] };
}

/** Keeps a confirmed incident back, so that it can be told together with others. */
export function hold(health: ServerHealth, openAt: Instant, mass = false): ServerHealth {
  const { now } = health;
  if (now.is !== 'suspect' || !now.confirmed) return health;
  return { ...health, now: { ...now, confirmed: { ...now.confirmed, openAt, mass: now.confirmed.mass || mass } } };
}

/** Our own view was blocked: what this region said against a suspect does not count. */
export function disregard(region: string, health: ServerHealth): ServerHealth {
  const { now } = health;
  if (now.is !== 'suspect') return health;
  const votes = now.votes.filter((one) => one.region !== region);
  if (now.first.region !== region) return { ...health, now: { ...now, votes, confirmed: null } };
  const bad = votes.find((one) => !one.good);
  if (!bad) return { ...health, now: { is: 'up', goodAt: Math.max(now.first.startedAt, ...now.votes.map((one) => one.at)) } };
  const first = { slot: bad.at, region: bad.region, startedAt: bad.at, endedAt: bad.at };
  const later = votes.filter((one) => one.at > bad.at);
  return { ...health, now: { is: 'suspect', first, votes: later, undecided: now.undecided, confirmed: null } };
}
