import { Inject, Injectable } from '@nestjs/common';
import { Store, streamIdOf } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { failPayment, voidInvoice } from '../domain/invoice.js';
import { closeCheckout, declinePayment } from '../domain/payment.js';
import type { CheckoutEnding } from '../domain/subscription.js';
import { PaymentAttempts, INVOICES, SUBSCRIPTIONS, type PaymentAttempt, type InvoiceStream, type SubscriptionStream } from './ports.js';

/** Ends a payment that did not happen, or notes that a try at it was turned down. */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttempts,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
    @Inject(INVOICES) private readonly invoices: InvoiceStream,
  ) {}

  async close({ workspaceId, invoiceId }: Pick<PaymentAttempt, 'workspaceId' | 'invoiceId'>, reason: CheckoutEnding): Promise<void> {
    await this.store.transaction(async (tx) => {
      const at = instant(tx.now);
      await tx.lock(streamIdOf(this.subscriptions.aggregate, workspaceId));
      const { events } = await tx.change(this.invoices, invoiceId, workspaceId, (invoice) => voidInvoice(reason, at, invoice));
      await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) => closeCheckout(invoiceId, reason, at, subscription));
      if (events.length > 0) await this.attempts.settle(tx, invoiceId, 'closed');
    });
  }

  async declined({ workspaceId, invoiceId }: PaymentAttempt, reason: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const at = instant(tx.now);
      const { events } = await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) =>
        declinePayment(invoiceId, at, subscription),
      );
      if (events.length > 0) await tx.change(this.invoices, invoiceId, workspaceId, (invoice) => failPayment(reason, at, invoice));
    });
  }
}
