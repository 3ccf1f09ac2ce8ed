import type { SqlRunner } from '@nowahala/platform';
import type { RegionRepository, SightReport } from '../../../analyzer/src/database/region.repository.js';
import { SILENCE_MS } from '../../../analyzer/src/domain/health/region-sight.js';
import type { Listening, ProberReport, RegionState } from '../../../analyzer/src/domain/health/region-sight.js';
import { WithTables } from './analyzer-tables.js';
import type { FormOf } from './surface.js';

export class MemoryRegions extends WithTables implements FormOf<RegionRepository> {
  async record({ region, proberId, sight }: SightReport): Promise<void> {
    const seenAt = this.tables.now().getTime();
    this.tables.regions.set(`${region} ${proberId}`, { region, proberId, sight, seenAt });
    const before = this.tables.listening.get('all');
    const isOver = before !== undefined && Math.abs(seenAt - before.lastReportAt) >= SILENCE_MS;
    const silence = isOver ? { silentFrom: before.lastReportAt, silentUntil: seenAt } : { silentFrom: null, silentUntil: null, ...before };
    this.tables.listening.set('all', { ...silence, lastReportAt: seenAt });
  }

  async reports(): Promise<ProberReport[]> {
    return this.tables.regions.all();
  }

  async listening(): Promise<Listening | null> {
    return this.tables.listening.get('all') ?? null;
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
