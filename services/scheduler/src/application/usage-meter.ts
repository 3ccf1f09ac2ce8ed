import { Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { UsageRepository } from '../database/usage.repository.js';
import type { UsageCount, UsageTotal } from '../database/usage.repository.js';
import type { ScheduleEntry } from '../domain/schedule-entry.js';
import { projectedUsage, thresholdToNotify } from '../domain/usage.js';

const PUBLISH_EVERY_MS = 10 * 60_000;

type Counted = UsageCount & { entry: ScheduleEntry };

/** Counts scheduled pings in memory, stores them once a minute, and publishes the total (RULES.md#usage). */
@Injectable()
export class UsageMeter {
  private counted = new Map<string, Counted>();
  private readonly publishedAt = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly usage: UsageRepository,
  ) {}

  count(entry: ScheduleEntry, at: Date): void {
    const { serverId, workspaceId } = entry;
    const month = billingMonth(at);
    const key = keyOf(serverId, month);
    const known = this.counted.get(key);
    if (known) known.count += 1;
    else this.counted.set(key, { entry, serverId, workspaceId, month, count: 1 });
  }

  /** What was counted in this month and is not stored yet. */
  unwritten(serverId: string, month: string): number {
    return this.counted.get(keyOf(serverId, month))?.count ?? 0;
  }

  withUnwritten(entry: ScheduleEntry, month: string): ScheduleEntry {
    return { ...entry, used: entry.used + this.unwritten(entry.serverId, month) };
  }

  async flush(): Promise<void> {
    const batch = [...this.counted.values()];
    if (batch.length === 0) return;
    this.counted = new Map();
    try {
      await this.write(batch);
    } catch (error) {
      for (const counted of batch) {
        const key = keyOf(counted.serverId, counted.month);
        const later = this.counted.get(key);
        if (later) later.count += counted.count;
        else this.counted.set(key, counted);
      }
      throw error;
    }
  }

  private async write(batch: Counted[]): Promise<void> {
    const entries = new Map(batch.map(({ entry }) => [entry.serverId, entry]));
    const now = this.clock.now();
    await this.store.transaction(async (tx) => {
      for (const total of await this.usage.add(tx, batch)) await this.publish(tx, entries.get(total.serverId)!, total, now);
    });
  }

  private async publish(tx: Transaction, entry: ScheduleEntry, total: UsageTotal, now: Date): Promise<void> {
    const { serverId, month, used, notified } = total;
    const { workspaceId, userId, intervalMinutes } = entry;
    const { rateLimit } = entry.entitlement;
    const projection = projectedUsage(used, intervalMinutes, month, now);
    // Of a month that is over nobody is notified any more.
    const threshold = month === billingMonth(now) ? thresholdToNotify(used, rateLimit, projection, notified) : 0;
    const sinceMs = now.getTime() - (this.publishedAt.get(serverId) ?? 0);
    if (threshold === 0 && sinceMs >= 0 && sinceMs < PUBLISH_EVERY_MS) return;
    this.publishedAt.set(serverId, now.getTime());
    if (threshold > 0) await this.usage.markNotified(tx, total, threshold);
    const message = { serverId, workspaceId, userId, month, used, rateLimit, projection, threshold, at: now };
    await tx.publish('server.usage', message, { key: serverId, tenantId: workspaceId });
  }
}

const keyOf = (serverId: string, month: string): string => `${month} ${serverId}`;
