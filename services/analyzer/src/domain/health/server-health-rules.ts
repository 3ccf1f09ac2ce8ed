import { type Check, type Instant, isSuccessful } from './check.js';
import { evaluateRecovering, evaluateDown } from './down-and-recovering.js';
import { downPolicy, type DownPolicy } from './down-policy.js';
import { unmeasured } from './health.js';
import type { Evaluation, PausedBy, ServerHealth, Effect } from './health.js';
import { become, stay } from './evaluation.js';
import { deadlineOfPartial, evaluatePartial, passTimeOfPartial } from './partial.js';
import { becomeSuspect, deadlineOfSuspect, evaluateSuspect, open, passTimeOfSuspect } from './suspect.js';
import { digest, evaluateUnstable } from './unstable.js';

/** Judges the checks of one server. Pure: the same checks in the same order give the same incidents. */
export class ServerHealthRules {
  constructor(
    readonly serverId: string,
    readonly policy: DownPolicy = downPolicy,
    /** Regions with a prober that sees at this moment; empty where that is not known. */
    readonly live: readonly string[] = [],
  ) {}

  /** What one check means, by the time of the check and not of its arrival. */
  evaluate(check: Check, health: ServerHealth): Evaluation {
    const { now } = health;
    if (check.outcome === 'unknown' && now.status !== 'suspect') return stay(health);
    switch (now.status) {
      case 'paused':
        return stay(health);
      case 'new':
        return isSuccessful(check)
          ? become(health, { status: 'up', lastSuccessAt: check.startedAt })
          : becomeSuspect(check, health, this.live, this.policy);
      case 'up':
        if (isSuccessful(check)) return become(health, { status: 'up', lastSuccessAt: Math.max(now.lastSuccessAt, check.startedAt) });
        return check.startedAt <= now.lastSuccessAt ? stay(health) : becomeSuspect(check, health, this.live, this.policy);
      case 'suspect':
        return evaluateSuspect(check, now, health, this.live, this.policy);
      case 'partial':
        return evaluatePartial(check, now, health, this.live, this.policy);
      case 'down':
        return evaluateDown(check, now, health, this);
      case 'recovering':
        return evaluateRecovering(check, now, health, this);
      case 'unstable':
        return evaluateUnstable(check, now, health, this);
    }
  }

  /** The moment at which something happens even if no check arrives. */
  nextDeadline({ now }: ServerHealth): Instant | null {
    if (now.status === 'unstable') return now.digestAt;
    if (now.status === 'partial') return deadlineOfPartial(now, this.policy);
    return now.status === 'suspect' ? deadlineOfSuspect(now, this.policy) : null;
  }

  /** Lets time pass: everything that was due by then happens. */
  passTime(time: Instant, health: ServerHealth): Evaluation {
    const due = this.nextDeadline(health);
    if (due === null || due > time) return stay(health);
    const { now } = health;
    if (now.status === 'unstable') return digest(now, health, time, this.policy);
    if (now.status === 'partial') return passTimeOfPartial(now, health, time, this.live, this.policy);
    if (now.status !== 'suspect') return stay(health);
    if (now.confirmed) return open(this.serverId, now, health, time, this.policy);
    return passTimeOfSuspect(now, health, time, this.live, this.policy);
  }

  pause(time: Instant, health: ServerHealth, by: PausedBy = 'owner'): Evaluation {
    const { now } = health;
    if (now.status !== 'paused')
      return { health: { now: { status: 'paused', by }, outages: [] }, effects: this.close(time, health, 'paused') };
    if (now.planPaused || (now.by ?? 'owner') === by) return stay(health);
    return become(health, { status: 'paused', by: 'owner', planPaused: true });
  }

  /** A pause of the plan is resumed by the plan, a pause of the owner by the owner. */
  resume(health: ServerHealth, by: PausedBy = 'owner'): ServerHealth {
    const { now } = health;
    if (now.status !== 'paused') return health;
    if (now.planPaused) return { ...health, now: { status: 'paused', by: by === 'owner' ? 'plan' : 'owner' } };
    return (now.by ?? 'owner') === by ? unmeasured : health;
  }

  /** Resolves an open incident because the server is paused, deleted or at another address now. */
  close(time: Instant, { now }: ServerHealth, reason: 'paused' | 'deleted' | 'reconfigured'): Effect[] {
    if (!('incidentId' in now)) return [];
    const { incidentId, since } = now;
    return [{ type: 'resolve', incidentId, since, at: time, reason, unstable: now.status === 'unstable' }];
  }
}
