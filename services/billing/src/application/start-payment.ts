import { Inject, Injectable } from '@nestjs/common';
import { Store, type Transaction } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { asDate, instant } from '../domain/calendar.js';
import { hasPlan } from '../domain/entitlement.js';
import { invoice } from '../domain/invoice.js';
import { refusals } from '../domain/refusals.js';
import { subscription, type OpenCheckout } from '../domain/subscription.js';
import { firstVerify } from '../domain/verify-schedule.js';
import { CloseCheckout } from './close-checkout.js';
import { PAYMENT_PROVIDER, TERMS, type PaymentProvider, type TermsOfBusiness } from './ports.js';

/** Announces a payment to the provider, outside of any transaction, and stores the page to pay on. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
    private readonly closeCheckout: CloseCheckout,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  /** A webhook may have settled it meanwhile, and its page tells so; what was closed meanwhile must not be paid. */
  async execute(attempt: PaymentAttempt, open: OpenCheckout, description: string): Promise<{ open: OpenCheckout; hasPlan: boolean }> {
    const { workspaceId, invoiceId } = attempt;
    const paymentUrl = await this.announce(attempt, description);
    return this.store.transaction(async (tx) => {
      const ofWorkspace = { id: workspaceId, tenantId: workspaceId };
      const command = { type: 'StartPayment', data: { invoiceId, paymentUrl } } as const;
      const { state } = await tx.handle(subscription, ofWorkspace, command, { now: instant(tx.now) });
      if (state.open?.invoiceId !== invoiceId && !(await this.isPaid(tx, invoiceId))) throw refusals.paymentClosed();
      const verifyAt = asDate(firstVerify(instant(attempt.requestedAt)));
      await this.attempts.setPaymentUrl(tx, invoiceId, paymentUrl, verifyAt);
      return { open: { ...open, paymentUrl }, hasPlan: hasPlan(state) };
    });
  }

  private async isPaid(tx: Transaction, invoiceId: string): Promise<boolean> {
    return (await tx.load(invoice, invoiceId)).state.status === 'paid';
  }

  private async announce(attempt: PaymentAttempt, description: string): Promise<string> {
    const { reference, amountKobo, currency, buyer } = attempt;
    const returnUrl = `${this.terms.publicUrl}/dashboard/billing?ref=${reference}`;
    try {
      const order = { reference, amountKobo, currency, payerEmail: buyer.email, returnUrl, description };
      return (await this.provider.initialize(order)).paymentUrl;
    } catch {
      await this.closeCheckout.execute(attempt, 'provider-unreachable');
      throw refusals.providerUnreachable();
    }
  }
}
