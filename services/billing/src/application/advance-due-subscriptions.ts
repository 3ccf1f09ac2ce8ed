import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, type Logger } from '@nowahala/platform';
import { BillingMetrics } from '../billing.metrics.js';
import { DueSubscriptionQuery } from '../database/due-subscription.query.js';
import { AdvanceSubscription } from './advance-subscription.js';

const BATCH = 50;
/** At a run every 10 seconds this is an hour. */
const MOST_RUNS_LEFT_OUT = 360;
/** One cause that stops this many stops all of them: the rest waits for the next run. */
const MOST_FAILURES = 500;

interface Failing {
  failures: number;
  /** Counted in runs, so that a clock that jumps changes nothing. */
  runsLeftOut: number;
}

/** Takes due steps one by one, the earliest first, so that events stay in order when the clock jumps. A workspace that fails stops no other. */
@Injectable()
export class AdvanceDueSubscriptions {
  private readonly failing = new Map<string, Failing>();

  constructor(
    private readonly clock: Clock,
    private readonly due: DueSubscriptionQuery,
    private readonly advance: AdvanceSubscription,
    private readonly metrics: BillingMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const leftOut = this.leftOutOfThisRun();
    const tried = new Set<string>();
    for (let failures = 0; failures < MOST_FAILURES;) {
      const now = await this.due.now(this.clock);
      if (!now) return this.stop();
      const workspaceIds = await this.due.list(now, BATCH, [...leftOut]);
      if (workspaceIds.length === 0) break;
      for (const workspaceId of workspaceIds) {
        tried.add(workspaceId);
        const outcome = await this.takeStep(workspaceId);
        if (outcome !== 'taken') leftOut.add(workspaceId);
        if (outcome === 'failed') failures += 1;
      }
    }
    this.forgetSettled(leftOut, tried);
  }

  private stop(): void {
    this.metrics.scheduleFailures.inc();
    this.logger.error('clock of this machine is far from that of the database: no step of a subscription is taken');
  }

  private async takeStep(workspaceId: string): Promise<'taken' | 'nothing' | 'failed'> {
    try {
      const steps = await this.advance.execute(workspaceId, 1);
      this.failing.delete(workspaceId);
      return steps > 0 ? 'taken' : 'nothing';
    } catch (error) {
      const failures = (this.failing.get(workspaceId)?.failures ?? 0) + 1;
      this.failing.set(workspaceId, { failures, runsLeftOut: Math.min(2 ** (failures - 1), MOST_RUNS_LEFT_OUT) });
      this.metrics.scheduleFailures.inc();
      this.logger.error(
        { err: error, workspace_id: workspaceId, failures },
        'a due step of a subscription failed, it is tried again later',
      );
      return 'failed';
    }
  }

  /** Those whose turn has not come again; each run is one of those that they wait for. */
  private leftOutOfThisRun(): Set<string> {
    const leftOut = new Set<string>();
    for (const [workspaceId, failing] of this.failing) {
      if (failing.runsLeftOut === 0) continue;
      failing.runsLeftOut -= 1;
      leftOut.add(workspaceId);
    }
    return leftOut;
  }

  /** A workspace whose turn came and that was not due any more: another replica took its step, or it was erased. */
  private forgetSettled(leftOut: Set<string>, tried: Set<string>): void {
    for (const workspaceId of this.failing.keys())
      if (!leftOut.has(workspaceId) && !tried.has(workspaceId)) this.failing.delete(workspaceId);
  }
}
