import { isPlanInForce } from '@nowahala/kernel';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { HeartbeatRepository } from '../database/heartbeat.repository.js';
import { pause, resume } from '../domain/heartbeat/heartbeat.js';
import { stateOfHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { ApplyHeartbeatEffects } from './apply-heartbeat-effects.js';
import { SaveHeartbeat } from './save-heartbeat.js';

/** A plan that has run out pauses the heartbeats of its workspace, and one that goes on lets them go on. */
@Injectable()
export class PauseHeartbeatsByPlan {
  constructor(
    private readonly heartbeats: HeartbeatRepository,
    private readonly effects: ApplyHeartbeatEffects,
    private readonly saving: SaveHeartbeat,
  ) {}

  /** Under the lock of the workspace. */
  async execute(tx: Transaction, workspaceId: string, { version, state }: { version: number; state: string }): Promise<void> {
    const paused = state === 'paused';
    if (!paused && !isPlanInForce(state)) return;
    for (const heartbeat of await this.heartbeats.lockOfWorkspace(tx, workspaceId)) {
      if (version <= heartbeat.planVersion) continue;
      const before = stateOfHeartbeat(heartbeat, tx.now);
      heartbeat.planVersion = version;
      heartbeat.planPaused = paused;
      if (paused) await this.effects.execute(tx, heartbeat, pause(heartbeat.health, tx.now));
      else if (!heartbeat.ownerPaused) heartbeat.health = resume(heartbeat, heartbeat.health, tx.now);
      await this.saving.execute(tx, heartbeat, before);
    }
  }
}
