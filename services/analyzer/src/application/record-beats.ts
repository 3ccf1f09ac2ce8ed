import { Clock } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { BeatRepository } from '../database/beat.repository.js';
import type { StoredBeat } from '../database/beat.repository.js';
import { BeatRunRepository } from '../database/beat-run.repository.js';
import type { RunReport } from '../database/beat-run.repository.js';
import { HeartbeatRepository } from '../database/heartbeat.repository.js';
import { heartbeatLockOf, stateOfHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import type { KeptHeartbeat } from '../domain/heartbeat/kept-heartbeat.js';
import { RecordBeat } from './record-beat.js';
import { SaveHeartbeat } from './save-heartbeat.js';

/** What one run of a gateway hands over. A repeat changes nothing. */
@Injectable()
export class RecordBeats {
  constructor(
    private readonly clock: Clock,
    private readonly heartbeats: HeartbeatRepository,
    private readonly beats: BeatRepository,
    private readonly runs: BeatRunRepository,
    private readonly recording: RecordBeat,
    private readonly saving: SaveHeartbeat,
  ) {}

  async execute(tx: Transaction, report: RunReport, given: StoredBeat[]): Promise<void> {
    if (given.length > 0) await this.record({ ...tx, now: await this.runs.now(tx, this.clock) }, given);
    await this.runs.upsert(tx, report);
  }

  private async record(tx: Transaction, given: StoredBeat[]): Promise<void> {
    // A clock that is ahead would silence the job until its time has come.
    const beats = given.map((beat) => (beat.at > tx.now ? { ...beat, at: tx.now } : beat));
    const ids = [...new Set(beats.map(({ heartbeatId }) => heartbeatId))];
    const known = await this.lock(tx, ids);
    const gone = new Set(known.filter(({ removed }) => removed).map(({ heartbeatId }) => heartbeatId));
    const counting = beats.filter(({ heartbeatId }) => !gone.has(heartbeatId));
    const kept = await this.beats.insert(tx, counting, new Map(known.map(({ heartbeatId, workspaceId }) => [heartbeatId, workspaceId])));
    for (const heartbeat of known.filter(({ removed }) => !removed)) {
      const before = stateOfHeartbeat(heartbeat, tx.now);
      const own = kept.filter(({ heartbeatId }) => heartbeatId === heartbeat.heartbeatId);
      for (const beat of own.sort((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number))
        await this.recording.execute(tx, heartbeat, beat);
      await this.saving.execute(tx, heartbeat, before);
    }
    if (kept.length > 0) await this.beats.pruneOf(tx, ids);
  }

  /** One that becomes known at this moment waits until its beats are kept, or they for it: else neither would see the other. */
  private async lock(tx: Transaction, ids: string[]): Promise<KeptHeartbeat[]> {
    const known = await this.heartbeats.knownOf(tx, ids);
    await tx.lock(...ids.filter((id) => !known.has(id)).map(heartbeatLockOf));
    return this.heartbeats.lockAll(tx, ids);
  }
}
