import type { DueCheck, ResultSink } from './ports.js';
import { missed } from '../domain/check.js';

export interface AccountForLostParts {
  /** Requests of the last while, read a second time. */
  reread(since: Date): Promise<DueCheck[]>;
  /** Whether this prober took the check, before or after its start. */
  knows(serverId: string, scheduledAt: Date): boolean;
  sink: ResultSink;
  now(): Date;
  wait(ms: number): Promise<void>;
}

const lookBackMs = 45_000;
/** By then every check that was ordered before our start is done, here or at another prober, or lost. */
const settledMs = 25_000;

/**
 * A prober that was killed took with it the checks under way, and the bus believes them done. So each prober looks at its
 * start at what was ordered shortly before, and answers "missed" for what it never came to see. Where a result exists
 * the answer is ignored (the first row of a slot stays), so that each slot has one row and none goes unaccounted for.
 */
export class AccountForLost {
  constructor(private readonly parts: AccountForLostParts) {}

  async run(): Promise<number> {
    const startedAt = this.parts.now();
    const ordered = await this.parts.reread(new Date(startedAt.getTime() - lookBackMs));
    if (ordered.length === 0) return 0;
    await this.parts.wait(settledMs);
    const lost = ordered.filter(({ target, scheduledAt }) => scheduledAt <= startedAt && !this.parts.knows(target.serverId, scheduledAt));
    const at = this.parts.now();
    for (const due of lost) this.parts.sink.add({ due, startedAt: at, endedAt: at, result: missed('not_measured', due.target) });
    return lost.length;
  }
}
