import { adHocSecond, missedEditCheckAt } from './ad-hoc.js';
import type { FiredAdHoc } from './ad-hoc.js';
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
  /** Of a check beside the slots, wanted once: when it was wanted. */
  adHoc: Date | undefined;
}

/** Seconds that a shard fired before its clock went back, and the milliseconds that tell their second checks from the first. */
interface Repeated {
  through: number;
  millisecond: number;
}

/** Servers by the second they are due next. In memory only; rebuilt from the schedule table. */
export class TimingWheel {
  private readonly entries = new Map<string, ScheduleEntry>();
  private readonly buckets = new Map<number, Set<string>>();
  private readonly dueAt = new Map<string, number>();
  private readonly repeated = new Map<number, Repeated>();
  /** Seconds that the last owner of a shard may have fired and counted. */
  private readonly uncounted = new Map<number, number>();
  /** Ad-hoc checks that were fired and are still stored as wanted. */
  private readonly adHocFired = new Map<string, FiredAdHoc>();
  /** No bucket lies before it. */
  private earliest = Number.POSITIVE_INFINITY;

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  put(entry: ScheduleEntry, nowSeconds: number): void {
    const fired = this.adHocFired.get(entry.serverId);
    const isFired = entry.fireAt !== undefined && fired !== undefined && entry.fireAt <= fired.wantedAt;
    const fireAt = isFired && entry.configVersion > fired.configVersion ? missedEditCheckAt(fired) : undefined;
    this.entries.set(entry.serverId, isFired ? { ...entry, fireAt } : entry);
    this.plan(this.entries.get(entry.serverId)!, nowSeconds);
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

  /**
   * These shards fired everything up to this second before. What is due until then is a check of its own, which no prober takes for the
   * first one, and counts towards no month.
   */
  repeat(shards: readonly number[], through: number, nowMs: number): void {
    const millisecond = 1 + (((nowMs % 999) + 999) % 999);
    for (const shard of shards) this.repeated.set(shard, { through, millisecond });
  }

  /** What is due in these shards until this second counts towards no month: whoever had them before may have fired it. */
  leaveUncounted(shards: readonly number[], through: number): void {
    for (const shard of shards) this.uncounted.set(shard, through);
  }

  /** Scheduled pings of the month, as far as this process knows. */
  usedOf(serverId: string): number {
    return this.entries.get(serverId)?.used ?? 0;
  }

  /** A check of this server that was counted is not made. */
  takeBack(serverId: string): void {
    const entry = this.entries.get(serverId);
    if (entry && entry.used > 0) entry.used -= 1;
  }

  /** The ad-hoc checks of these servers are no longer stored as wanted. */
  forgetAdHoc(checks: readonly FiredAdHoc[]): void {
    for (const { serverId, wantedAt } of checks) if (this.isLastFired(serverId, wantedAt)) this.adHocFired.delete(serverId);
  }

  /** The ad-hoc checks of these servers were fired and not made: they are due again in that second. */
  wantAgain(checks: readonly FiredAdHoc[], second: number): void {
    for (const { serverId, wantedAt } of checks) {
      const entry = this.entries.get(serverId);
      if (!this.isLastFired(serverId, wantedAt)) continue;
      this.adHocFired.delete(serverId);
      if (!entry || entry.fireAt) continue;
      entry.fireAt = new Date(second * 1000);
      // What is due before stays due.
      this.plan(entry, Math.min(second, this.dueAt.get(serverId) ?? second));
    }
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
    const repeated = this.repeated.get(entry.shard);
    const again = repeated !== undefined && second <= repeated.through;
    const scheduledAt = new Date(second * 1000 + (again ? repeated.millisecond : 0));
    const adHoc = this.takeAdHoc(entry, second);
    const natural = isSlot(second, intervalSeconds, phaseOf(entry.serverId, intervalSeconds));
    if (natural || adHoc) {
      const counts = !entry.down && !again && second > (this.uncounted.get(entry.shard) ?? 0);
      // Counted before the next time is planned: the ping that uses up the month makes the next one hourly.
      if (counts) entry.used += 1;
      return [{ entry, scheduledAt, check: 'scheduled', counts, intervalSeconds, adHoc }];
    }
    if (!cadence.alsoWhileDown) return [];
    return [{ entry, scheduledAt, check: 'down', counts: false, intervalSeconds, adHoc }];
  }

  private takeAdHoc(entry: ScheduleEntry, second: number): Date | undefined {
    const { fireAt } = entry;
    if (!fireAt || adHocSecond(fireAt, second) > second) return undefined;
    entry.fireAt = undefined;
    this.adHocFired.set(entry.serverId, { serverId: entry.serverId, wantedAt: fireAt, configVersion: entry.configVersion });
    return fireAt;
  }

  private isLastFired(serverId: string, wantedAt: Date): boolean {
    return this.adHocFired.get(serverId)?.wantedAt === wantedAt;
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
    if (entry.fireAt) due = Math.min(due, adHocSecond(entry.fireAt, from));
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
