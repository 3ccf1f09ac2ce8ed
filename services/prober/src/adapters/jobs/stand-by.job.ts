import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@nowahala/platform';
import { StandBy } from '../../application/stand-by.js';

const EVERY_MS = 2_000;

@Injectable()
export class StandByJob implements OnApplicationBootstrap {
  constructor(
    private readonly standBy: StandBy,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'stand-by', everyMs: EVERY_MS, run: () => this.standBy.execute() });
  }
}
