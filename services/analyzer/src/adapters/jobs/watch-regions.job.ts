import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Jobs, Leases } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { WatchRegions } from '../../application/watch-regions.js';

@Injectable()
export class WatchRegionsJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly regions: WatchRegions,
  ) {
    jobs.add({ name: 'watch-regions', everyMs: 5 * SECOND_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    if (await this.leases.hold('analyzer-regions', 20)) await this.regions.execute(this.clock.now(), performance.now());
  }
}
