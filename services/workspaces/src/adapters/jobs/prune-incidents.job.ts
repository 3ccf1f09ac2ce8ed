import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';

const HOUR_MS = 3_600_000;
/** Longer than a message about an incident can still be on its way. */
const KEPT_MS = 9 * 24 * HOUR_MS;

/** A resolved incident is kept only as long as an older message about it could still arrive. */
@Injectable()
export class PruneIncidentsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly signals: ServerSignalRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-incidents', everyMs: HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    await this.signals.pruneResolved(new Date(now.getTime() - KEPT_MS));
  }
}
