import { cadenceOf, DOWN_SECONDS } from './cadence.js';
import type { ScheduleEntry } from './schedule-entry.js';
import { isSlot, nextSlot, phaseOf } from './slots.js';

export interface DueCheck {
  entry: ScheduleEntry;
  scheduledAt: Date;
  check: 'scheduled' | 'down';
  /** Whether it counts towards the billing month; checks while down do not. */
  counts: boolean;
  intervalSeconds: number;
  /** A check beside the slots, wanted once. */
  adHoc: boolean;
}

/** Servers by the second they are due next. In memory only; rebuilt from the schedule table. */
export class TimingWheel {
  private readonly entries = new Map<string, ScheduleEntry>();
  private readonly buckets = new Map<number, Set<string>>();
  private readonly dueAt = new Map<string, number>();
  /** No bucket lies before it. */
  private earliest = Number.POSITIVE_INFINITY;

  put(entry: ScheduleEntry, nowSeconds: number): void {
    this.entries.set(entry.serverId, entry);
    this.plan(entry, nowSeconds);
  }

  remove(serverId: string): void {
    this.unplan(serverId);
    this.entries.delete(serverId);
  }

  removeShards(shards: Set<number>): void {
    for (const entry of this.entries.values()) if (shards.has(entry.shard)) this.remove(entry.serverId);
  }

  /** Plans every entry again from this second on, after a jump of the clock. */
  replan(nowSeconds: number): void {
    this.buckets.clear();
    this.dueAt.clear();
    this.earliest = Number.POSITIVE_INFINITY;
    for (const entry of this.entries.values()) this.plan(entry, nowSeconds);
  }

  /** How many scheduled checks of these shards lie between two seconds, both included. */
  countSlots(shards: Set<number>, from: number, to: number): number {
    let slots = 0;
    for (const entry of this.entries.values()) {
      const cadence = shards.has(entry.shard) ? cadenceOf(entry, entry.entitlement, this.usedUp(entry)) : undefined;
      if (!cadence) continue;
      const first = nextSlot(from, cadence.intervalSeconds, phaseOf(entry.serverId, cadence.intervalSeconds));
      if (first <= to) slots += Math.floor((to - first) / cadence.intervalSeconds) + 1;
    }
    return slots;
  }

  /** What is due up to this second, including entries that were put in with an earlier one: so a shard that was taken over catches up. */
  takeThrough(last: number): DueCheck[] {
    const due: DueCheck[] = [];
    for (let second = this.earliest; second <= last; second += 1) due.push(...this.take(second));
    this.earliest = Math.max(this.earliest, last + 1);
    return due;
  }

  /** What is due in this second; each entry is planned again. */
  private take(second: number): DueCheck[] {
    const ids = this.buckets.get(second);
    if (!ids) return [];
    this.buckets.delete(second);
    const due: DueCheck[] = [];
    for (const id of ids) {
      const entry = this.entries.get(id);
      this.dueAt.delete(id);
      if (!entry) continue;
      due.push(...this.fire(entry, second));
      this.plan(entry, second + 1);
    }
    return due;
  }

  private fire(entry: ScheduleEntry, second: number): DueCheck[] {
    const cadence = cadenceOf(entry, entry.entitlement, this.usedUp(entry));
    if (!cadence) return [];
    const { intervalSeconds } = cadence;
    const scheduledAt = new Date(second * 1000);
    const adHoc = entry.fireAt !== undefined && secondsOf(entry.fireAt) <= second;
    if (adHoc) entry.fireAt = undefined;
    const natural = isSlot(second, intervalSeconds, phaseOf(entry.serverId, intervalSeconds));
    if (natural || adHoc) {
      // Counted before the next time is planned: the ping that uses up the month makes the next one hourly.
      if (!entry.down) entry.used += 1;
      return [{ entry, scheduledAt, check: 'scheduled', counts: !entry.down, intervalSeconds, adHoc }];
    }
    if (!cadence.alsoWhileDown) return [];
    return [{ entry, scheduledAt, check: 'down', counts: false, intervalSeconds, adHoc }];
  }

  private usedUp(entry: ScheduleEntry): boolean {
    return entry.entitlement.rateLimit > 0 && entry.used >= entry.entitlement.rateLimit;
  }

  private plan(entry: ScheduleEntry, from: number): void {
    this.unplan(entry.serverId);
    const cadence = cadenceOf(entry, entry.entitlement, this.usedUp(entry));
    if (!cadence) return;
    let due = nextSlot(from, cadence.intervalSeconds, phaseOf(entry.serverId, cadence.intervalSeconds));
    if (cadence.alsoWhileDown) due = Math.min(due, nextSlot(from, DOWN_SECONDS, phaseOf(entry.serverId, DOWN_SECONDS)));
    if (entry.fireAt) due = Math.min(due, Math.max(from, secondsOf(entry.fireAt)));
    this.earliest = Math.min(this.earliest, due);
    const bucket = this.buckets.get(due) ?? new Set();
    bucket.add(entry.serverId);
    this.buckets.set(due, bucket);
    this.dueAt.set(entry.serverId, due);
  }

  private unplan(serverId: string): void {
    const due = this.dueAt.get(serverId);
    if (due === undefined) return;
    this.buckets.get(due)?.delete(serverId);
    this.dueAt.delete(serverId);
  }
}

const secondsOf = (at: Date): number => Math.ceil(at.getTime() / 1000);
