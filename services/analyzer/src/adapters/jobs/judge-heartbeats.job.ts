import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { HEARTBEAT_DUE, HEARTBEAT_TIMES } from '../../database/heartbeat.repository.js';
import { JudgeHeartbeats } from '../../application/judge-heartbeats.js';

@Injectable()
export class JudgeHeartbeatsJob {
  constructor(jobs: Jobs, heartbeats: JudgeHeartbeats) {
    jobs.add({
      name: 'judge-heartbeats',
      everyMs: 15 * SECOND_MS,
      due: HEARTBEAT_DUE,
      dueTimes: HEARTBEAT_TIMES,
      run: () => heartbeats.execute(),
    });
  }
}
