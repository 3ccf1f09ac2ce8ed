import { type Check, type Instant, isGood } from './check.js';
import { recover, whileDown } from './down.js';
import { downPolicy, type DownPolicy } from './down-policy.js';
import type { Judgement, PausedBy, ServerHealth, Wish } from './health.js';
import { become, stay } from './judgement.js';
import { becomeSuspect, open, vote } from './suspect.js';
import { digest, whileUnstable } from './unstable.js';

/** Judges the checks of one server. Pure: the same checks in the same order give the same incidents. */
export class ServerHealthRules {
  constructor(
    private readonly serverId: string,
    private readonly policy: DownPolicy = downPolicy,
  ) {}

  /** What one check means, judged by the time of the check and not of its arrival. */
  judge(check: Check, health: ServerHealth): Judgement {
    const { now } = health;
    if (check.outcome === 'unknown') return stay(health);
    switch (now.is) {
      case 'paused':
        return stay(health);
      case 'new':
        return isGood(check) ? become(health, { is: 'up', goodAt: check.startedAt }) : becomeSuspect(check, health, this.policy);
      case 'up':
        if (isGood(check)) return become(health, { is: 'up', goodAt: Math.max(now.goodAt, check.startedAt) });
        return check.startedAt <= now.goodAt ? stay(health) : becomeSuspect(check, health, this.policy);
      case 'suspect':
        return vote(check, now, health, this.policy);
      case 'down':
        return whileDown(check, now, health, this.policy);
      case 'recovering':
        return recover(check, now, health, this.policy);
      case 'unstable':
        return whileUnstable(check, now, health, this.policy);
    }
  }

  /** The moment at which something happens even if no check arrives. */
  nextDeadline({ now }: ServerHealth): Instant | null {
    if (now.is === 'unstable') return now.digestAt;
    if (now.is !== 'suspect') return null;
    if (now.confirmed) return now.confirmed.openAt;
    return now.undecided ? null : now.first.endedAt + this.policy.undecidedAfterMs;
  }

  /** Lets time pass: everything that was due by then happens. */
  pass(time: Instant, health: ServerHealth): Judgement {
    const due = this.nextDeadline(health);
    if (due === null || due > time) return stay(health);
    const { now } = health;
    if (now.is === 'unstable') return digest(now, health, time, this.policy);
    if (now.is !== 'suspect') return stay(health);
    return now.confirmed ? open(this.serverId, now, health, time, this.policy) : become(health, { ...now, undecided: true });
  }

  pause(time: Instant, health: ServerHealth, by: PausedBy = 'owner'): Judgement {
    return { health: { now: { is: 'paused', by }, outages: [] }, wants: this.end(time, health, 'paused') };
  }

  /** Only whoever paused it can resume it. */
  resume(health: ServerHealth, by: PausedBy = 'owner'): ServerHealth {
    const { now } = health;
    return now.is === 'paused' && (now.by ?? 'owner') === by ? { now: { is: 'new' }, outages: [] } : health;
  }

  /** Ends an open incident because somebody took the server away or changed what it is. */
  end(time: Instant, { now }: ServerHealth, because: 'paused' | 'deleted' | 'reconfigured'): Wish[] {
    if (now.is !== 'down' && now.is !== 'recovering' && now.is !== 'unstable') return [];
    const { incidentId, since } = now;
    return [{ wish: 'resolve', incidentId, since, at: time, because, unstable: now.is === 'unstable' }];
  }
}
