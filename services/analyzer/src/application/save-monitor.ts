import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { stateOf } from '../domain/health/health.js';
import type { PublicState } from '../domain/health/health.js';
import type { Monitor } from '../domain/health/monitor.js';
import { PUBLISH_HEALTH } from './ports.js';
import type { PublishHealth } from './ports.js';

/** Stores a monitor, and publishes its health when the state that people see has changed. */
@Injectable()
export class SaveMonitor {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly metrics: AnalyzerMetrics,
    @Inject(PUBLISH_HEALTH) private readonly publishHealth: PublishHealth,
  ) {}

  async execute(tx: Transaction, monitor: Monitor, before: PublicState): Promise<void> {
    const state = stateOf(monitor.health);
    if (state !== before) {
      monitor.stateSince = tx.now;
      monitor.version += 1;
      await this.publish(tx, monitor, before);
    }
    if (state === 'up' || state === 'unknown' || state === 'paused') monitor.suspicion = null;
    await this.monitors.update(tx, monitor);
  }

  /** Of a monitor that is stored already. */
  async publish(tx: Transaction, monitor: Monitor, before: PublicState): Promise<void> {
    const state = stateOf(monitor.health);
    tx.afterCommit(() => this.metrics.transition.inc({ from: before, to: state }));
    await this.publishHealth(tx, monitor);
  }
}
