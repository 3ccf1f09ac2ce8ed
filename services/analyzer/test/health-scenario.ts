import type { Check, Instant, Outcome } from '../src/domain/health/check.js';
import { downPolicy } from '../src/domain/health/down-policy.js';
import { type ServerHealth, type Effect, unmeasured } from '../src/domain/health/health.js';
import { ServerHealthRules } from '../src/domain/health/server-health-rules.js';

/** A server's day, check by check, with the effects of the rules. */
export class HealthScenario {
  private rules = new ServerHealthRules('server-1', downPolicy);
  readonly effects: Effect[] = [];
  health: ServerHealth;

  constructor(health: ServerHealth = unmeasured) {
    this.health = health;
  }

  /** From now on these regions are live. */
  live(...regions: string[]): this {
    this.rules = new ServerHealthRules('server-1', downPolicy, regions);
    return this;
  }

  checks(...checks: Check[]): this {
    for (const check of checks) {
      this.take(this.rules.evaluate(check, this.health));
      this.take(this.rules.passTime(check.endedAt, this.health));
    }
    return this;
  }

  at(clock: string): this {
    this.take(this.rules.passTime(time(clock), this.health));
    return this;
  }

  /** Only the effects that a recipient may be notified of. */
  get notifications(): Effect[] {
    return this.effects.filter(
      (effect) => effect.type === 'open' || effect.type === 'worsen' || effect.type === 'resolve' || effect.type === 'digest',
    );
  }

  /** Each re-check with the region that is to make it, of those that are live. */
  recheckedFrom(...live: string[]): string[] {
    return this.effects.flatMap((effect) =>
      effect.type === 'recheck' ? [`${clockOf(effect.at)} ${live.filter((region) => !effect.votedRegions.includes(region)).join()}`] : [],
    );
  }

  get rechecks(): string[] {
    return this.effects.flatMap((effect) => (effect.type === 'recheck' ? [clockOf(effect.at)] : []));
  }

  private take({ health, effects }: { health: ServerHealth; effects: Effect[] }): void {
    this.health = health;
    this.effects.push(...effects);
  }
}

const DAY = Date.UTC(2026, 2, 2);

export function time(clock: string): Instant {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return DAY + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

export function clockOf(at: Instant): string {
  return new Date(at).toISOString().slice(11, 19);
}

const answered =
  (outcome: Outcome, tookMs: number) =>
  (clock: string, region = 'lagos'): Check => {
    const at = time(clock);
    return { slot: at, startedAt: at, endedAt: at + tookMs, region, outcome };
  };

export const ok = answered('success', 0);
export const failed = answered('failure', 0);
export const wrong = answered('error', 0);
export const stalled = answered('timeout', 10_000);
export const unknown = answered('unknown', 0);
