import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { ParkedPaymentRepository } from '../database/parked-payment.repository.js';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice, type CreditReason, type Invoice, type Payment } from '../domain/invoice.js';
import { creditSeries } from '../domain/numbering.js';
import { subscription } from '../domain/subscription.js';
import { creditOf, invoiceText } from '../messages/invoice-text.js';
import { TERMS, type TermsOfBusiness } from './ports.js';
import { RaiseOperatorAlert } from './raise-operator-alert.js';

/** Money that bought nothing: a credit note at once, and an alert to the operator who sends it back. */
@Injectable()
export class CreditOverpayment {
  constructor(
    private readonly attempts: PaymentAttemptRepository,
    private readonly documents: InvoiceDocumentRepository,
    private readonly parked: ParkedPaymentRepository,
    private readonly alert: RaiseOperatorAlert,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(tx: Transaction, attempt: PaymentAttempt, state: Invoice, payment: Payment, reason: CreditReason): Promise<'credited'> {
    const at = instant(tx.now);
    const { workspaceId, invoiceId, reference, provider } = attempt;
    const { transactionId, amountKobo } = payment;
    const ofInvoice = { id: invoiceId, tenantId: workspaceId };
    const creditNumber = await this.documents.nextNumber(tx, creditSeries(at, this.terms.numbering));
    await tx.handle(invoice, ofInvoice, { type: 'VoidInvoice', data: { reason: 'expired' } }, { now: at });
    const credit = { creditNumber, amountKobo, reason, transactionId };
    await tx.handle(invoice, ofInvoice, { type: 'CreditInvoice', data: credit }, { now: at });
    if (state.status === 'pending') await this.attempts.settle(tx, invoiceId, 'closed');

    const text = invoiceText(state.terms!, payment, { from: at, to: at }, this.terms.seller, attempt.buyer);
    const of = creditOf(state.number ?? reference, reason, text);
    const creditNote = { ...text, kind: 'credit-note' as const, number: creditNumber, at, creditOf: of };
    await this.documents.insert(tx, { ...attempt, transactionId }, creditNote);

    const detail = `Send ${amountKobo} kobo back; credit note ${creditNumber} is made.`;
    const resolution = `credited ${creditNumber}`;
    await this.parked.insert(tx, { provider, reference, transactionId, amountKobo, reason, detail, parkedAt: tx.now, resolution });
    const fields = { provider, ref: reference, transaction: transactionId };
    await this.alert.execute(tx, { reason: 'payment credited', episode: `${provider} ${reference} ${transactionId}`, fields });

    const overpayment = { invoiceId, creditNumber, planName: state.terms!.planName, amountKobo };
    const ofWorkspace = { id: workspaceId, tenantId: workspaceId };
    await tx.handle(subscription, ofWorkspace, { type: 'CreditOverpayment', data: overpayment }, { now: at });
    return 'credited';
  }
}
