import { Injectable } from '@nestjs/common';
import { Store, streamIdOf } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice } from '../domain/invoice.js';
import { subscription, type CheckoutEnding } from '../domain/subscription.js';

/** Ends a payment that did not happen. */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
  ) {}

  async execute({ workspaceId, invoiceId }: Pick<PaymentAttempt, 'workspaceId' | 'invoiceId'>, reason: CheckoutEnding): Promise<void> {
    await this.store.transaction(async (tx) => {
      const now = { now: instant(tx.now) };
      const ofWorkspace = { id: workspaceId, tenantId: workspaceId };
      await tx.lock(streamIdOf(subscription, workspaceId));
      const { events } = await tx.handle(invoice, { id: invoiceId, tenantId: workspaceId }, { type: 'VoidInvoice', data: { reason } }, now);
      await tx.handle(subscription, ofWorkspace, { type: 'CloseCheckout', data: { invoiceId, reason } }, now);
      if (events.length > 0) await this.attempts.settle(tx, invoiceId, 'closed');
    });
  }
}
