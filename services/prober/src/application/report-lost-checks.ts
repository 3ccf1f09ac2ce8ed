import type { CheckRequest, ResultSink } from './ports.js';
import { unmeasured } from '../domain/check.js';

export interface ReportLostChecksParts {
  /** Requests of the last while, read a second time. */
  reread(since: Date): Promise<CheckRequest[]>;
  /** Whether this prober took the check, before or after its start. */
  knows(serverId: string, scheduledAt: Date): boolean;
  sink: ResultSink;
  now(): Date;
  wait(ms: number): Promise<void>;
}

const LOOK_BACK_MS = 45_000;
/** By then every check that was ordered before our start is done, here or at another prober, or lost. */
const SETTLED_MS = 25_000;

/**
 * A prober that was killed took with it the checks under way, and the bus believes them done. So each prober looks at its
 * start at what was ordered shortly before, and answers "missed" for what it never came to see. Where a result exists
 * the answer is ignored (the first row of a slot stays), so that each slot has one row and none goes unaccounted for.
 */
export class ReportLostChecks {
  constructor(private readonly parts: ReportLostChecksParts) {}

  async execute(): Promise<number> {
    const startedAt = this.parts.now();
    const ordered = await this.parts.reread(new Date(startedAt.getTime() - LOOK_BACK_MS));
    if (ordered.length === 0) return 0;
    await this.parts.wait(SETTLED_MS);
    const lost = ordered.filter(({ target, scheduledAt }) => scheduledAt <= startedAt && !this.parts.knows(target.serverId, scheduledAt));
    const at = this.parts.now();
    for (const request of lost)
      this.parts.sink.add({ request, startedAt: at, endedAt: at, result: unmeasured('not_measured', request.target) });
    return lost.length;
  }
}
