import type { billing, pings } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { NotifyBillingChange } from '../../application/notify-billing-change.js';
import type { BillingChange } from '../../application/notify-billing-change.js';
import { NotifyQuota } from '../../application/notify-quota.js';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { isBillingKind } from '../../domain/notification-kinds.js';
import { DeliverDueJob } from '../jobs/deliver-due.job.js';

/** What plan, payments and usage have to say. */
@Controller()
export class BillingConsumer {
  constructor(
    private readonly copies: SyncLocalCopies,
    private readonly notifyBillingChange: NotifyBillingChange,
    private readonly notifyQuota: NotifyQuota,
    private readonly deliveries: DeliverDueJob,
  ) {}

  /** A change that this version does not know is nothing to notify. */
  @OnTopic('subscription.changed', { group: 'money' })
  async onSubscriptionChanged(message: billing.SubscriptionChanged, context: MessageContext): Promise<void> {
    const { workspaceId, userId, change, version, planName, amountKobo, ref, daysLeft, graceEndsAt } = message;
    if (!isBillingKind(change)) return;
    const endsAt = message.endsAt ?? context.occurredAt;
    const facts = { planName, amountKobo, ref, daysLeft, endsAt, graceEndsAt, reason: '' };
    await this.notify({ workspaceId, userId, kind: change, facts, groupKey: `subscription-${workspaceId}-${version}` }, context);
  }

  @OnTopic('invoice.paid', { group: 'money' })
  async onInvoicePaid(message: billing.InvoicePaid, context: MessageContext): Promise<void> {
    const { workspaceId, userId, planName, ref, reason, totalKobo, invoiceId } = message;
    const endsAt = message.periodEnd ?? context.occurredAt;
    const facts = { planName, amountKobo: totalKobo, ref, daysLeft: 0, endsAt, reason };
    await this.notify({ workspaceId, userId, kind: 'paid', facts, groupKey: `invoice-${invoiceId}` }, context);
  }

  @OnTopic('server.usage', { group: 'quota' })
  async onServerUsage(message: pings.ServerUsage, context: MessageContext): Promise<void> {
    const { serverId, workspaceId, userId, month, used, rateLimit: limit, threshold: mark } = message;
    if (context.replayed || (mark !== 80 && mark !== 100)) return;
    await this.copies.recipient(userId);
    await context.once((tx) => this.notifyQuota.execute(tx, { serverId, workspaceId, userId, month, used, limit, mark }));
    this.deliveries.trigger();
  }

  private async notify(change: BillingChange, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await this.copies.recipient(change.userId);
    await context.once((tx) => this.notifyBillingChange.execute(tx, change));
    this.deliveries.trigger();
  }
}
