import { type Check, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Down, Evaluation, Recovering, ServerHealth, Effect } from './health.js';
import { become, stay } from './evaluation.js';
import { recheck } from './rechecks.js';

/** While an incident is open the scheduler checks every minute; only a recovery needs more checks. */
export function evaluateDown(check: Check, now: Down, health: ServerHealth, policy: DownPolicy): Evaluation {
  if (check.startedAt <= now.since) return stay(health);
  if (!isSuccessful(check)) return become(health, { ...now, lastFailureAt: Math.max(now.lastFailureAt, check.startedAt) });
  if (check.startedAt <= now.lastFailureAt) return stay(health);
  const back = requestRecoveryCheck({ ...now, status: 'recovering', successes: [check.startedAt], nextCheckAt: 0 }, health, check, policy);
  const siblings: Effect = { type: 'check-fallen-siblings', since: check.startedAt, incidentId: now.incidentId };
  return { ...back, effects: [...back.effects, siblings] };
}

export function evaluateRecovering(check: Check, now: Recovering, health: ServerHealth, policy: DownPolicy): Evaluation {
  if (check.startedAt <= now.lastFailureAt || now.successes.includes(check.startedAt)) return stay(health);
  if (!isSuccessful(check)) return relapse(check, now, health);

  const successes = [...now.successes, check.startedAt].sort((a, b) => a - b);
  const begin = successes[0]!;
  const newest = successes.at(-1)!;
  if (newest - begin < policy.recoveredAfterMs) return requestRecoveryCheck({ ...now, successes }, health, check, policy);
  const { incidentId, since } = now;
  const resolved: Effect = { type: 'resolve', incidentId, since, at: begin, reason: 'recovered', unstable: false };
  return become(health, { status: 'up', lastSuccessAt: newest }, [resolved]);
}

/** Successes after this failure still count, earlier ones do not. */
function relapse(check: Check, now: Recovering, health: ServerHealth): Evaluation {
  const { incidentId, since } = now;
  const lastFailureAt = check.startedAt;
  const successes = now.successes.filter((good) => good > lastFailureAt);
  return become(health, successes.length > 0 ? { ...now, lastFailureAt, successes } : { status: 'down', incidentId, since, lastFailureAt });
}

/** One check beyond the ordinary slots is under way at any time, never more: an earlier request that still stands is enough. */
function requestRecoveryCheck(now: Recovering, health: ServerHealth, check: Check, policy: DownPolicy): Evaluation {
  const soonEnough = check.endedAt + policy.recoveringEveryMs;
  if (now.nextCheckAt > check.endedAt && now.nextCheckAt <= soonEnough) return become(health, now);
  return become(health, { ...now, nextCheckAt: soonEnough }, [recheck(soonEnough, 'recovering', [], check.region)]);
}
