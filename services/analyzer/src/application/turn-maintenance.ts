import { Clock, LOGGER, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import type { Turn } from '../database/maintenance.repository.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { appearsAsMaintenance, withoutSuspicion } from '../domain/health/during-maintenance.js';
import { stateOf } from '../domain/health/health.js';
import { lockOf, workspaceLockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { isWithin } from '../domain/maintenance/maintenance.js';
import { ApplyEffects } from './apply-effects.js';
import { PUBLISH_HEALTH } from './ports.js';
import type { PublishHealth } from './ports.js';
import { SaveMonitor } from './save-monitor.js';

const BATCH = 200;
/** Of a run; what is behind them has most likely the same fault. */
const LOGGED_AT_MOST = 10;

type Due = Pick<Turn, 'maintenanceId' | 'workspaceId'>;

/** What happens when maintenance begins and ends: suspicions from before are forgotten, and at the end everything is checked at once. */
@Injectable()
export class TurnMaintenance {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly maintenances: MaintenanceRepository,
    private readonly monitors: MonitorRepository,
    private readonly effects: ApplyEffects,
    private readonly saving: SaveMonitor,
    @Inject(PUBLISH_HEALTH) private readonly publishHealth: PublishHealth,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** However many cannot be turned, they hold up no other. */
  async execute(): Promise<void> {
    for (let failed = 0; ;) {
      const due = await this.maintenances.findDue(this.clock.now(), BATCH);
      let settled = 0;
      for (const one of due) {
        const error = await this.faultOf(this.turnOne(one));
        if (error === undefined || (await this.faultOf(this.putOff(one))) === undefined) settled += 1;
        if (error === undefined || (failed += 1) > LOGGED_AT_MOST) continue;
        this.logger.error({ err: error, maintenance_id: one.maintenanceId }, 'maintenance could not begin or end');
      }
      if (due.length < BATCH || settled === 0) return;
    }
  }

  private faultOf(work: Promise<void>): Promise<unknown> {
    return work.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  private turnOne({ maintenanceId, workspaceId }: Due): Promise<void> {
    return this.store.transaction(async (tx) => {
      await tx.lock(workspaceLockOf(workspaceId));
      const turn = await this.maintenances.claim(tx, maintenanceId, tx.now);
      if (turn) await this.turn(tx, turn);
    });
  }

  private putOff({ maintenanceId }: Due): Promise<void> {
    return this.maintenances.putOff(maintenanceId, this.clock.now());
  }

  private async turn(tx: Transaction, { turn, workspaceId, serverId, startsAt }: Turn): Promise<void> {
    const serverIds = await this.monitors.idsOf(tx, workspaceId, serverId);
    if (serverIds.length === 0) return;
    await tx.lock(...serverIds.map(lockOf));
    const spans = await this.maintenances.spans(serverIds, tx.now, new Date(tx.now.getTime() + 1), tx);
    for (const monitor of await this.monitors.lockAll(tx, serverIds)) {
      if (monitor.removed) continue;
      const running = isWithin(spans.get(monitor.serverId) ?? [], tx.now.getTime());
      // Another one goes on: nothing ends for this server.
      if (turn === 'end' && running) continue;
      await this.turnServer(tx, monitor, running, turn === 'end' ? tx.now.getTime() : startsAt.getTime());
    }
  }

  private async turnServer(tx: Transaction, monitor: Monitor, running: boolean, began: number): Promise<void> {
    const before = stateOf(monitor.health);
    monitor.health = withoutSuspicion(monitor.health, began);
    const state = stateOf(monitor.health);
    monitor.version += 1;
    await this.saving.execute(tx, monitor, state);
    if (before !== 'paused') await this.publishHealth(tx, monitor, running && appearsAsMaintenance(monitor.health) ? 'maintenance' : state);
    if (!running && before !== 'paused') await this.effects.checkNow(tx, monitor);
  }
}
