import { Clock, Database, LOGGER, Semaphore, Store } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MonitorRepository } from '../database/monitor.repository.js';
import { stateOf } from '../domain/health/health.js';
import { lockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { downPolicy } from '../domain/health/down-policy.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { ApplyEffects } from './apply-effects.js';
import { OpenIncidents } from './open-incidents.js';
import { RegionSight } from './region-sight.js';
import { SaveMonitor } from './save-monitor.js';

const BATCH = 500;
/** Transactions at a time; the pool serves others too. */
const SIDE_BY_SIDE = 3;
/** Of a run; what is behind them has most likely the same fault. */
const LOGGED_AT_MOST = 10;

/**
 * What happens because time passed, by the database's clock: suspects without a verdict, incidents that waited for their siblings,
 * hourly digests.
 */
@Injectable()
export class ProcessDeadlines {
  private readonly transactions = new Semaphore(SIDE_BY_SIDE);

  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly monitors: MonitorRepository,
    private readonly openings: OpenIncidents,
    private readonly regions: RegionSight,
    private readonly effects: ApplyEffects,
    private readonly saving: SaveMonitor,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A workspace that cannot be judged holds up no other; neither does one in which something is due still, until the next run. */
  async execute(): Promise<void> {
    const [taken, leftOut] = [new Set<string>(), new Set<string>()];
    for (let failed = 0; ;) {
      const due = await this.monitors.findDue(this.database, this.clock.offset, BATCH, [...leftOut]);
      if (due.length === 0) return;
      for (const { workspaceId } of due) if (taken.has(workspaceId)) leftOut.add(workspaceId);
      const workspaceIds = [...new Set(due.map((one) => one.workspaceId))].filter((id) => !taken.has(id));
      for (const workspaceId of workspaceIds) taken.add(workspaceId);
      const take = (workspaceId: string) =>
        this.transactions
          .run(() => this.take(workspaceId))
          .catch((error: unknown) => {
            leftOut.add(workspaceId);
            if ((failed += 1) <= LOGGED_AT_MOST)
              this.logger.error({ err: error, workspace_id: workspaceId }, 'deadlines of a workspace could not be judged');
          });
      await Promise.all(workspaceIds.map(take));
    }
  }

  private take(workspaceId: string): Promise<void> {
    return this.store.transaction(async (tx) => this.process({ ...tx, now: await this.monitors.now(tx, this.clock) }, workspaceId));
  }

  private async process(tx: Transaction, workspaceId: string): Promise<void> {
    const serverIds = await this.monitors.findDueWithRelated(tx, workspaceId, tx.now);
    if (serverIds.length === 0) return;
    await tx.lock(...serverIds.map(lockOf));
    const monitors = await this.monitors.lockAll(tx, serverIds);
    const before = new Map(monitors.map((one) => [one, stateOf(one.health)]));
    const time = tx.now.getTime();
    const live = await this.regions.live(tx);
    const changed = new Set<Monitor>();
    for (const monitor of monitors.filter((one) => !isConfirmed(one))) {
      const { health, effects } = new ServerHealthRules(monitor.serverId, downPolicy, live).passTime(time, monitor.health);
      if (health === monitor.health) continue;
      monitor.health = health;
      await this.effects.execute(tx, monitor, effects);
      changed.add(monitor);
    }
    const due = monitors.filter((one) => isDue(one, time));
    const opened = await this.openings.execute(tx, 'deadline', due, monitors);
    for (const monitor of new Set([...changed, ...opened.changed])) await this.saving.execute(tx, monitor, before.get(monitor)!);
  }
}

const isConfirmed = ({ health: { now } }: Monitor): boolean => now.status === 'suspect' && now.confirmed !== null;
const isDue = ({ health: { now } }: Monitor, time: number): boolean =>
  now.status === 'suspect' && now.confirmed !== null && now.confirmed.openAt <= time;
