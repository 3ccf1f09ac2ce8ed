import type { LiveRegion, ProberReport, ProberRepository } from '../../../scheduler/src/database/prober.repository.js';
import type { WatermarkRepository } from '../../../scheduler/src/database/watermark.repository.js';
import { LIVE_SECONDS } from '../../../scheduler/src/domain/live-regions.js';
import type { Progress } from '../../../scheduler/src/domain/schedule.js';
import type { SchedulerTables } from './scheduler-tables.js';
import type { FormOf } from './surface.js';

export class MemoryProbers implements FormOf<ProberRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async upsert(_sql: unknown, report: ProberReport): Promise<void> {
    const key = `${report.region} ${report.proberId}`;
    const seenAt = this.tables.time.now - report.ageSeconds * 1_000;
    if ((this.tables.probers.get(key)?.seenAt ?? -Infinity) <= seenAt) this.tables.probers.set(key, { report, seenAt });
  }

  async listLive(): Promise<LiveRegion[]> {
    return this.tables.probers
      .where(({ report, seenAt }) => report.sight !== 'blind' && seenAt > this.tables.time.now - LIVE_SECONDS * 1_000)
      .sort((a, b) => a.seenAt - b.seenAt)
      .map(({ report, seenAt }) => ({
        region: report.region,
        ageSeconds: (this.tables.time.now - seenAt) / 1_000,
        readsRuns: report.readsRuns,
      }));
  }
}

export class MemoryWatermarks implements FormOf<WatermarkRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async find(group: number): Promise<Progress> {
    const rows = this.tables.watermarks.where(({ firedThrough }) => firedThrough.has(group));
    const lastFired = Math.max(0, ...rows.map((row) => row.lastFired));
    return { lastFired, firedThrough: Math.max(lastFired, ...rows.map((row) => row.firedThrough.get(group)!)) };
  }

  async write(
    owner: string,
    lastFired: number,
    firedThrough: ReadonlyMap<number, number>,
    released: [group: number, progress: Progress][],
  ): Promise<void> {
    const { watermarks } = this.tables;
    for (const [group, fired] of released) {
      const left = `left-${group}`;
      const known = watermarks.get(left);
      watermarks.set(left, {
        owner: left,
        lastFired: Math.max(fired.lastFired, known?.lastFired ?? 0),
        firedThrough: new Map([[group, Math.max(fired.firedThrough, known?.firedThrough.get(group) ?? 0)]]),
      });
    }
    watermarks.set(owner, { owner, lastFired, firedThrough });
  }

  async takeFromOthers(owner: string, groups: number[]): Promise<void> {
    const { watermarks } = this.tables;
    if (watermarks.size < 2) return;
    for (const row of watermarks.where((one) => one.owner !== owner)) {
      const left = new Map([...row.firedThrough].filter(([group]) => !groups.includes(group)));
      if (left.size === 0) watermarks.delete(row.owner);
      else watermarks.set(row.owner, { ...row, firedThrough: left });
    }
  }
}
