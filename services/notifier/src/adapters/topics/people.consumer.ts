import type { billing, identity, pings, workspaces } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { SyncLocalCopies } from '../../application/sync-local-copies.js';
import { eraseUser } from '../../application/erase-user.js';
import { Deliver } from '../../application/deliver.js';
import { NotifyBillingChange } from '../../application/notify-billing-change.js';
import { NotifyQuota } from '../../application/notify-quota.js';
import { saveEntitlement, saveServer, saveWorkspace } from '../../database/local-copy.repository.js';

/** Whom alerts go to, on which channels, and what else her account has to tell her. */
@Controller()
export class PeopleConsumer {
  constructor(
    @Inject(SyncLocalCopies) private readonly contacts: SyncLocalCopies,
    @Inject(NotifyBillingChange) private readonly money: NotifyBillingChange,
    @Inject(NotifyQuota) private readonly quota: NotifyQuota,
    @Inject(Deliver) private readonly sender: Deliver,
  ) {}

  @OnTopic('user.registered', { group: 'people' })
  async registered({ userId }: identity.UserRegistered): Promise<void> {
    await this.contacts.refresh(userId);
  }

  @OnTopic('user.updated', { group: 'people' })
  async updated({ userId }: identity.UserUpdated): Promise<void> {
    await this.contacts.refresh(userId);
  }

  @OnTopic('user.erased', { group: 'erasure' })
  async erased({ userId, workspaceIds }: identity.UserErased, context: MessageContext): Promise<void> {
    await context.once(async (tx) => {
      await eraseUser(tx, userId, workspaceIds);
      await tx.publish('erasure.completed', { userId, service: 'notifier', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }

  @OnTopic('workspace.created', { group: 'people' })
  async workspaceCreated({ userId }: workspaces.WorkspaceCreated): Promise<void> {
    await this.contacts.fetchWorkspace(userId);
  }

  @OnTopic('workspace.updated', { group: 'people' })
  async workspaceUpdated(message: workspaces.WorkspaceUpdated, context: MessageContext): Promise<void> {
    await context.once((tx) =>
      saveWorkspace(
        tx,
        { workspaceId: message.workspaceId, userId: message.userId, email: message.emailEnabled, whatsApp: message.whatsappEnabled },
        message.version,
      ),
    );
  }

  @OnTopic('server.configured', { group: 'people' })
  async serverConfigured(message: workspaces.ServerConfigured, context: MessageContext): Promise<void> {
    const { serverId, workspaceId, userId, name, deleted } = message;
    await context.once((tx) =>
      saveServer(
        tx,
        { serverId, workspaceId, userId, name, email: message.emailEnabled, whatsApp: message.whatsappEnabled, deleted },
        message.configVersion,
      ),
    );
  }

  @OnTopic('entitlement.changed', { group: 'people' })
  async entitlementChanged(message: billing.EntitlementChanged, context: MessageContext): Promise<void> {
    await context.once((tx) =>
      saveEntitlement(
        tx,
        { workspaceId: message.workspaceId, userId: message.userId, whatsApp: message.whatsapp, state: message.state },
        message.version,
      ),
    );
  }

  @OnTopic('subscription.changed', { group: 'money' })
  async subscriptionChanged(message: billing.SubscriptionChanged, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await this.contacts.recipient(message.userId);
    const { workspaceId, userId, change, planName, amountKobo, ref, daysLeft, graceEndsAt } = message;
    const endsAt = message.endsAt ?? context.occurredAt;
    await context.once((tx) =>
      this.money.tell(tx, {
        workspaceId,
        userId,
        change,
        planName,
        amountKobo,
        ref,
        daysLeft,
        endsAt,
        graceEndsAt,
        reason: '',
        about: `subscription-${workspaceId}-${message.version}`,
      }),
    );
    this.sender.trigger();
  }

  @OnTopic('invoice.paid', { group: 'money' })
  async invoicePaid(message: billing.InvoicePaid, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await this.contacts.recipient(message.userId);
    const { workspaceId, userId, planName, ref, reason } = message;
    const endsAt = message.periodEnd ?? context.occurredAt;
    await context.once((tx) =>
      this.money.tell(tx, {
        workspaceId,
        userId,
        change: 'paid',
        planName,
        amountKobo: message.totalKobo,
        ref,
        daysLeft: 0,
        endsAt,
        reason,
        about: `invoice-${message.invoiceId}`,
      }),
    );
    this.sender.trigger();
  }

  @OnTopic('server.usage', { group: 'quota' })
  async serverUsage(message: pings.ServerUsage, context: MessageContext): Promise<void> {
    const { serverId, workspaceId, userId, month, used } = message;
    const mark = message.threshold;
    if (context.replayed || (mark !== 80 && mark !== 100)) return;
    await this.contacts.recipient(userId);
    await context.once((tx) => this.quota.tell(tx, { serverId, workspaceId, userId, month, used, limit: message.rateLimit, mark }));
    this.sender.trigger();
  }
}
