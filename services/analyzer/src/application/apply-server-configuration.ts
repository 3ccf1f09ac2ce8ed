import { Clock } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MonitorRepository } from '../database/monitor.repository.js';
import { SlowServerRepository } from '../database/slow-server.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { stateOf, unmeasured } from '../domain/health/health.js';
import type { Evaluation, PublicState } from '../domain/health/health.js';
import { lockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { ApplyEffects } from './apply-effects.js';
import { NETWORKS } from './ports.js';
import type { Networks } from './ports.js';
import { SaveMonitor } from './save-monitor.js';

/** A server as its owner has configured it. */
export interface ServerConfiguration {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  paused: boolean;
  deleted: boolean;
  /** Absent from a release that knows no slow servers: on. */
  slowAlerts?: boolean | undefined;
  configVersion: number;
}

/** With the transaction that speaks for its message. */
export interface ConfigurationChange {
  server: ServerConfiguration;
  tx: Transaction;
}

interface AppliedChange extends ConfigurationChange {
  monitor: Monitor;
  before: PublicState;
  moved: boolean;
}

/** Pausing, deleting and moving a server end its incident; resuming and moving start its health afresh. */
@Injectable()
export class ApplyServerConfiguration {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly effects: ApplyEffects,
    private readonly saving: SaveMonitor,
    private readonly slowServers: SlowServerRepository,
    private readonly clock: Clock,
    @Inject(NETWORKS) private readonly networks: Networks,
  ) {}

  /** Under the locks of the workspaces. A message about a workspace that was erased changes nothing. */
  async execute(tx: Transaction, changes: readonly ConfigurationChange[]): Promise<void> {
    // Of one server one after the other.
    for (let left = changes; left.length > 0;) {
      const first = new Map(left.toReversed().map((change) => [change.server.serverId, change]));
      await this.applyAll(tx, [...first.values()]);
      left = left.filter((change) => first.get(change.server.serverId) !== change);
    }
  }

  /** Each server once. */
  private async applyAll(tx: Transaction, changes: ConfigurationChange[]): Promise<void> {
    const workspaceIds = [...new Set(changes.map(({ server }) => server.workspaceId))];
    const serverIds = changes.map(({ server }) => server.serverId);
    const [erased] = await Promise.all([this.workspaces.erased(tx, workspaceIds), tx.lock(...serverIds.map(lockOf))]);
    const living = changes.filter(({ server }) => !erased.has(server.workspaceId));
    const kept = living.map(({ server }) => server).filter(({ deleted }) => !deleted);
    const [, monitors, pausedByPlan, now] = await Promise.all([
      this.monitors.add(tx, kept, tx.now),
      this.monitors.lockAll(tx, serverIds),
      this.workspaces.pausedByPlan(tx, workspaceIds),
      this.slowServers.now(this.clock, tx),
    ]);
    const known = new Map(monitors.map((monitor) => [monitor.serverId, monitor]));
    const applied: AppliedChange[] = [];
    for (const { server, tx: own } of living) {
      const monitor = known.get(server.serverId);
      if (!monitor || server.configVersion <= monitor.configVersion) continue;
      const before = stateOf(monitor.health);
      const moved = await this.apply(own, monitor, server, pausedByPlan.has(server.workspaceId));
      applied.push({ monitor, server, before, moved, tx: own });
    }
    if (applied.length === 0) return;
    const slow = applied.map(({ server: { serverId, workspaceId, slowAlerts: alerts = true }, moved }) => ({
      ...{ serverId, workspaceId, alerts, moved },
    }));
    await Promise.all([
      this.slowServers.configure(tx, slow, now),
      ...applied.map(({ tx: own, monitor, before }) => this.saving.execute(own, monitor, before)),
    ]);
  }

  /** Changes the monitor, and does what follows from it. Answers whether the server moved. */
  private async apply(tx: Transaction, monitor: Monitor, server: ServerConfiguration, isPlanPaused: boolean): Promise<boolean> {
    const { name, ipAddress, website, configVersion, deleted: removed } = server;
    const moved = monitor.configVersion > 0 && (monitor.ipAddress !== ipAddress || monitor.website !== website);
    const { health, effects } = evaluateConfiguration(monitor, server, { moved, isPlanPaused }, tx.now.getTime());
    monitor.health = health;
    await this.effects.execute(tx, monitor, effects);
    if (monitor.ipAddress !== ipAddress || monitor.network === null) monitor.network = this.networks.find(ipAddress)?.key ?? '';
    // Results still under way from before a move or a pause say nothing about what comes after it.
    const targetVersion = moved || server.paused ? configVersion : monitor.targetVersion;
    Object.assign(monitor, { name, ipAddress, website, configVersion, targetVersion, removed });
    return moved;
  }
}

function evaluateConfiguration(
  { serverId, health }: Monitor,
  server: ServerConfiguration,
  { moved, isPlanPaused }: { moved: boolean; isPlanPaused: boolean },
  time: number,
): Evaluation {
  const rules = new ServerHealthRules(serverId);
  if (server.deleted) return { health: unmeasured, effects: rules.close(time, health, 'deleted') };
  if (server.paused) return rules.pause(time, health);
  const resumed = rules.resume(health);
  // Also a server that was added before the plan was paused and is heard of only now.
  if (isPlanPaused) return rules.pause(time, resumed, 'plan');
  return moved && resumed.now.status !== 'paused'
    ? { health: unmeasured, effects: rules.close(time, resumed, 'reconfigured') }
    : { health: resumed, effects: [] };
}
