import { SECOND_MS } from '@nowahala/kernel';
import { Jobs } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { BeatClock } from '../../beats/beat-clock.js';

@Injectable()
export class CompareClocksJob {
  constructor(jobs: Jobs, clock: BeatClock) {
    jobs.add({ name: 'compare-clocks', everyMs: 15 * SECOND_MS, run: () => clock.compare() });
  }
}
