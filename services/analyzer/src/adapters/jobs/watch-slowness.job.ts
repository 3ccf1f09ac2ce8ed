import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { WatchSlowness } from '../../application/watch-slowness.js';
import { SLOW_SERVER_DUE, SLOW_SERVER_TIMES } from '../../database/slow-server.repository.js';

@Injectable()
export class WatchSlownessJob {
  constructor(jobs: Jobs, slowness: WatchSlowness) {
    jobs.add({
      name: 'watch-slowness',
      everyMs: 5 * SECOND_MS,
      due: SLOW_SERVER_DUE,
      dueTimes: SLOW_SERVER_TIMES,
      run: () => slowness.execute(),
    });
  }
}
