import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { HeartbeatRepository } from '../database/heartbeat.repository.js';
import { stateOfHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import type { HeartbeatState, KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';

/** Stores a heartbeat, and publishes its state when what people see has changed. */
@Injectable()
export class SaveHeartbeat {
  constructor(private readonly heartbeats: HeartbeatRepository) {}

  /** `judgeAt`: where outages of ours pushed the deadline. */
  async execute(tx: Transaction, heartbeat: KeptHeartbeat, before: HeartbeatState, judgeAt?: Date): Promise<void> {
    const { heartbeatId, workspaceId, userId } = heartbeat;
    const state = stateOfHeartbeat(heartbeat, tx.now);
    if (state !== before) heartbeat.stateSince = tx.now;
    await this.heartbeats.update(tx, heartbeat, judgeAt);
    const changed = { heartbeatId, workspaceId, userId, state, at: tx.now };
    if (state !== before) await tx.publish('heartbeat.state', changed, { key: heartbeatId, tenantId: workspaceId });
  }
}
