import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { record } from '../domain/heartbeat/heartbeat.js';
import type { Beat } from '../domain/heartbeat/heartbeat.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { ApplyHeartbeatEffects } from './apply-heartbeat-effects.js';

/** One call of a job, judged by the time at which it came. The caller saves the heartbeat. */
@Injectable()
export class RecordBeat {
  constructor(
    private readonly maintenances: MaintenanceRepository,
    private readonly effects: ApplyHeartbeatEffects,
  ) {}

  async execute(tx: Transaction, heartbeat: KeptHeartbeat, beat: Beat): Promise<void> {
    const { workspaceId, health } = heartbeat;
    const isWorkedOn = beat.kind === 'fail' && (await this.maintenances.ofWorkspaces(tx, [workspaceId], beat.at)).has(workspaceId);
    await this.effects.execute(tx, heartbeat, record(heartbeat, health, beat, { now: tx.now, isWorkedOn }), { beat });
  }
}
