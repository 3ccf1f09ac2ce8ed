import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { ProcessDeadlines } from '../../application/process-deadlines.js';

@Injectable()
export class ProcessDeadlinesJob {
  private readonly runner: JobRunner;

  constructor(jobs: Jobs, deadlines: ProcessDeadlines) {
    this.runner = jobs.add({ name: 'process-deadlines', everyMs: SECOND_MS, run: () => deadlines.execute() });
  }

  trigger(): void {
    this.runner.trigger();
  }
}
