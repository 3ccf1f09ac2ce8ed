import type { incidents } from '@nowahala/contracts';
import { isUuid, MessageContext, OnTopic, UndecodableMessage } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { NotifyRenewal } from '../../application/notify-renewal.js';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import type { DueRenewal } from '../../domain/renewal.js';
import { DeliverDueJob } from '../jobs/deliver-due.job.js';
import { fromRenewal } from '../../clients/renewal.mapper.js';

/** What ends soon, and what was renewed. */
@Controller()
export class RenewalConsumer {
  constructor(
    private readonly copies: SyncLocalCopies,
    private readonly notifyRenewal: NotifyRenewal,
    private readonly deliveries: DeliverDueJob,
  ) {}

  @OnTopic('renewal.due', { group: 'renewals' })
  async onRenewalDue(message: incidents.RenewalDue, context: MessageContext): Promise<void> {
    const { workspaceId, userId, warningId, lifeDays } = message;
    const renewal = fromRenewal(message.renewal);
    if (renewal) await this.notify({ workspaceId, userId, warningId, lifeDays, renewal, endedBeforeAt: null }, context);
  }

  @OnTopic('renewal.done', { group: 'renewals' })
  async onRenewalDone(message: incidents.RenewalDone, context: MessageContext): Promise<void> {
    const { workspaceId, userId, warningId, endedBeforeAt } = message;
    const renewal = fromRenewal(message.renewal);
    if (renewal && endedBeforeAt) await this.notify({ workspaceId, userId, warningId, lifeDays: 0, renewal, endedBeforeAt }, context);
  }

  private async notify(due: DueRenewal, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    if (!due.renewal.serverIds.every(isUuid)) throw new UndecodableMessage('A renewal of servers whose ids are none.');
    await this.copies.ensureKnown(due.userId, due.workspaceId);
    await context.once((tx) => this.notifyRenewal.execute(tx, due));
    this.deliveries.trigger();
  }
}
