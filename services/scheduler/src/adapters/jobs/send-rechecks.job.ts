import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { SendRechecks } from '../../application/send-rechecks.js';
import { RECHECK_DUE, RECHECK_TIMES } from '../../database/recheck.repository.js';

const TRIGGER_WITHIN_MS = 120_000;

@Injectable()
export class SendRechecksJob implements OnModuleInit {
  private runner: JobRunner | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly sendRechecks: SendRechecks,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({
      name: 'rechecks',
      everyMs: 1_000,
      due: RECHECK_DUE,
      dueTimes: RECHECK_TIMES,
      run: () => this.sendRechecks.execute(),
    });
  }

  /** A run in the moment when a recheck is due, not up to a second later. */
  triggerAt(dueAt: Date): void {
    const wait = Math.max(0, dueAt.getTime() - this.clock.nowMs());
    if (wait < TRIGGER_WITHIN_MS) setTimeout(() => void this.runner?.runNow(), wait).unref();
  }
}
