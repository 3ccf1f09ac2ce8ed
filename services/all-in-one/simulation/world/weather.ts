import type { Dependency, Fate, Machine, Weather } from '../engine/machine.js';
import type { Random } from '../engine/random.js';
import type { Scenario } from './scenario.js';

/** What the calls of machines meet: outages of brokers and databases, and the short faults beside them. */
export class ScenarioWeather implements Weather {
  private readonly scenario: Scenario;
  private readonly random: Random;

  constructor(scenario: Scenario, random: Random) {
    this.scenario = scenario;
    this.random = random;
  }

  fateOf(machine: Machine, dependency: Dependency): Fate {
    const { now } = machine.time;
    if (machine.doomed) return this.random.pick(['ok', 'ok', 'killed before', 'killed after'] as const);
    for (const { kind, of, from, to } of this.scenario.faults) {
      if (now < from || now >= to) continue;
      if (kind === 'bus away' && dependency === 'bus') return 'refused';
      if (dependency !== 'database' || of !== machine.service) continue;
      if (kind === 'database away') return 'refused';
      if (kind === 'database flaky') return this.flaky();
    }
    return 'ok';
  }

  /** Until when messages wait at the broker. */
  busBackAt(now: number): number {
    return Math.max(
      now,
      ...this.scenario.faults.filter((one) => one.kind === 'bus away' && now >= one.from && now < one.to).map(({ to }) => to),
    );
  }

  isRelayAway(now: number): boolean {
    return this.scenario.faults.some(({ kind, from, to }) => kind === 'relay away' && now >= from && now < to);
  }

  private flaky(): Fate {
    const { random } = this;
    const dice = random.next();
    if (dice < 0.08) return 'refused';
    if (dice < 0.12) return 'reply lost';
    return dice < 0.25 ? { delayMs: random.between(20, 2_500) } : 'ok';
  }
}
