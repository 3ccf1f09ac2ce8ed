import { eachItself, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MonitorQuery } from '../database/monitor.query.js';
import type { Drift } from '../database/monitor.query.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { openIncidentOf, stateOf, unmeasured } from '../domain/health/health.js';
import { lockOf } from '../domain/health/monitor.js';
import { incident } from '../domain/incident/incident.js';
import { SaveMonitor } from './save-monitor.js';

/** Compares the health of servers with the open incidents, and repairs what does not fit. */
@Injectable()
export class ReconcileIncidents {
  constructor(
    private readonly store: Store,
    private readonly drifts: MonitorQuery,
    private readonly monitors: MonitorRepository,
    private readonly saving: SaveMonitor,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    await eachItself(await this.drifts.drifts(), async (drift) => {
      this.logger.warn({ incident_id: drift.incidentId, kind: drift.kind }, 'drift between health and incidents is repaired');
      await this.store.transaction((tx) => this.repair(tx, drift));
    });
  }

  /** Looks again under the lock: the drift may have been a change under way. */
  private async repair(tx: Transaction, { kind, serverId, workspaceId, incidentId }: Drift): Promise<void> {
    await tx.lock(lockOf(serverId));
    const [monitor] = await this.monitors.lockAll(tx, [serverId]);
    const open = monitor ? openIncidentOf(monitor.health) : null;
    if (kind === 'stale' && open !== incidentId) {
      const now = tx.now.toISOString();
      const data = { resolvedAt: now, noticedAt: now, reason: 'recovered' } as const;
      await tx.handle(incident, { id: incidentId, tenantId: workspaceId }, { type: 'ResolveIncident', data });
    }
    if (kind === 'missing' && monitor && open === incidentId) {
      const before = stateOf(monitor.health);
      monitor.health = unmeasured;
      await this.saving.execute(tx, monitor, before);
    }
  }
}
