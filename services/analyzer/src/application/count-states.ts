import { Database, Metrics } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Monitors } from './ports/monitors.js';

const STATES = ['up', 'suspect', 'down', 'recovering', 'unstable', 'paused', 'unknown'];

/** How many servers are up, down and so on, for the operator's charts. */
@Injectable()
export class CountStates {
  constructor(
    private readonly monitors: Monitors,
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  async run(): Promise<void> {
    const counted = await this.monitors.countStates(this.database);
    for (const state of STATES) this.metrics.detectorStateServers.set({ state }, counted.get(state) ?? 0);
  }
}
