import { SECOND_MS } from '@nowahala/kernel';
import { Clock, ERASURE_DUE, ERASURE_TIMES, ErasureRequests, Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { EraseUser } from '../../application/erase-user.js';

/** Erases what was asked for, while the topic goes on. */
@Injectable()
export class EraseUsersJob {
  private readonly runner: JobRunner;

  constructor(jobs: Jobs, clock: Clock, requests: ErasureRequests, eraseUser: EraseUser) {
    const run = () => requests.run(eraseUser, () => clock.now());
    this.runner = jobs.add({ name: 'erase-users', everyMs: 10 * SECOND_MS, due: ERASURE_DUE, dueTimes: ERASURE_TIMES, run });
  }

  trigger(): void {
    this.runner.trigger();
  }
}
