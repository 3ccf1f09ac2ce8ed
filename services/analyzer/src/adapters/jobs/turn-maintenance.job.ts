import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { TurnMaintenance } from '../../application/turn-maintenance.js';
import { MAINTENANCE_TIMES, MAINTENANCE_TURNS } from '../../database/maintenance.repository.js';

@Injectable()
export class TurnMaintenanceJob {
  private readonly runner: JobRunner;

  constructor(jobs: Jobs, turns: TurnMaintenance) {
    this.runner = jobs.add({
      name: 'turn-maintenance',
      everyMs: SECOND_MS,
      due: MAINTENANCE_TURNS,
      dueTimes: MAINTENANCE_TIMES,
      run: () => turns.execute(),
    });
  }

  trigger(): void {
    this.runner.trigger();
  }
}
