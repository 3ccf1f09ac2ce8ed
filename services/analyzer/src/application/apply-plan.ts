import { isPlanInForce } from '@nowahala/kernel';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Entitlement } from '../database/entitlement.entity.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { stateOf } from '../domain/health/health.js';
import { lockOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { ApplyEffects } from './apply-effects.js';
import { SaveMonitor } from './save-monitor.js';

/** A plan that has run out pauses its servers: nothing is claimed about servers that are not checked. */
@Injectable()
export class ApplyPlan {
  constructor(
    private readonly monitors: MonitorRepository,
    private readonly workspaces: WorkspaceRepository,
    private readonly effects: ApplyEffects,
    private readonly saving: SaveMonitor,
  ) {}

  /** Under the lock of the workspace. A message that comes late, or after the workspace was erased, changes nothing. */
  async execute(tx: Transaction, plan: Entitlement, planState: string): Promise<void> {
    const { workspaceId } = plan;
    if ((await this.workspaces.erased(tx, [workspaceId])).size > 0) return;
    if (!(await this.workspaces.savePlan(tx, plan))) return;
    if (planState !== 'paused' && !isPlanInForce(planState)) return;
    const serverIds = (await this.monitors.ofWorkspace(tx, workspaceId)).map((monitor) => monitor.serverId);
    if (serverIds.length === 0) return;
    await tx.lock(...serverIds.map(lockOf));
    for (const monitor of await this.monitors.lockAll(tx, serverIds)) {
      if (planState === 'paused') await this.pause(tx, monitor);
      else await this.resume(tx, monitor);
    }
  }

  private async pause(tx: Transaction, monitor: Monitor): Promise<void> {
    if (monitor.removed) return;
    const before = stateOf(monitor.health);
    const { health, effects } = new ServerHealthRules(monitor.serverId).pause(tx.now.getTime(), monitor.health, 'plan');
    if (health === monitor.health) return;
    monitor.health = health;
    await this.effects.execute(tx, monitor, effects);
    await this.saving.execute(tx, monitor, before);
  }

  private async resume(tx: Transaction, monitor: Monitor): Promise<void> {
    const before = stateOf(monitor.health);
    const health = new ServerHealthRules(monitor.serverId).resume(monitor.health, 'plan');
    if (health === monitor.health) return;
    monitor.health = health;
    await this.saving.execute(tx, monitor, before);
  }
}
