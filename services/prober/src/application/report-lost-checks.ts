import { Inject, Injectable } from '@nestjs/common';
import { BusClock } from './bus-clock.js';
import { type CheckRequest, latestStartOf, unmeasured } from '../domain/check.js';
import { deadProbers } from '../domain/dead-probers.js';
import { BUS_HISTORY, PROBER_ID, RESULT_PUBLISHER } from './ports.js';
import type { BusHistory, ResultPublisher } from './ports.js';
import { PublishResults } from './publish-results.js';
import { RunChecks } from './run-checks.js';

/** Requests are kept for a quarter of an hour. */
const LOOK_BACK_MS = 14 * 60_000;
/** What a prober has under way was requested at most so long before its last sign of life, or shortly after it. */
const HELD_MS = 45_000;
const NEXT_SIGN_MS = 14_000;
/** By then everybody who is alive has reported. */
const SETTLED_MS = 25_000;
/** What a reader that died left behind keeps the next one out for half a minute. */
const MOST_TRIES = 6;
const AGAIN_MS = 15_000;
const LONGEST_UNKNOWN_MS = LOOK_BACK_MS / 2;
/** The longest check, its proof of sight, and the way of its result. */
const LONGEST_CHECK_MS = 20_000;

/**
 * A killed prober takes with it the checks under way, and the bus believes them done. So each prober looks at its start
 * whether one has died, and reports as unmeasured what that one held: only once nobody who is alive could still measure it,
 * because another prober may have it and let it wait for its destination.
 */
@Injectable()
export class ReportLostChecks {
  constructor(
    @Inject(BUS_HISTORY) private readonly history: BusHistory,
    @Inject(PROBER_ID) private readonly proberId: string,
    @Inject(RESULT_PUBLISHER) private readonly publisher: Pick<ResultPublisher, 'startedAt'>,
    private readonly checks: RunChecks,
    private readonly results: PublishResults,
    private readonly clock: BusClock,
  ) {}

  /** Answers how many were lost. */
  async execute(wait: (ms: number) => Promise<unknown>): Promise<number> {
    const startedAtMs = performance.now();
    await wait(SETTLED_MS);
    // Of a bus that is slow nothing is known for long.
    for (let waits = 0; !this.clock.isKnown && waits < LONGEST_UNKNOWN_MS / AGAIN_MS; waits += 1) await wait(AGAIN_MS);
    const { signs, startedAt, readAt } = await persistently(wait, async () => {
      // By a wrong clock everybody else would be dead.
      if (!this.clock.isKnown) throw new Error('the time of the bus is not known yet');
      // Reading takes time, in which those who are alive report what is not read any more.
      const readAt = this.clock.now();
      const startedAt = before(readAt, performance.now() - startedAtMs);
      return { signs: await this.history.readSignsOfLife(before(startedAt, LOOK_BACK_MS)), startedAt, readAt };
    });
    const self = { proberId: this.proberId, processStartedAt: this.publisher.startedAt, startedAt };
    const dead = deadProbers(signs, self, readAt).map(({ at }) => at.getTime());
    if (dead.length === 0) return 0;
    const isLost = (request: CheckRequest): boolean => wasHeldBy(dead, request) && this.isNotOurs(request);
    const lost = await persistently(wait, () => this.history.readRequests(before(new Date(Math.min(...dead)), HELD_MS), isLost));
    let reported = 0;
    for (const { request, safeAt } of lost.map(whenSafe).toSorted((a, b) => a.safeAt - b.safeAt)) {
      const waitMs = safeAt - this.clock.nowMs();
      if (waitMs > 0) await wait(waitMs);
      if (!this.isNotOurs(request)) continue;
      const at = this.clock.now();
      this.results.add({ request, startedAt: at, endedAt: at, result: unmeasured('not_measured', request.target) });
      reported += 1;
    }
    return reported;
  }

  private isNotOurs({ target, scheduledAt }: CheckRequest): boolean {
    return !this.checks.hasAccepted(target.serverId, scheduledAt);
  }
}

async function persistently<T>(wait: (ms: number) => Promise<unknown>, read: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await wait(AGAIN_MS);
    }
  }
}

function wasHeldBy(dead: readonly number[], { scheduledAt }: CheckRequest): boolean {
  const at = scheduledAt.getTime();
  return dead.some((lastSign) => at >= lastSign - HELD_MS && at <= lastSign + NEXT_SIGN_MS);
}

const whenSafe = (request: CheckRequest) => ({ request, safeAt: latestStartOf(request) + LONGEST_CHECK_MS });

const before = (moment: Date, ms: number): Date => new Date(moment.getTime() - ms);
