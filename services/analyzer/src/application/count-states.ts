import { Clock, Database, Metrics, sample } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Monitors } from './ports/monitors.js';

const STATES = ['up', 'suspect', 'down', 'recovering', 'unstable', 'paused', 'unknown'];

/** How many servers are up, down and so on, and which regions are blind, for the operator's charts and alerts. */
@Injectable()
export class CountStates {
  constructor(
    private readonly monitors: Monitors,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  async run(): Promise<void> {
    await sample([this.metrics.detectorStateServers, this.metrics.detectorRegionBlind], () => this.count());
  }

  private async count(): Promise<void> {
    const counted = await this.monitors.countStates(this.database);
    for (const state of STATES) this.metrics.detectorStateServers.set({ state }, counted.get(state) ?? 0);
    const blind = await this.monitors.blindRegions(this.database, this.clock.now());
    for (const [region, is] of blind) this.metrics.detectorRegionBlind.set({ region }, is ? 1 : 0);
  }
}
