import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { MaintenanceQuery } from '../../database/maintenance.query.js';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';

/** Longer than a message about a resolved incident can still be on its way. */
const RESOLVED_KEPT_MS = 9 * DAY_MS;
/** As long as the analyzer draws it in its figures. */
const MAINTENANCE_KEPT_MS = 400 * DAY_MS;

/** Deletes rows that no rule reads any more. */
@Injectable()
export class PruneExpiredJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly signals: ServerSignalRepository,
    private readonly maintenances: MaintenanceQuery,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-expired', everyMs: HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = (await agreedTime(this.database, this.clock)).getTime();
    await this.signals.pruneResolved(new Date(now - RESOLVED_KEPT_MS));
    await this.maintenances.prune(new Date(now - MAINTENANCE_KEPT_MS));
  }
}
