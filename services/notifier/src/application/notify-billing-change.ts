import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { RecipientRepository } from '../database/recipient.repository.js';
import { traitsOf } from '../domain/notification-kinds.js';
import type { BillingKind } from '../domain/notification-kinds.js';
import { catalogueOf } from '../messages/catalogue.js';
import type { BillingFacts } from '../messages/facts.js';
import { Links } from '../messages/links.js';
import { EnqueueNotification } from './enqueue-notification.js';

export interface BillingChange {
  workspaceId: string;
  userId: string;
  kind: BillingKind;
  facts: Omit<BillingFacts, 'billingUrl'>;
  /** Makes the change one of its kind: a version or an invoice. */
  groupKey: string;
}

/** Steps in the life of a plan, each said plainly; preferences do not hold back what is about money. */
@Injectable()
export class NotifyBillingChange {
  constructor(
    private readonly recipients: RecipientRepository,
    private readonly enqueue: EnqueueNotification,
    private readonly links: Links,
  ) {}

  async execute(tx: Transaction, { workspaceId, userId, kind, facts, groupKey }: BillingChange): Promise<void> {
    const profile = await this.recipients.profile(tx, userId, workspaceId);
    if (!profile) return;
    const { fullName: name, timeZone, language } = profile.recipient;
    await this.enqueue.execute(tx, profile, {
      groupKey,
      transition: kind === 'renewal_due' ? `renewal_due-${facts.daysLeft}` : kind,
      kind,
      userId,
      workspaceId,
      serverId: null,
      incidentId: null,
      facts: { ...facts },
      toggles: null,
      dashboardOnly: traitsOf(kind).billing === 'dashboard',
      dashboard: catalogueOf(language).dashboard.billing(kind, { ...facts, billingUrl: this.links.billing }, { name, timeZone }),
    });
  }
}
