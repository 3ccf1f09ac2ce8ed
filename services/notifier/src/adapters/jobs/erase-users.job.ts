import { SECOND_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, ERASURE_DUE, ERASURE_TIMES, ErasureRequests, Jobs } from '@nowahala/platform';
import type { JobRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { EraseUser } from '../../application/erase-user.js';

/** Erases what was asked for, while the topic goes on. */
@Injectable()
export class EraseUsersJob implements OnModuleInit {
  private runner: JobRunner | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly requests: ErasureRequests,
    private readonly eraseUser: EraseUser,
  ) {}

  onModuleInit(): void {
    const run = () => this.requests.run(this.eraseUser, () => dueTime(this.database, this.clock));
    this.runner = this.jobs.add({ name: 'erase users', everyMs: 10 * SECOND_MS, due: ERASURE_DUE, dueTimes: ERASURE_TIMES, run });
  }

  trigger(): void {
    this.runner?.trigger();
  }
}
