import { SECOND_MS } from '@nowahala/kernel';
import { Jobs, Leases } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { FindNetworkCause } from '../../application/find-network-cause.js';
import { NETWORK_IN_TROUBLE } from '../../database/network.repository.js';
import { SpreadNetworkCauses } from '../../application/spread-network-causes.js';

@Injectable()
export class SpreadNetworkCausesJob {
  constructor(
    jobs: Jobs,
    causes: FindNetworkCause,
    private readonly leases: Leases,
    private readonly spreading: SpreadNetworkCauses,
  ) {
    const job = jobs.add({ name: 'spread-network-causes', everyMs: 5 * SECOND_MS, due: NETWORK_IN_TROUBLE, run: () => this.run() });
    causes.afterBegin(() => job.trigger());
  }

  async run(): Promise<void> {
    if (await this.leases.hold('analyzer-networks', 20)) await this.spreading.execute();
  }
}
