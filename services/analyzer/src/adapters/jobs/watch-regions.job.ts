import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Jobs, Leases } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { WatchRegions } from '../../application/watch-regions.js';
import { RegionRepository } from '../../database/region.repository.js';

@Injectable()
export class WatchRegionsJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly regions: WatchRegions,
    private readonly reports: RegionRepository,
  ) {
    jobs.add({ name: 'watch-regions', everyMs: 15 * SECOND_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    if (!(await this.leases.hold('analyzer-regions', 60))) return;
    await this.regions.execute(await this.reports.now(this.clock), performance.now());
  }
}
