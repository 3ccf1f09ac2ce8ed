import { Clock } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MonitorRepository } from '../database/monitor.repository.js';
import { SlowServerRepository } from '../database/slow-server.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { stateOf, unmeasured } from '../domain/health/health.js';
import type { Evaluation } from '../domain/health/health.js';
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

  /** Under the lock of the workspace. A message about a workspace that was erased changes nothing. */
  async execute(tx: Transaction, server: ServerConfiguration): Promise<void> {
    const { serverId, name, ipAddress, website, configVersion, deleted: removed } = server;
    if ((await this.workspaces.erased(tx, [server.workspaceId])).size > 0) return;
    await tx.lock(lockOf(serverId));
    if (!removed) await this.monitors.add(tx, [server], tx.now);
    const [monitor] = await this.monitors.lockAll(tx, [serverId]);
    if (!monitor || configVersion <= monitor.configVersion) return;
    const before = stateOf(monitor.health);
    const moved = monitor.configVersion > 0 && (monitor.ipAddress !== ipAddress || monitor.website !== website);
    const isPlanPaused = await this.workspaces.isPlanPaused(tx, server.workspaceId);
    const { health, effects } = evaluateConfiguration(monitor, server, { moved, isPlanPaused }, tx.now.getTime());
    monitor.health = health;
    await this.effects.execute(tx, monitor, effects);
    if (monitor.ipAddress !== ipAddress || monitor.network === null) monitor.network = this.networks.find(ipAddress)?.key ?? '';
    // Results still under way from before a move or a pause say nothing about what comes after it.
    const targetVersion = moved || server.paused ? configVersion : monitor.targetVersion;
    Object.assign(monitor, { name, ipAddress, website, configVersion, targetVersion, removed });
    const { workspaceId, slowAlerts: alerts = true } = server;
    await this.slowServers.configure(tx, { serverId, workspaceId, alerts, moved }, await this.slowServers.now(this.clock, tx));
    await this.saving.execute(tx, monitor, before);
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
