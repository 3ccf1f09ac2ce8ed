import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { stateOf } from '../domain/health/health.js';
import { ServerHealthRules } from '../domain/health/server-health.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { lockOf } from './server-lock.js';
import { ApplyEffects } from './apply-effects.js';
import { EvaluateHealth } from './evaluate-health.js';

const WATCHED = new Set(['active', 'grace', 'reduced']);

/** A plan that has run out ends the watching: nobody may be told that a server is still up, or still down, that nobody looks at. */
@Injectable()
export class ApplyPlan {
  constructor(
    private readonly monitors: Monitors,
    private readonly tell: ApplyEffects,
    private readonly health: EvaluateHealth,
  ) {}

  async handle(tx: Transaction, workspaceId: string, planState: string): Promise<void> {
    if (planState !== 'paused' && !WATCHED.has(planState)) return;
    const serverIds = (await this.monitors.ofWorkspace(tx, workspaceId)).map((monitor) => monitor.serverId);
    if (serverIds.length === 0) return;
    await tx.lock(...serverIds.map(lockOf));
    for (const monitor of await this.monitors.lockAll(tx, serverIds)) {
      if (planState === 'paused') await this.pause(tx, monitor);
      else await this.resume(tx, monitor);
    }
  }

  private async pause(tx: Transaction, monitor: Monitor): Promise<void> {
    if (monitor.removed || monitor.health.now.status === 'paused') return;
    const before = stateOf(monitor.health);
    const { health, effects } = new ServerHealthRules(monitor.serverId).pause(tx.now.getTime(), monitor.health, 'plan');
    monitor.health = health;
    await this.tell.carry(tx, monitor, effects);
    await this.health.keep(tx, monitor, before);
  }

  private async resume(tx: Transaction, monitor: Monitor): Promise<void> {
    const before = stateOf(monitor.health);
    const health = new ServerHealthRules(monitor.serverId).resume(monitor.health, 'plan');
    if (health === monitor.health) return;
    monitor.health = health;
    await this.health.keep(tx, monitor, before);
  }
}
