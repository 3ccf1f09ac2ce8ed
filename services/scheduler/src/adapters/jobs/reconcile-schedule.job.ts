import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { ReconcileSchedule } from '../../application/reconcile-schedule.js';
import { RunScheduleJob } from './run-schedule.job.js';

const HOUR_MS = 3_600_000;

/** At the start and once an hour. */
@Injectable()
export class ReconcileScheduleJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconcileSchedule: ReconcileSchedule,
    private readonly loops: RunScheduleJob,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'reconcile-schedule', everyMs: HOUR_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    if (await this.reconcileSchedule.execute()) this.loops.trigger();
  }
}
