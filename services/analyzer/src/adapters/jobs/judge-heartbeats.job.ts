import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { JudgeHeartbeats } from '../../application/judge-heartbeats.js';

@Injectable()
export class JudgeHeartbeatsJob {
  constructor(jobs: Jobs, heartbeats: JudgeHeartbeats) {
    jobs.add({ name: 'judge-heartbeats', everyMs: 15 * SECOND_MS, run: () => heartbeats.execute() });
  }
}
