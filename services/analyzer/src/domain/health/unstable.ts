import { type Check, type Instant, isGood } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Judgement, ServerHealth, Unstable, Wish } from './health.js';
import { become, stay } from './judgement.js';

/** Comes and goes: nothing is told of single ups and downs until it was steady for long enough. */
export function whileUnstable(check: Check, now: Unstable, health: ServerHealth, policy: DownPolicy): Judgement {
  if (check.startedAt <= now.badAt) return stay(health);
  if (!isGood(check)) {
    const dips = now.dips + (now.goodSince === null ? 0 : 1);
    return become(health, { ...now, badAt: check.startedAt, goodSince: null, dips });
  }
  const goodSince = Math.min(now.goodSince ?? check.startedAt, check.startedAt);
  if (check.startedAt - goodSince < policy.steadyAfterMs) return become(health, { ...now, goodSince });
  const { incidentId, since } = now;
  const over: Wish = { wish: 'resolve', incidentId, since, at: goodSince, because: 'steady', unstable: true };
  return { health: { now: { is: 'up', goodAt: check.startedAt }, outages: [] }, wants: [over] };
}

/** The hour that was counted; of the hours that nobody looked at since (a moved clock, a long stop) only the latest. */
export function digest(now: Unstable, health: ServerHealth, time: Instant, policy: DownPolicy): Judgement {
  const { incidentId, digestAt, dips, goodSince } = now;
  if (digestAt > time) return stay(health);
  const latest = time - ((time - digestAt) % policy.digestEveryMs);
  const counted: Wish = { wish: 'digest', incidentId, at: digestAt, dips, answering: goodSince !== null };
  const wants = latest === digestAt ? [counted] : [counted, { ...counted, at: latest, dips: 0 }];
  return become(health, { ...now, digestAt: latest + policy.digestEveryMs, dips: 0 }, wants);
}
