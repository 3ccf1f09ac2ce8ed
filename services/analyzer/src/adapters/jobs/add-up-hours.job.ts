import { MINUTE_MS } from '@nowahala/kernel';
import { Clock, Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { PingRepository } from '../../database/ping.repository.js';

/** Late results arrive within this time; a later one makes the hour be added up once more. */
const HOUR_IS_QUIET_AFTER_MS = 2 * MINUTE_MS;

@Injectable()
export class AddUpHoursJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly pings: PingRepository,
  ) {
    jobs.add({ name: 'add-up-hours', everyMs: MINUTE_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const quiet = new Date(this.clock.nowMs() - HOUR_IS_QUIET_AFTER_MS);
    while (await this.pings.addUpOne(quiet));
  }
}
