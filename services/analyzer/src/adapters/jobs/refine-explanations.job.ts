import { SECOND_MS } from '@nowahala/kernel';
import { Jobs, LOGGER, Semaphore } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RefineExplanations } from '../../application/refine-explanations.js';
import { RequestExplanation } from '../../application/request-explanation.js';
import { EXPLANATION_TIMES, EXPLANATION_WISHED } from '../../database/explanation.repository.js';

/** Questions to the AI at a time. */
const SIDE_BY_SIDE = 4;
const tooBusy = new Error('all workers are busy');

@Injectable()
export class RefineExplanationsJob {
  private readonly workers = new Semaphore(SIDE_BY_SIDE, { maxWaiting: 0, tooBusy: () => tooBusy });

  constructor(
    jobs: Jobs,
    requests: RequestExplanation,
    private readonly explanations: RefineExplanations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const runner = jobs.add({
      name: 'refine-explanations',
      everyMs: SECOND_MS,
      due: EXPLANATION_WISHED,
      dueTimes: EXPLANATION_TIMES,
      run: () => this.run(),
    });
    requests.afterRequest(() => runner.trigger());
  }

  /** Does not wait for the answers: a slow one never delays the next request. */
  async run(): Promise<void> {
    for (let worker = 0; worker < SIDE_BY_SIDE; worker += 1)
      void this.workers
        .run(() => this.explanations.execute())
        .catch((error: unknown) => {
          if (error !== tooBusy) this.logger.warn({ err: error }, 'explanation postponed');
        });
  }
}
