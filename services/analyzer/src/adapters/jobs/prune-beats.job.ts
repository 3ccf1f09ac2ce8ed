import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { BeatRunRepository } from '../../database/beat-run.repository.js';
import { BeatRepository } from '../../database/beat.repository.js';

const RUNS_KEPT_DAYS = 100;

@Injectable()
export class PruneBeatsJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly beats: BeatRepository,
    private readonly runs: BeatRunRepository,
  ) {
    jobs.add({ name: 'prune-beats', everyMs: HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = (await agreedTime(this.database, this.clock)).getTime();
    await this.beats.pruneOfNobody(new Date(now - DAY_MS));
    await this.runs.prune(new Date(now - RUNS_KEPT_DAYS * DAY_MS));
  }
}
