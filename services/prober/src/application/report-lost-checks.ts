import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import { unmeasured } from '../domain/check.js';
import { REQUEST_HISTORY } from './ports.js';
import type { RequestHistory } from './ports.js';
import { PublishResults } from './publish-results.js';
import { RunChecks } from './run-checks.js';

const LOOK_BACK_MS = 45_000;
/** By then every check that was requested before the start is done, here or at another prober, or lost. */
const SETTLED_MS = 25_000;

/**
 * A killed prober takes with it the checks under way, and the bus believes them done. So each prober reads at its start
 * what was requested shortly before, and reports as unmeasured what it never came to see. Where a result exists the
 * report is ignored (the first row of a slot stays), so that each slot has exactly one.
 */
@Injectable()
export class ReportLostChecks {
  constructor(
    @Inject(REQUEST_HISTORY) private readonly history: RequestHistory,
    private readonly checks: RunChecks,
    private readonly results: PublishResults,
    private readonly clock: Clock,
  ) {}

  /** Answers how many were lost. */
  async execute(wait: (ms: number) => Promise<unknown>): Promise<number> {
    const startedAt = this.clock.now();
    const requested = await this.history.readSince(new Date(startedAt.getTime() - LOOK_BACK_MS));
    if (requested.length === 0) return 0;
    await wait(SETTLED_MS);
    const lost = requested.filter(
      ({ target, scheduledAt }) => scheduledAt <= startedAt && !this.checks.hasAccepted(target.serverId, scheduledAt),
    );
    const at = this.clock.now();
    for (const request of lost)
      this.results.add({ request, startedAt: at, endedAt: at, result: unmeasured('not_measured', request.target) });
    return lost.length;
  }
}
