import { Inject, Injectable } from '@nestjs/common';
import { Store, streamIdOf, type Transaction } from '@nowahala/platform';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { ParkedPaymentRepository, UNEXPLAINED } from '../database/parked-payment.repository.js';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice, judgeArrival, type Invoice, type Payment, type Period } from '../domain/invoice.js';
import { invoiceSeries } from '../domain/numbering.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { paidUntil, subscription } from '../domain/subscription.js';
import { invoiceText } from '../messages/invoice-text.js';
import { CreditOverpayment } from './credit-overpayment.js';
import { TERMS, type TermsOfBusiness } from './ports.js';
import { RaiseOperatorAlert } from './raise-operator-alert.js';

export type PaymentResult = 'applied' | 'known' | 'credited' | 'parked' | 'unknown';

/** The only place where arrived money becomes a paid invoice and a plan, in one transaction, once. */
@Injectable()
export class ApplyPayment {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
    private readonly documents: InvoiceDocumentRepository,
    private readonly parked: ParkedPaymentRepository,
    private readonly creditOverpayment: CreditOverpayment,
    private readonly alert: RaiseOperatorAlert,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(transaction: ProviderTransaction, provider: string): Promise<PaymentResult> {
    const attempt = await this.attempts.findByReference(transaction.reference);
    if (attempt === null || attempt.provider !== provider) return 'unknown';
    return this.store.transaction(async (tx) => {
      await tx.lock(streamIdOf(subscription, attempt.workspaceId));
      return this.apply(tx, attempt, transaction);
    });
  }

  private async apply(tx: Transaction, attempt: PaymentAttempt, transaction: ProviderTransaction): Promise<PaymentResult> {
    const { state } = await tx.load(invoice, attempt.invoiceId);
    const { transactionId, amountKobo, channel, currency, reference } = transaction;
    const payment: Payment = { transactionId, amountKobo, channel, at: instant(tx.now) };
    const arrival = judgeArrival({ ...payment, currency, reference }, state);
    switch (arrival.type) {
      case 'known':
        return 'known';
      case 'disagrees':
        return this.park(tx, attempt, payment, arrival.reason);
      case 'overpayment':
        return this.creditOverpayment.execute(tx, attempt, state, payment, arrival.reason);
      case 'due': {
        const period = await this.serve(tx, attempt);
        if (period === undefined) return this.creditOverpayment.execute(tx, attempt, state, payment, 'paid-after-closing');
        await this.payInvoice(tx, attempt, state, payment, period);
        return 'applied';
      }
    }
  }

  /** The days that the payment bought; undefined when no plan waited for this money. */
  private async serve(tx: Transaction, { workspaceId, invoiceId, amountKobo }: PaymentAttempt): Promise<Period | undefined> {
    const now = instant(tx.now);
    const { events, state } = await tx.handle(
      subscription,
      { id: workspaceId, tenantId: workspaceId },
      { type: 'ReceivePayment', data: { invoiceId, totalKobo: amountKobo } },
      { now },
    );
    for (const { event } of events) {
      if (event.type === 'SubscriptionActivated' || event.type === 'SubscriptionRenewed')
        return { from: event.data.year.startsAt, to: event.data.year.endsAt };
      if (event.type === 'SubscriptionUpgraded') return { from: now, to: paidUntil(state)! };
    }
    return undefined;
  }

  private async payInvoice(tx: Transaction, attempt: PaymentAttempt, state: Invoice, payment: Payment, period: Period): Promise<void> {
    const at = instant(tx.now);
    const { invoiceId, workspaceId, buyer, provider, reference } = attempt;
    const { transactionId } = payment;
    await this.attempts.settle(tx, invoiceId, 'paid');
    const number = await this.documents.nextNumber(tx, invoiceSeries(at, this.terms.numbering));
    // While it is open, a refund would count as the one of money that bought nothing.
    await this.parked.settleOne(tx, { provider, reference, transactionId, reason: UNEXPLAINED }, `paid ${number}`);
    const data = { number, payment, period };
    await tx.handle(invoice, { id: invoiceId, tenantId: workspaceId }, { type: 'PayInvoice', data }, { now: at });
    const text = invoiceText(state.terms!, payment, period, this.terms.seller, buyer);
    await this.documents.insert(tx, { ...attempt, transactionId }, { ...text, kind: 'invoice', number, at });
  }

  /** A page that waits for the payment has it verified again and again; the alert is raised once. */
  private async park(tx: Transaction, attempt: PaymentAttempt, payment: Payment, detail: string): Promise<PaymentResult> {
    const { provider, reference } = attempt;
    const { transactionId, amountKobo } = payment;
    const parked = { provider, reference, transactionId, amountKobo, reason: 'disagrees', detail, parkedAt: tx.now };
    if (await this.parked.insert(tx, parked)) {
      const fields = { provider, ref: reference, transaction: transactionId };
      await this.alert.execute(tx, { reason: 'payment parked', episode: `${provider} ${reference} ${transactionId}`, fields });
    }
    return 'parked';
  }
}
