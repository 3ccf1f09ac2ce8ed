import { shardsOf } from './shards.js';
import { TimingWheel } from './timing-wheel.js';

/** What this process fires: its shard groups, their servers, and how far it has come. In memory only. */
export class Schedule {
  readonly wheel = new TimingWheel();
  /** Groups whose servers are on the wheel. */
  readonly loaded = new Set<number>();
  /** Released groups with their last fired second: the next owner goes on from there. */
  readonly released = new Map<number, number>();
  lastFired = 0;
  /** Billing month that the counters of a group on the wheel belong to. */
  readonly months = new Map<number, string>();
  private reading: Promise<unknown> = Promise.resolve();

  get shards(): number[] {
    return [...this.loaded].flatMap(shardsOf);
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
    if (this.loaded.delete(group)) this.released.set(group, this.lastFired);
  }
}
