import { Inject, Injectable } from '@nestjs/common';
import { Store, streamIdOf, type Transaction } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { channelText, creditReasonText, soldLine, type InvoiceDocument } from '../domain/invoice-document.js';
import { credit, pay, voidInvoice, judgeArrival, type CreditReason, type Invoice, type Payment, type Period } from '../domain/invoice.js';
import { creditSeries, invoiceSeries } from '../domain/numbering.js';
import { recordOverpayment, receivePayment } from '../domain/payment.js';
import { evolveSubscription, paidUntil, type Subscription } from '../domain/subscription.js';
import { dueSteps } from '../domain/renewal-schedule.js';
import type { ProviderTransaction } from './payment-provider.js';
import {
  PaymentAttempts,
  INVOICES,
  OperatorAlert,
  InvoiceDocuments,
  ParkedPayments,
  SUBSCRIPTIONS,
  TERMS,
  type PaymentAttempt,
  type InvoiceStream,
  type SubscriptionStream,
  type TermsOfBusiness,
} from './ports.js';

export type PaymentResult = 'booked' | 'known' | 'credited' | 'parked' | 'unknown';

/** The one place where money that has arrived becomes a paid invoice and a plan, in one transaction, once. */
@Injectable()
export class ApplyPayment {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttempts,
    private readonly papers: InvoiceDocuments,
    private readonly parked: ParkedPayments,
    private readonly alert: OperatorAlert,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
    @Inject(INVOICES) private readonly invoices: InvoiceStream,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(truth: ProviderTransaction, provider: string): Promise<PaymentResult> {
    const attempt = await this.attempts.findByReference(this.store.database, truth.reference);
    if (attempt === undefined || attempt.provider !== provider) return 'unknown';
    return this.store.transaction(async (tx) => {
      await tx.lock(streamIdOf(this.subscriptions.aggregate, attempt.workspaceId));
      return this.applyLocked(tx, attempt, truth);
    });
  }

  private async raiseAlert(
    tx: Transaction,
    reason: string,
    provider: string,
    { reference, transactionId }: Pick<ProviderTransaction, 'reference' | 'transactionId'>,
  ): Promise<void> {
    await this.alert.raise(tx, {
      reason,
      episode: `${provider} ${reference} ${transactionId}`,
      fields: { provider, ref: reference, transaction: transactionId },
    });
  }

  private async applyLocked(tx: Transaction, attempt: PaymentAttempt, truth: ProviderTransaction): Promise<PaymentResult> {
    const { state: invoice } = await tx.load(this.invoices, attempt.invoiceId);
    const payment: Payment = {
      transactionId: truth.transactionId,
      amountKobo: truth.amountKobo,
      channel: truth.channel,
      at: instant(tx.now),
    };
    const arrival = judgeArrival({ ...payment, currency: truth.currency, reference: truth.reference }, invoice);
    if (arrival.is === 'known') return 'known';
    if (arrival.is === 'disagrees') return this.park(tx, truth, attempt, arrival.why);
    if (arrival.is === 'surplus') return this.creditOverpayment(tx, attempt, invoice, payment, arrival.reason);
    const served = await this.serve(tx, attempt);
    if (served === undefined) return this.creditOverpayment(tx, attempt, invoice, payment, 'paid-after-closing');
    await this.invoicePaid(tx, attempt, invoice, payment, served);
    return 'booked';
  }

  /** Lets time and the payment do their part. Undefined when no plan waited for this money. */
  private async serve(tx: Transaction, attempt: PaymentAttempt): Promise<Period | undefined> {
    const now = instant(tx.now);
    const { events, state } = await tx.change(this.subscriptions, attempt.workspaceId, attempt.workspaceId, (subscription) => {
      const due = dueSteps(subscription, now);
      const present = due.reduce(evolveSubscription, subscription);
      return [...due, ...receivePayment({ invoiceId: attempt.invoiceId, totalKobo: attempt.amountKobo, at: now }, present)];
    });
    const bought = events
      .map((recorded) => recorded.event)
      .find((event) => event.type === 'SubscriptionActivated' || event.type === 'SubscriptionRenewed');
    if (bought !== undefined) return { from: bought.data.year.startsAt, to: bought.data.year.endsAt };
    return events.some((recorded) => recorded.event.type === 'SubscriptionUpgraded') ? restOf(state, now) : undefined;
  }

  private async invoicePaid(tx: Transaction, attempt: PaymentAttempt, invoice: Invoice, payment: Payment, period: Period): Promise<void> {
    const at = instant(tx.now);
    await this.attempts.settle(tx, attempt.invoiceId, 'paid');
    const number = await this.papers.nextNumber(tx, invoiceSeries(at, this.terms.numbering));
    await tx.change(this.invoices, attempt.invoiceId, attempt.workspaceId, (state) => pay(number, payment, period, at, state));
    await this.insertDocument(tx, attempt, payment.transactionId, {
      ...this.documentOf(attempt, invoice, payment, period),
      kind: 'invoice',
      number,
      at,
    });
  }

  /** Money that bought nothing: a credit note at once, and a person who sends it back. */
  private async creditOverpayment(
    tx: Transaction,
    attempt: PaymentAttempt,
    invoice: Invoice,
    payment: Payment,
    reason: CreditReason,
  ): Promise<PaymentResult> {
    const at = instant(tx.now);
    const { workspaceId, invoiceId, reference, provider } = attempt;
    const creditNumber = await this.papers.nextNumber(tx, creditSeries(at, this.terms.numbering));
    const given = { creditNumber, amountKobo: payment.amountKobo, reason, transactionId: payment.transactionId, at };
    await tx.change(this.invoices, invoiceId, workspaceId, (state) => [...voidInvoice('expired', at, state), ...credit(given, state)]);
    if (invoice.status === 'pending') await this.attempts.settle(tx, invoiceId, 'closed');
    await this.insertDocument(tx, attempt, payment.transactionId, {
      ...this.documentOf(attempt, invoice, payment, { from: at, to: at }),
      kind: 'credit-note',
      number: creditNumber,
      at,
      creditOf: { number: invoice.number ?? reference, reason: creditReasonText(reason) },
    });
    await this.parked.park(tx, {
      provider,
      reference,
      transactionId: payment.transactionId,
      amountKobo: payment.amountKobo,
      reason,
      detail: `Send ${payment.amountKobo} kobo back; credit note ${creditNumber} is made.`,
      at,
      resolution: `credited ${creditNumber}`,
    });
    await this.raiseAlert(tx, 'payment credited', provider, { reference, transactionId: payment.transactionId });
    const told = { invoiceId, creditNumber, planName: invoice.terms!.planName, amountKobo: payment.amountKobo, at };
    await tx.change(this.subscriptions, workspaceId, workspaceId, () => recordOverpayment(told));
    return 'credited';
  }

  private async park(
    tx: Transaction,
    truth: ProviderTransaction,
    { provider, reference }: PaymentAttempt,
    why: string,
  ): Promise<PaymentResult> {
    const { transactionId, amountKobo } = truth;
    const parked = { provider, reference, transactionId, amountKobo, reason: 'disagrees', detail: why, at: instant(tx.now) };
    // A customer who waits on her page has it asked for again and again; a person is called once.
    if (await this.parked.park(tx, parked)) await this.raiseAlert(tx, 'payment parked', provider, truth);
    return 'parked';
  }

  private documentOf(
    attempt: PaymentAttempt,
    invoice: Invoice,
    payment: Payment,
    period: Period,
  ): Omit<InvoiceDocument, 'kind' | 'number' | 'at'> {
    const terms = invoice.terms!;
    const { netKobo, vatKobo, totalKobo, vatBasisPoints } = terms;
    return {
      paymentReference: attempt.reference,
      paidBy: channelText(payment.channel),
      seller: this.terms.seller,
      buyer: attempt.buyer,
      line: soldLine(terms, period),
      amount: { netKobo, vatKobo, totalKobo, vatBasisPoints },
    };
  }

  private async insertDocument(tx: Transaction, attempt: PaymentAttempt, transactionId: string, document: InvoiceDocument): Promise<void> {
    const { invoiceId, workspaceId, userId, provider } = attempt;
    await this.papers.insert(tx, { invoiceId, workspaceId, userId, provider, transactionId, document });
  }
}

function restOf(subscription: Subscription, now: string): Period {
  return { from: now, to: paidUntil(subscription)! };
}
