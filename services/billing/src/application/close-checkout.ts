import { Injectable } from '@nestjs/common';
import { Store, streamIdOf, type Transaction } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice } from '../domain/invoice.js';
import { subscription, type CheckoutEnding } from '../domain/subscription.js';

type OpenPayment = Pick<PaymentAttempt, 'workspaceId' | 'invoiceId'>;

/** Ends a payment that did not happen. */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
  ) {}

  async execute(payment: OpenPayment, reason: CheckoutEnding): Promise<void> {
    await this.store.transaction((tx) => this.within(tx, payment, reason));
  }

  async within(tx: Transaction, { workspaceId, invoiceId }: OpenPayment, reason: CheckoutEnding): Promise<void> {
    const now = { now: instant(tx.now) };
    const ofWorkspace = { id: workspaceId, tenantId: workspaceId };
    await tx.lock(streamIdOf(subscription, workspaceId));
    const { events } = await tx.handle(invoice, { id: invoiceId, tenantId: workspaceId }, { type: 'VoidInvoice', data: { reason } }, now);
    await tx.handle(subscription, ofWorkspace, { type: 'CloseCheckout', data: { invoiceId, reason } }, now);
    if (events.length > 0) await this.attempts.settle(tx, invoiceId, 'closed');
  }
}
