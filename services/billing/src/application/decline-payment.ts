import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { instant } from '../domain/calendar.js';
import { invoice } from '../domain/invoice.js';
import { subscription } from '../domain/subscription.js';

/** Records that a try to pay was turned down; the same payment may still succeed. */
@Injectable()
export class DeclinePayment {
  constructor(private readonly store: Store) {}

  async execute({ workspaceId, invoiceId }: PaymentAttempt, reason: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const now = { now: instant(tx.now) };
      const ofWorkspace = { id: workspaceId, tenantId: workspaceId };
      const { events } = await tx.handle(subscription, ofWorkspace, { type: 'DeclinePayment', data: { invoiceId } }, now);
      if (events.length === 0) return;
      await tx.handle(invoice, { id: invoiceId, tenantId: workspaceId }, { type: 'FailPayment', data: { reason } }, now);
    });
  }
}
