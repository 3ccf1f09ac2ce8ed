import { MINUTE_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { CloseHours } from '../../application/close-hours.js';

@Injectable()
export class AddUpHoursJob {
  constructor(
    jobs: Jobs,
    private readonly closeHours: CloseHours,
  ) {
    jobs.add({ name: 'add-up-hours', everyMs: MINUTE_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    return this.closeHours.execute();
  }
}
