import type { HeartbeatSchedule } from '@nowahala/kernel';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { BeatRepository } from '../database/beat.repository.js';
import { HeartbeatRepository } from '../database/heartbeat.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { pause, pendingHeartbeat, reschedule, resume } from '../domain/heartbeat/heartbeat.js';
import type { HeartbeatExpectation } from '../domain/heartbeat/heartbeat.js';
import { heartbeatLockOf, stateOfHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { ApplyHeartbeatEffects } from './apply-heartbeat-effects.js';
import { RecordBeat } from './record-beat.js';
import { SaveHeartbeat } from './save-heartbeat.js';

export interface HeartbeatConfiguration extends Omit<HeartbeatExpectation, 'schedule'> {
  heartbeatId: string;
  workspaceId: string;
  userId: string;
  name: string;
  /** Null once it is deleted and its account erased. */
  schedule: HeartbeatSchedule | null;
  paused: boolean;
  deleted: boolean;
  configVersion: number;
}

/** What the owner decided about a heartbeat, under the lock of the workspace. A lower version, and what comes after the erasure, changes nothing. */
@Injectable()
export class ConfigureHeartbeat {
  constructor(
    private readonly workspaces: WorkspaceRepository,
    private readonly heartbeats: HeartbeatRepository,
    private readonly beats: BeatRepository,
    private readonly effects: ApplyHeartbeatEffects,
    private readonly recording: RecordBeat,
    private readonly saving: SaveHeartbeat,
  ) {}

  async execute(tx: Transaction, given: HeartbeatConfiguration): Promise<void> {
    const { heartbeatId, workspaceId, userId } = given;
    if ((await this.workspaces.erased(tx, [workspaceId])).size > 0) return;
    await tx.lock(heartbeatLockOf(heartbeatId));
    await this.heartbeats.insert(tx, { ...unknown(given), heartbeatId, workspaceId, userId, stateSince: tx.now });
    const [heartbeat] = await this.heartbeats.lockAll(tx, [heartbeatId]);
    if (!heartbeat || given.configVersion <= heartbeat.configVersion) return;
    const isNew = heartbeat.configVersion === 0;
    const before = stateOfHeartbeat(heartbeat, tx.now);
    const { name, graceMinutes, onlyPost, addressRound, configVersion, paused: ownerPaused, deleted: removed } = given;
    const moved = given.graceMinutes !== heartbeat.graceMinutes || JSON.stringify(given.schedule) !== JSON.stringify(heartbeat.schedule);
    const schedule = given.schedule ?? heartbeat.schedule;
    Object.assign(heartbeat, { name, graceMinutes, onlyPost, addressRound, configVersion, ownerPaused, removed, schedule });
    if (isNew) heartbeat.planPaused = (await this.workspaces.pausedByPlan(tx, [workspaceId])).has(workspaceId);
    if (removed) await this.remove(tx, heartbeat);
    else if (ownerPaused || heartbeat.planPaused) await this.effects.execute(tx, heartbeat, pause(heartbeat.health, tx.now));
    else heartbeat.health = resume(heartbeat, heartbeat.health, tx.now);
    if (moved && !isNew) heartbeat.health = reschedule(heartbeat, heartbeat.health, tx.now);
    if (isNew && !removed) await this.recordEarlier(tx, heartbeat);
    await this.saving.execute(tx, heartbeat, before);
  }

  /** Only the bare id stays, so that late beats and settings bring nothing back. */
  private async remove(tx: Transaction, heartbeat: KeptHeartbeat): Promise<void> {
    await this.effects.execute(tx, heartbeat, pause(heartbeat.health, tx.now, 'deleted'));
    await this.beats.deleteOf(tx, heartbeat.heartbeatId);
    heartbeat.words = '';
  }

  /** The job was faster than the message about it. */
  private async recordEarlier(tx: Transaction, heartbeat: KeptHeartbeat): Promise<void> {
    await this.beats.assign(tx, heartbeat.heartbeatId, heartbeat.workspaceId);
    for (const beat of (await this.beats.list(heartbeat.heartbeatId, tx)).reverse()) await this.recording.execute(tx, heartbeat, beat);
  }
}

const unknown = (given: HeartbeatConfiguration) => ({
  ...given,
  schedule: given.schedule ?? { everyMinutes: 0 },
  configVersion: 0,
  removed: false,
  ownerPaused: false,
  planPaused: false,
  planVersion: 0,
  health: pendingHeartbeat,
  words: '',
});
