import { Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { DueSubscriptionQuery } from '../database/due-subscription.query.js';
import { instant } from '../domain/calendar.js';
import { subscription } from '../domain/subscription.js';

/** Does what only time causes: reminders, new years, grace, reduction, pause, the end. Comes before any other decision about a plan. */
@Injectable()
export class AdvanceSubscription {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly due: DueSubscriptionQuery,
  ) {}

  /** How many steps were taken. */
  async execute(workspaceId: string, atMost = Infinity): Promise<number> {
    if (!(await this.due.isDue(workspaceId, this.clock.offset))) return 0;
    const time = await this.due.now(this.clock);
    if (!time) return 0;
    return this.store.transaction(async (tx) => {
      const command = { type: 'AdvanceSubscription', data: { atMost } } as const;
      const now = instant(time);
      const { events } = await tx.handle(subscription, { id: workspaceId, tenantId: workspaceId }, command, { now });
      return events.length;
    });
  }
}
