import type { SqlRunner } from '@nowahala/platform';
import type { RegionRepository, SightReport } from '../../../analyzer/src/database/region.repository.js';
import { SILENCE_MS } from '../../../analyzer/src/domain/health/region-sight.js';
import type { ProberReport, RegionState } from '../../../analyzer/src/domain/health/region-sight.js';
import { WithTables } from './analyzer-tables.js';
import type { FormOf } from './surface.js';

export class MemoryRegions extends WithTables implements FormOf<RegionRepository> {
  async record({ region, proberId, sight }: SightReport): Promise<void> {
    const key = `${region} ${proberId}`;
    const seenAt = this.tables.now().getTime();
    const before = this.tables.regions.get(key);
    const reportsSince = before && seenAt - before.seenAt >= SILENCE_MS ? seenAt : (before?.reportsSince ?? null);
    this.tables.regions.set(key, { region, proberId, sight, seenAt, reportsSince });
  }

  async reports(): Promise<ProberReport[]> {
    return this.tables.regions.all();
  }

  async markAlerted(_sql: SqlRunner, region: string, trouble: RegionState): Promise<boolean> {
    const isNew = this.tables.alerted.get(region) !== trouble;
    this.tables.alerted.set(region, trouble);
    return isNew;
  }

  async endEpisode(_sql: SqlRunner, region: string): Promise<void> {
    this.tables.alerted.set(region, null);
  }
}
