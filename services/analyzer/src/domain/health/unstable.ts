import { type Check, type Instant, isSuccessful } from './check.js';
import { becomePartial, withCheck } from './down-and-recovering.js';
import type { Judges } from './down-and-recovering.js';
import type { DownPolicy } from './down-policy.js';
import type { Evaluation, ServerHealth, Unstable, Effect } from './health.js';
import { become, stay } from './evaluation.js';
import { goesOn } from './region-votes.js';

/** Comes and goes: single flaps are not notified until it was steady for long enough, or goes on in some places only. */
export function evaluateUnstable(check: Check, before: Unstable, health: ServerHealth, judges: Judges): Evaluation {
  if (check.startedAt <= before.since) return stay(health);
  const { policy } = judges;
  const now = withCheck(check, before, policy);
  const partial = becomePartial(check, now, health, judges);
  if (partial) return partial;
  if (check.startedAt <= now.lastFailureAt) return become(health, now);
  if (!isSuccessful(check)) {
    const flaps = now.flaps + (isFlap(check, before) ? 1 : 0);
    return become(health, { ...now, lastFailureAt: check.startedAt, successfulSince: null, flaps });
  }
  const steadySince = isBroken(check, before, policy) ? null : now.successfulSince;
  const successfulSince = Math.min(steadySince ?? check.startedAt, check.startedAt);
  if (check.startedAt - successfulSince < policy.steadyAfterMs) return become(health, { ...now, successfulSince });
  const { incidentId, since } = now;
  const resolved: Effect = { type: 'resolve', incidentId, since, at: successfulSince, reason: 'steady', unstable: true };
  return { health: { now: { status: 'up', lastSuccessAt: check.startedAt }, outages: [] }, effects: [resolved] };
}

/** Nobody asked for long, and the last word of some region before was that it does not reach it, whoever is there to say so now. */
function isBroken({ startedAt }: Check, { regionVotes = [] }: Unstable, policy: DownPolicy): boolean {
  const good = regionVotes.flatMap(({ successful, until }) => (successful ? [until] : []));
  return good.length > 0 && good.length < regionVotes.length && !goesOn(Math.max(...good), startedAt, policy);
}

/** A region that reached it does not any more, and no other one has been the first to say so. */
function isFlap({ region }: Check, { regionVotes, successfulSince }: Unstable): boolean {
  if (!regionVotes) return successfulSince !== null;
  const own = regionVotes.find((one) => one.region === region);
  return own !== undefined && own.successful && !regionVotes.some(({ successful, since }) => !successful && since > own.until);
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
