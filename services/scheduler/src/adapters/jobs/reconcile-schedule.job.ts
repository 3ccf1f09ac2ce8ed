import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { ReconcileSchedule } from '../../application/reconcile-schedule.js';
import { RunScheduleJob } from './run-schedule.job.js';

/** Once an hour; what a run does not finish the next one goes on with. */
@Injectable()
export class ReconcileScheduleJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconcileSchedule: ReconcileSchedule,
    private readonly loops: RunScheduleJob,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'reconcile-schedule', everyMs: MINUTE_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    if (await this.reconcileSchedule.execute()) this.loops.trigger();
  }
}
