import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { stateOf } from '../domain/health/health.js';
import type { Effect } from '../domain/health/health.js';
import { ServerHealthRules } from '../domain/health/server-health.js';
import { Monitors } from './ports/monitors.js';
import type { Monitor } from './ports/monitors.js';
import { ApplyEffects } from './apply-effects.js';
import { EvaluateHealth } from './evaluate-health.js';

/** A server as its owner has set it up now. */
export interface ServerConfiguration {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  paused: boolean;
  deleted: boolean;
  version: number;
}

/** What an owner does to a server ends or restarts what we believe of it. */
@Injectable()
export class ApplyServerConfiguration {
  constructor(
    private readonly monitors: Monitors,
    private readonly tell: ApplyEffects,
    private readonly health: EvaluateHealth,
  ) {}

  async handle(tx: Transaction, setup: ServerConfiguration): Promise<void> {
    // One that is gone is not begun: its account may be being erased, and forgotten here already.
    if (!setup.deleted) await this.monitors.add(tx, [setup], tx.now);
    const [monitor] = await this.monitors.lockAll(tx, [setup.serverId]);
    if (!monitor || setup.version <= monitor.configVersion) return;
    const before = stateOf(monitor.health);
    const moved = monitor.configVersion > 0 && (monitor.ipAddress !== setup.ipAddress || monitor.website !== setup.website);
    const effects = this.consequences(monitor, setup, moved, tx.now.getTime());
    await this.tell.carry(tx, monitor, effects);
    Object.assign(monitor, {
      name: setup.name,
      ipAddress: setup.ipAddress,
      website: setup.website,
      configVersion: setup.version,
      // Answers still under way from before a move or a pause say nothing about what comes after it.
      targetVersion: moved || setup.paused ? setup.version : monitor.targetVersion,
      removed: setup.deleted,
    });
    await this.health.keep(tx, monitor, before);
  }

  private consequences(monitor: Monitor, setup: ServerConfiguration, moved: boolean, time: number): Effect[] {
    const rules = new ServerHealthRules(monitor.serverId);
    if (setup.deleted) {
      const effects = rules.close(time, monitor.health, 'deleted');
      monitor.health = { now: { status: 'new' }, outages: [] };
      return effects;
    }
    if (setup.paused) {
      if (monitor.health.now.status === 'paused') return [];
      const evaluation = rules.pause(time, monitor.health);
      monitor.health = evaluation.health;
      return evaluation.effects;
    }
    monitor.health = rules.resume(monitor.health);
    if (!moved) return [];
    const effects = rules.close(time, monitor.health, 'reconfigured');
    monitor.health = { now: { status: 'new' }, outages: [] };
    return effects;
  }
}
