import { shardsOf } from './shards.js';
import { TimingWheel } from './timing-wheel.js';

/** How far a shard group was fired. */
export interface Progress {
  lastFired: number;
  /** The highest second that was ever fired; later than `lastFired` after the clock went back. */
  firedThrough: number;
}

/** What this process fires: its shard groups, their servers, and how far it has come. In memory only. */
export class Schedule {
  readonly wheel = new TimingWheel();
  /** Groups whose servers are on the wheel. */
  readonly loaded = new Set<number>();
  /** Released groups: the next owner goes on from there. */
  readonly released = new Map<number, Progress>();
  lastFired = 0;
  /** Billing month that the counters of a group on the wheel belong to. */
  readonly months = new Map<number, string>();
  private readonly firedThrough = new Map<number, number>();
  private reading: Promise<unknown> = Promise.resolve();

  get shards(): number[] {
    return [...this.loaded].flatMap(shardsOf);
  }

  progressOf(group: number): Progress {
    return { lastFired: this.lastFired, firedThrough: Math.max(this.lastFired, this.firedThrough.get(group) ?? 0) };
  }

  /** Up to this second the group was fired before, by whomever: after a step back of the clock, or by an owner whose clock was ahead. */
  repeat(group: number, through: number, nowMs: number): void {
    const highest = Math.max(through, this.firedThrough.get(group) ?? 0);
    this.firedThrough.set(group, highest);
    this.wheel.repeat(shardsOf(group), highest, nowMs);
  }

  /** One reading of stored entries at a time: what an older one found never replaces what a newer one did. */
  readInTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = this.reading.then(read);
    this.reading = turn.catch(() => undefined);
    return turn;
  }

  /** Fires nothing more of this group; everything up to the last second was fired. */
  release(group: number): void {
    this.wheel.removeShards(new Set(shardsOf(group)));
    this.months.delete(group);
    if (this.loaded.delete(group)) this.released.set(group, this.progressOf(group));
  }
}
