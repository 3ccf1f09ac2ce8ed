import type { Logger, Transaction } from '@nowahala/platform';
import { Database, LOGGER, Store } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { openIncidentOf, stateOf } from '../domain/health/health.js';
import { resolve } from '../domain/incident/incident.js';
import { Incidents } from './ports/incidents.js';
import { Monitors } from './ports/monitors.js';
import { Drifts } from './ports/disagreements.js';
import type { Drift } from './ports/disagreements.js';
import { lockOf } from './server-lock.js';
import { EvaluateHealth } from './evaluate-health.js';

/** Every few minutes: does what we believe of each server fit the incidents that are open? What does not is put right. */
@Injectable()
export class ReconcileIncidents {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly disagreements: Drifts,
    private readonly monitors: Monitors,
    private readonly incidents: Incidents,
    private readonly health: EvaluateHealth,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    for (const found of await this.disagreements.find(this.database)) {
      this.logger.warn({ incidentId: found.incidentId, kind: found.kind }, 'health and incidents disagreed and were put right');
      await this.store.transaction((tx) => this.putRight(tx, found));
    }
  }

  private async putRight(tx: Transaction, found: Drift): Promise<void> {
    await tx.lock(lockOf(found.serverId));
    const [monitor] = await this.monitors.lockAll(tx, [found.serverId]);
    const believed = monitor ? openIncidentOf(monitor.health) : null;
    if (found.kind === 'forgotten' && believed !== found.incidentId) {
      await this.incidents.change(tx, found.incidentId, found.workspaceId, (state) =>
        resolve(state, tx.now.toISOString(), tx.now.toISOString(), 'recovered'),
      );
    }
    if (found.kind === 'missing' && monitor && believed === found.incidentId) {
      const before = stateOf(monitor.health);
      monitor.health = { now: { status: 'new' }, outages: [] };
      await this.health.keep(tx, monitor, before);
    }
  }
}
