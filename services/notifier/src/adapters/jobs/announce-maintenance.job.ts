import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { AnnounceMaintenance } from '../../application/announce-maintenance.js';
import { MAINTENANCE_TIMES, MAINTENANCE_TURNS } from '../../database/maintenance.repository.js';

@Injectable()
export class AnnounceMaintenanceJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly announcing: AnnounceMaintenance,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'announce maintenance',
      everyMs: 5 * SECOND_MS,
      due: MAINTENANCE_TURNS,
      dueTimes: MAINTENANCE_TIMES,
      run: () => this.announcing.execute(),
    });
    this.clock.onAdvance(() => this.announcing.execute());
  }
}
