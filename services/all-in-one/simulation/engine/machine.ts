import { Clock } from '@nowahala/platform';
import type { Owner, VirtualTime } from './virtual-time.js';

export type Dependency = 'database' | 'bus';
/** What becomes of one call over the network. */
export type Fate = 'ok' | 'refused' | 'reply lost' | 'killed before' | 'killed after' | { delayMs: number };

/** What the world does to the calls of a machine. */
export interface Weather {
  fateOf(machine: Machine, dependency: Dependency): Fate;
}

const REFUSED_AFTER_MS = 1_000;

/** One process of one service: it may die, stand still, and have a clock that is wrong. */
export class Machine implements Owner {
  alive = true;
  frozenUntil = 0;
  clockOffsetMs = 0;
  /** Dies in the middle of one of its next calls. */
  doomed = false;
  private readonly stalls: { from: number; to: number }[] = [];
  private readonly whenDead: (() => void)[] = [];

  readonly name: string;
  readonly service: string;
  readonly region: string;
  readonly time: VirtualTime;
  private readonly weather: Weather;

  constructor(name: string, service: string, region: string, time: VirtualTime, weather: Weather) {
    this.name = name;
    this.service = service;
    this.region = region;
    this.time = time;
    this.weather = weather;
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    for (const listener of this.whenDead.splice(0)) listener();
  }

  onDeath(listener: () => void): void {
    this.whenDead.push(listener);
  }

  freeze(ms: number): void {
    this.frozenUntil = Math.max(this.frozenUntil, this.time.now + ms);
    this.stalls.push({ from: this.time.now, to: this.frozenUntil });
  }

  /** Times for which it stood still, each with the moment at which it went on. */
  stallsSince(since: number): { at: number; ms: number }[] {
    return this.stalls.filter(({ to }) => to > since && to <= this.time.now).map(({ from, to }) => ({ at: to, ms: to - from }));
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.time.after(ms, this, resolve, 'io'));
  }

  /** A call to something outside of the process; of a machine that dies meanwhile it never returns. */
  async call<T>(dependency: Dependency, work: () => Promise<T> | T): Promise<T> {
    const fate = this.weather.fateOf(this, dependency);
    if (fate === 'ok') return work();
    if (fate === 'killed before' || fate === 'killed after') {
      if (fate === 'killed after') await work();
      this.die();
      return new Promise<never>(() => undefined);
    }
    if (fate === 'refused') {
      await this.pause(REFUSED_AFTER_MS);
      throw new Error(`the ${dependency} is away`);
    }
    if (fate === 'reply lost') {
      await work();
      throw new Error(`the ${dependency} closed the connection`);
    }
    await this.pause(fate.delayMs);
    return work();
  }
}

/** The clock that this machine believes. */
export class MachineClock extends Clock {
  private readonly machine: Machine;
  private readonly epochMs: number;

  constructor(machine: Machine, epochMs: number) {
    super();
    this.machine = machine;
    this.epochMs = epochMs;
  }

  now(): Date {
    return new Date(Math.floor(this.epochMs + this.machine.time.now + this.machine.clockOffsetMs));
  }
}
