import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { ScheduleRepository } from '../../database/schedule.repository.js';

/** The topic keeps a snapshot for a week. One that an operator hands over later still is taken away again by the reconciliation. */
const KEPT_MS = 90 * DAY_MS;

/** Deletes what is remembered of deleted servers, once no snapshot of theirs comes any more. */
@Injectable()
export class PruneDeletedServersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly schedule: ScheduleRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-deleted-servers', everyMs: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    await this.schedule.pruneDeleted(new Date(now.getTime() - KEPT_MS));
  }
}
