import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { MaintenanceQuery } from '../../database/maintenance.query.js';

/** As long as the analyzer draws it in its figures. */
const KEPT_DAYS = 400;

@Injectable()
export class PruneMaintenanceJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly maintenances: MaintenanceQuery,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-maintenance', everyMs: 6 * HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    await this.maintenances.prune(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  }
}
