import type { FactoryProvider, Type } from '@nestjs/common';
import { SECOND_MS } from '@nowahala/kernel';
import { Clock } from '../core/clock.js';
import { dueTime } from '../database/agreed-time.js';
import { Database } from '../database/database.js';
import { ERASURE_DUE, ERASURE_TIMES, ErasureRequests } from '../database/erasure-requests.js';
import type { ErasureWork } from '../database/erasure-requests.js';
import { Jobs } from '../jobs/jobs.js';
import type { JobRunner } from '../jobs/jobs.js';

/** Erases what was asked for, while the topic goes on. */
export class ErasureJob {
  private readonly runner: JobRunner;

  private constructor(name: string, jobs: Jobs, clock: Clock, database: Database, requests: ErasureRequests, work: ErasureWork) {
    const run = () => requests.run(work, () => dueTime(database, clock));
    this.runner = jobs.add({ name, everyMs: 10 * SECOND_MS, due: ERASURE_DUE, dueTimes: ERASURE_TIMES, run });
  }

  /** Provides it to a service, whose class says what is erased. */
  static of(work: Type<ErasureWork>, name: string): FactoryProvider<ErasureJob> {
    const useFactory = (...given: [Jobs, Clock, Database, ErasureRequests, ErasureWork]) => new ErasureJob(name, ...given);
    return { provide: ErasureJob, useFactory, inject: [Jobs, Clock, Database, ErasureRequests, work] };
  }

  trigger(): void {
    this.runner.trigger();
  }
}
