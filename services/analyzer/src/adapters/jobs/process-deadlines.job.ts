import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ProcessDeadlines } from '../../application/process-deadlines.js';
import { DEADLINE_PASSED, DEADLINES } from '../../database/monitor.repository.js';

@Injectable()
export class ProcessDeadlinesJob {
  private readonly runner: JobRunner;

  constructor(jobs: Jobs, deadlines: ProcessDeadlines) {
    this.runner = jobs.add({
      name: 'process-deadlines',
      everyMs: SECOND_MS,
      due: DEADLINE_PASSED,
      dueTimes: DEADLINES,
      run: () => deadlines.execute(),
    });
  }

  trigger(): void {
    this.runner.trigger();
  }
}
