import { MINUTE_MS } from '@nowahala/kernel';
import { Clock, Database, dueTime, Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WaitingTimeRepository } from '../../database/waiting-time.repository.js';

/** After the database's clock went back, alerts leave within a minute. */
@Injectable()
export class BringTimesBackJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly times: WaitingTimeRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'bring times back', everyMs: MINUTE_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.times.bringBack(await dueTime(this.database, this.clock));
  }
}
