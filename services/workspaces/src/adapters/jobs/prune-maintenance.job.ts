import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Clock, Jobs } from '@nowahala/platform';
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
    private readonly maintenances: MaintenanceQuery,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-maintenance', everyMs: 6 * HOUR_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.maintenances.prune(new Date(this.clock.nowMs() - KEPT_DAYS * DAY_MS));
  }
}
