import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Jobs, sample } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../../analyzer.metrics.js';
import { HeartbeatRepository } from '../../database/heartbeat.repository.js';
import { MonitorQuery } from '../../database/monitor.query.js';
import { RegionRepository } from '../../database/region.repository.js';
import { publicStates } from '../../domain/health/health.js';
import { statesOfRegions } from '../../domain/health/region-sight.js';

/** How many servers are up, down and so on, which regions are blind or silent, and whether heartbeats are judged. */
@Injectable()
export class SampleStatesJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly monitors: MonitorQuery,
    private readonly regions: RegionRepository,
    private readonly heartbeats: HeartbeatRepository,
    private readonly metrics: AnalyzerMetrics,
  ) {
    jobs.add({ name: 'sample-states', everyMs: 15 * SECOND_MS, forGauges: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { stateServers, regionBlind, regionSilent, heartbeatsWait } = this.metrics;
    await sample([stateServers, regionBlind, regionSilent, heartbeatsWait], async () => {
      const counted = await this.monitors.countStates();
      for (const state of publicStates) stateServers.set({ state }, counted.get(state) ?? 0);
      const reports = await this.regions.reports();
      const now = await this.regions.now(this.clock);
      for (const [region, state] of statesOfRegions(reports, now.getTime())) {
        regionBlind.set({ region }, state === 'blind' ? 1 : 0);
        regionSilent.set({ region }, state === 'silent' ? 1 : 0);
      }
      heartbeatsWait.set((await this.heartbeats.longestWaitMs(this.clock.now())) / SECOND_MS);
    });
  }
}
