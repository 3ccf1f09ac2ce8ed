import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { AnalyzerMetrics } from '../analyzer.metrics.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { stateOf } from '../domain/health/health.js';
import type { PublicState } from '../domain/health/health.js';
import type { Monitor } from '../domain/health/monitor.js';

/** Stores a monitor, and publishes its health when the state that people see has changed. */
@Injectable()
export class SaveMonitor {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly metrics: AnalyzerMetrics,
  ) {}

  async execute(tx: Transaction, monitor: Monitor, before: PublicState): Promise<void> {
    const state = stateOf(monitor.health);
    if (state !== before) {
      monitor.stateSince = tx.now;
      monitor.version += 1;
      await publishHealth(tx, this.metrics, monitor, before);
    }
    if (state === 'up' || state === 'unknown' || state === 'paused') monitor.suspicion = null;
    await this.monitors.update(tx, monitor);
  }
}

export async function publishHealth(tx: Transaction, metrics: AnalyzerMetrics, monitor: Monitor, before: PublicState): Promise<void> {
  const { serverId, workspaceId, userId, version } = monitor;
  const state = stateOf(monitor.health);
  tx.afterCommit(() => metrics.transition.inc({ from: before, to: state }));
  const message = { serverId, workspaceId, userId, state, at: tx.now, version };
  await tx.publish('server.health', message, { key: serverId, tenantId: workspaceId });
}
