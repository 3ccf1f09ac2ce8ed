import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { billingMonth, projectedUsage, thresholdToNotify } from '../domain/usage.js';
import type { ScheduleEntry } from '../database/schedule.repository.js';

const TELL_EVERY_MS = 10 * 60_000;

interface Counted {
  entry: ScheduleEntry;
  month: string;
  count: number;
}

/** Counts scheduled pings in memory, writes them down once a minute, and tells owners who run out (decisions section 3). */
@Injectable()
export class UsageMeter {
  private counted = new Map<string, Counted>();
  private readonly toldAt = new Map<string, number>();

  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  count(entry: ScheduleEntry, at: Date): void {
    const month = billingMonth(at);
    const known = this.counted.get(entry.serverId);
    if (known && known.month === month) known.count += 1;
    else this.counted.set(entry.serverId, { entry, month, count: 1 });
  }

  /** What was counted and is not written down yet. */
  unwritten(serverId: string): number {
    return this.counted.get(serverId)?.count ?? 0;
  }

  async flush(): Promise<void> {
    const batch = [...this.counted.values()];
    if (batch.length === 0) return;
    this.counted = new Map();
    try {
      await this.write(batch);
    } catch (error) {
      for (const { entry, month, count } of batch) {
        const later = this.counted.get(entry.serverId);
        if (later && later.month === month) later.count += count;
        else if (!later) this.counted.set(entry.serverId, { entry, month, count });
      }
      throw error;
    }
  }

  private async write(batch: Counted[]): Promise<void> {
    const now = this.clock.now();
    await this.store.transaction(async (tx) => {
      const rows = await tx.query<{ server_id: string; month: string; used: number; told: number }>(
        `INSERT INTO usage AS u (server_id, month, workspace_id, used)
           SELECT server_id, month, workspace_id, used FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::bigint[]) AS n (server_id, month, workspace_id, used)
         ON CONFLICT (server_id, month) DO UPDATE SET used = u.used + EXCLUDED.used RETURNING server_id, month, used::int, told`,
        [
          batch.map((row) => row.entry.serverId),
          batch.map((row) => row.month),
          batch.map((row) => row.entry.workspaceId),
          batch.map((row) => row.count),
        ],
      );
      const entries = new Map(batch.map(({ entry }) => [entry.serverId, entry]));
      for (const row of rows) {
        const entry = entries.get(row.server_id)!;
        const limit = entry.entitlement.rateLimit;
        const projected = projectedUsage(row.used, entry.intervalMinutes, now);
        const threshold = thresholdToNotify(row.used, limit, projected, row.told);
        const last = this.toldAt.get(row.server_id) ?? 0;
        if (threshold === 0 && now.getTime() - last < TELL_EVERY_MS) continue;
        this.toldAt.set(row.server_id, now.getTime());
        if (threshold > 0)
          await tx.query('UPDATE usage SET told = $3 WHERE server_id = $1 AND month = $2', [row.server_id, row.month, threshold]);
        await tx.publish(
          'server.usage',
          {
            serverId: row.server_id,
            workspaceId: entry.workspaceId,
            userId: entry.userId,
            month: row.month,
            used: row.used,
            rateLimit: limit,
            projection: projected,
            threshold,
            at: now,
          },
          { key: row.server_id, tenantId: entry.workspaceId },
        );
      }
    });
  }
}
