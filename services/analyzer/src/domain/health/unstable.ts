import { type Check, type Instant, isSuccessful } from './check.js';
import type { DownPolicy } from './down-policy.js';
import type { Evaluation, ServerHealth, Unstable, Effect } from './health.js';
import { become, stay } from './evaluation.js';

/** Comes and goes: single flaps are not notified until it was steady for long enough. */
export function evaluateUnstable(check: Check, now: Unstable, health: ServerHealth, policy: DownPolicy): Evaluation {
  if (check.startedAt <= now.lastFailureAt) return stay(health);
  if (!isSuccessful(check)) {
    const flaps = now.flaps + (now.successfulSince === null ? 0 : 1);
    return become(health, { ...now, lastFailureAt: check.startedAt, successfulSince: null, flaps });
  }
  const successfulSince = Math.min(now.successfulSince ?? check.startedAt, check.startedAt);
  if (check.startedAt - successfulSince < policy.steadyAfterMs) return become(health, { ...now, successfulSince });
  const { incidentId, since } = now;
  const resolved: Effect = { type: 'resolve', incidentId, since, at: successfulSince, reason: 'steady', unstable: true };
  return { health: { now: { status: 'up', lastSuccessAt: check.startedAt }, outages: [] }, effects: [resolved] };
}

/** The hour that was counted; of the hours since then that were not evaluated (a test clock, a long stop) only the latest. */
export function digest(now: Unstable, health: ServerHealth, time: Instant, policy: DownPolicy): Evaluation {
  const { incidentId, digestAt, flaps, successfulSince } = now;
  if (digestAt > time) return stay(health);
  const latest = time - ((time - digestAt) % policy.digestEveryMs);
  const counted: Effect = { type: 'digest', incidentId, at: digestAt, flaps, answering: successfulSince !== null };
  const effects = latest === digestAt ? [counted] : [counted, { ...counted, at: latest, flaps: 0 }];
  return become(health, { ...now, digestAt: latest + policy.digestEveryMs, flaps: 0 }, effects);
}
