import { Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock, newId, shardOf, SHARDS, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { UsageRepository } from '../database/usage.repository.js';
import type { UsageCount, UsageTotal } from '../database/usage.repository.js';
import type { ScheduleEntry } from '../domain/schedule-entry.js';
import { projectedUsage, thresholdToNotify } from '../domain/usage.js';

/** What owners see is at most ten minutes old, or a fiftieth of it and an hour: each message is a dozen rows for others to write. */
const PUBLISH_EVERY_MS = 10 * 60_000;
const PUBLISH_AT_LEAST_MS = 60 * 60_000;
const WORTH_PUBLISHING = 1 / 50;
/** From so many on, a server that this process has published nothing of was published by the one before, within the hour. */
const PUBLISHED_BEFORE = 500;
/** Servers of one transaction. Other schedulers and erasures wait for it, and no longer than a statement may take. */
const TOGETHER = 1_000;

/** A server that is checked every minute is written with its fifth ping: a row is written as often as a whole check costs. */
const WORTH_WRITING = 5;
const ROUNDS_AT_MOST = 5;

type Counted = UsageCount & {
  entry: ScheduleEntry;
  /** How often `flushDue` left it for later. */
  rounds: number;
};

/** Written under one id as often as it takes: a commit whose reply was lost is not counted again. */
interface Batch {
  id: string;
  counts: [key: string, counted: Counted][];
}

/** Counts scheduled pings in memory, stores them within five minutes, and publishes the total (RULES.md#usage). */
@Injectable()
export class UsageMeter {
  private counted = new Map<string, Counted>();
  private readonly batches: Batch[] = [];
  /** What the batches hold. */
  private readonly cut = new Map<string, Counted>();
  private writing: Promise<void> = Promise.resolve();
  private readonly published = new Map<string, { atMs: number; used: number; month: string }>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly usage: UsageRepository,
  ) {}

  count(entry: ScheduleEntry, at: Date): void {
    this.add(entry, at, 1);
  }

  /** Of a check that was counted and that nobody will make. */
  takeBack(entry: ScheduleEntry, at: Date): void {
    this.add(entry, at, -1);
  }

  /** What was counted in this month and is not stored yet. */
  unwritten(serverId: string, month: string): number {
    const key = keyOf(serverId, month);
    return (this.cut.get(key)?.count ?? 0) + (this.counted.get(key)?.count ?? 0);
  }

  withUnwritten(entry: ScheduleEntry, month: string): ScheduleEntry {
    return { ...entry, used: entry.used + this.unwritten(entry.serverId, month) };
  }

  /** One writing at a time: a second caller waits for the first. */
  flush(): Promise<void> {
    return this.write(() => true);
  }

  /** Once a minute: what is worth a row by now, and what this process has not published yet, which its owner waits for. */
  flushDue(): Promise<void> {
    return this.write((counted) => {
      counted.rounds += 1;
      return counted.count >= WORTH_WRITING || counted.rounds >= ROUNDS_AT_MOST || !this.published.has(counted.serverId);
    });
  }

  private write(isDue: (counted: Counted) => boolean): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writeAll(isDue));
    return this.writing;
  }

  private add(entry: ScheduleEntry, at: Date, pings: number): void {
    const { serverId, workspaceId } = entry;
    const month = billingMonth(at);
    const key = keyOf(serverId, month);
    const known = this.counted.get(key);
    if (known) known.count += pings;
    else this.counted.set(key, { entry, serverId, workspaceId, month, count: pings, rounds: 0 });
  }

  private async writeAll(isDue: (counted: Counted) => boolean): Promise<void> {
    await this.writeBatches();
    const due = [...this.counted].filter(([, counted]) => isDue(counted));
    for (const [key] of due) this.counted.delete(key);
    const counts = due.filter(([, { count }]) => count !== 0);
    for (const [key, counted] of counts) this.cut.set(key, counted);
    for (let from = 0; from < counts.length; from += TOGETHER)
      this.batches.push({ id: newId(), counts: counts.slice(from, from + TOGETHER) });
    await this.writeBatches();
  }

  private async writeBatches(): Promise<void> {
    for (let batch = this.batches[0]; batch; batch = this.batches[0]) {
      await this.writeBatch(batch);
      this.batches.shift();
      for (const [key] of batch.counts) this.cut.delete(key);
    }
  }

  private async writeBatch(batch: Batch): Promise<void> {
    const counts = batch.counts.map(([, counted]) => counted);
    const entries = new Map(counts.map(({ entry }) => [entry.serverId, entry]));
    const now = this.clock.now();
    await this.store.transaction(async (tx) => {
      if (!(await this.usage.isNewBatch(tx, batch.id))) return;
      for (const total of await this.usage.add(tx, counts)) await this.publish(tx, entries.get(total.serverId)!, total, now);
    });
  }

  private async publish(tx: Transaction, entry: ScheduleEntry, total: UsageTotal, now: Date): Promise<void> {
    const { serverId, month, used, notified } = total;
    const { workspaceId, userId, intervalMinutes } = entry;
    const { rateLimit } = entry.entitlement;
    const projection = projectedUsage(used, intervalMinutes, month, now);
    // Of a month that is over nobody is notified any more.
    const threshold = month === billingMonth(now) ? thresholdToNotify(used, rateLimit, projection, notified) : 0;
    if (threshold === 0 && !this.isWorthPublishing(total, now.getTime())) return;
    tx.afterCommit(() => this.published.set(serverId, { atMs: now.getTime(), used, month }));
    if (threshold > 0) await this.usage.markNotified(tx, total, threshold);
    const message = { serverId, workspaceId, userId, month, used, rateLimit, projection, threshold, at: now };
    await tx.publish('server.usage', message, { key: serverId, tenantId: workspaceId });
  }

  private isWorthPublishing({ serverId, used, month }: UsageTotal, nowMs: number): boolean {
    const last = this.published.get(serverId);
    if (last === undefined) {
      if (used < PUBLISHED_BEFORE) return true;
      // Spread over the hour: a start publishes nothing of thousands at once.
      const sinceMs = (shardOf(serverId) / SHARDS) * PUBLISH_AT_LEAST_MS;
      this.published.set(serverId, { atMs: nowMs - sinceMs, used, month });
      return false;
    }
    const sinceMs = nowMs - last.atMs;
    if (sinceMs < 0 || sinceMs >= PUBLISH_AT_LEAST_MS) return true;
    return sinceMs >= PUBLISH_EVERY_MS && (last.month !== month || used - last.used >= last.used * WORTH_PUBLISHING);
  }
}

const keyOf = (serverId: string, month: string): string => `${month} ${serverId}`;
