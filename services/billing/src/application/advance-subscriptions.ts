import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { dueSteps } from '../domain/renewal-schedule.js';
import { DueSubscriptions, SUBSCRIPTIONS, type SubscriptionStream } from './ports.js';

const BATCH = 50;

/** Does what time alone does to subscriptions: reminders, new years, grace, reduction, pause, forgetting. */
@Injectable()
export class AdvanceSubscriptions {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly due: DueSubscriptions,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  /** Takes due steps one by one, the earliest first, so that a jump of the clock tells its story in order. */
  async execute(): Promise<void> {
    for (;;) {
      const workspaceIds = await this.due.listDue(this.store.database, instant(this.clock.now()), BATCH);
      for (const workspaceId of workspaceIds) await this.advance(workspaceId, 1);
      if (workspaceIds.length === 0) return;
    }
  }

  /** Everything that is due for one workspace, before anything else is decided about it. */
  async catchUp(workspaceId: string): Promise<void> {
    if (await this.due.isDue(this.store.database, workspaceId, instant(this.clock.now()))) await this.advance(workspaceId, Infinity);
  }

  private async advance(workspaceId: string, atMost: number): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) =>
        dueSteps(subscription, instant(tx.now)).slice(0, atMost),
      );
    });
  }
}
