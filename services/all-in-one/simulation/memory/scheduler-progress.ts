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
    const rows = this.tables.watermarks.where(({ groups }) => groups.includes(group));
    const lastFired = Math.max(0, ...rows.map((row) => row.lastFired));
    return { lastFired, firedThrough: Math.max(lastFired, ...rows.map((row) => row.firedThrough)) };
  }

  async write(owner: string, groups: number[], progress: Progress, released: [group: number, progress: Progress][]): Promise<void> {
    const { watermarks } = this.tables;
    for (const [group, fired] of released) {
      const left = `left-${group}`;
      const known = watermarks.get(left);
      const lastFired = Math.max(fired.lastFired, known?.lastFired ?? 0);
      watermarks.set(left, {
        owner: left,
        groups: [group],
        lastFired,
        firedThrough: Math.max(fired.firedThrough, known?.firedThrough ?? 0),
      });
    }
    watermarks.set(owner, { owner, groups, ...progress });
  }

  async takeFromOthers(owner: string, groups: number[]): Promise<void> {
    const { watermarks } = this.tables;
    if (watermarks.size < 2) return;
    for (const row of watermarks.where((one) => one.owner !== owner)) {
      const left = row.groups.filter((group) => !groups.includes(group));
      if (left.length === 0) watermarks.delete(row.owner);
      else watermarks.set(row.owner, { ...row, groups: left });
    }
  }
}
