import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Jobs } from '@nowahala/platform';
import { AdvanceSubscription } from '../../application/advance-subscription.js';
import { DueSubscriptionQuery } from '../../database/due-subscription.query.js';

const BATCH = 50;

/** Takes due steps one by one, the earliest first, so that events stay in order when the clock jumps. */
@Injectable()
export class AdvanceSubscriptionsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly due: DueSubscriptionQuery,
    private readonly advance: AdvanceSubscription,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'advance-subscriptions', everyMs: 10 * SECOND_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    for (;;) {
      const workspaceIds = await this.due.list(this.clock.now(), BATCH);
      for (const workspaceId of workspaceIds) await this.advance.execute(workspaceId, 1);
      if (workspaceIds.length === 0) return;
    }
  }
}
