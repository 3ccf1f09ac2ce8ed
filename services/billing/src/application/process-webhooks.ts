import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, redactText, Store, streamIdOf, type Logger, type SqlRunner, type Transaction } from '@nowahala/platform';
import { BillingMetrics } from '../billing.metrics.js';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { ParkedPaymentRepository, UNEXPLAINED } from '../database/parked-payment.repository.js';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { OVERDUE_SECONDS, WebhookInboxRepository, type WaitingWebhook, type WebhookStatus } from '../database/webhook-inbox.repository.js';
import { instant } from '../domain/calendar.js';
import { invoice, judgeArrival } from '../domain/invoice.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';
import { subscription } from '../domain/subscription.js';
import { ApplyPayment } from './apply-payment.js';
import { DeclinePayment } from './decline-payment.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type WebhookEvent } from './ports.js';
import { RaiseOperatorAlert } from './raise-operator-alert.js';

/** What processing a webhook came to: a final status, or another try after some seconds. */
type Finished = { status: WebhookStatus; note: string; alerted?: boolean };
type WebhookResult = Finished | { retryInSeconds: number; note: string };

const BATCH = 40;
const CONCURRENCY = 3;
/** A webhook may overtake the transaction that opened its payment; after this its reference counts as unknown. */
const UNKNOWN_FOR_SECONDS = 3_600;
/** After this the signature is believed, if the provider cannot be asked (RULES.md#payments). */
const TRUST_SIGNATURE_SECONDS = 3;
/** A provider that contradicts its own webhook for this long has to be looked at by an operator. */
const CONTRADICTION_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 60;
/** Kept of a refund that a credit note explains. */
const REFUNDED = 'refunded';

/** Turns stored webhooks of the provider into applied payments. */
@Injectable()
export class ProcessWebhooks {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly inbox: WebhookInboxRepository,
    private readonly attempts: PaymentAttemptRepository,
    private readonly parked: ParkedPaymentRepository,
    private readonly documents: InvoiceDocumentRepository,
    private readonly applyPayment: ApplyPayment,
    private readonly declinePayment: DeclinePayment,
    private readonly alert: RaiseOperatorAlert,
    private readonly metrics: BillingMetrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Works until nothing is due. */
  async execute(): Promise<void> {
    for (;;) {
      const queue = await this.inbox.claim(BATCH);
      if (queue.length === 0) return;
      await Promise.all(Array.from({ length: CONCURRENCY }, () => this.drain(queue)));
    }
  }

  private async drain(queue: WaitingWebhook[]): Promise<void> {
    for (let webhook = queue.shift(); webhook !== undefined; webhook = queue.shift()) {
      await this.inbox.untilQuiet();
      const result = await this.process(webhook).catch((error: unknown) => retryLater(webhook!.tries, String(error)));
      if ('retryInSeconds' in result) await this.postpone(webhook, result.retryInSeconds, result.note);
      else await this.finish(webhook, result);
    }
  }

  private async postpone(webhook: WaitingWebhook, seconds: number, note: string): Promise<void> {
    const { provider, event, reference: ref, ageSeconds } = webhook;
    if (ageSeconds > OVERDUE_SECONDS)
      this.logger.warn({ provider, event, ref, age_seconds: Math.round(ageSeconds), note: redactText(note) }, 'webhook still waiting');
    await this.inbox.postpone(webhook, seconds, note);
  }

  private async finish(webhook: WaitingWebhook, { status, note, alerted = false }: Finished): Promise<void> {
    const { provider, fingerprint, event, reference: ref } = webhook;
    if (status !== 'parked' || alerted) await this.inbox.finish(this.store.database, webhook, status, note);
    else
      await this.store.transaction(async (tx) => {
        await this.inbox.finish(tx, webhook, status, note);
        const fields = { provider, event, ref, note };
        await this.alert.execute(tx, { reason: 'webhook parked', episode: `${provider} ${fingerprint}`, fields });
      });
    this.metrics.webhooks.inc({ provider, result: status });
  }

  private async process(webhook: WaitingWebhook): Promise<WebhookResult> {
    const event = this.provider.parseWebhook(webhook.body);
    if (event === undefined) return { status: 'parked', note: 'stored, but no longer readable' };
    switch (event.kind) {
      case 'paid':
        return this.paid(webhook, event.transaction!);
      case 'declined':
        return this.declined(event);
      case 'refunded':
        return this.refunded(webhook, event.reference);
      case 'disputed':
      case 'refund-failed':
        return { status: 'parked', note: `${event.name}: answer it in the provider's dashboard` };
      case 'other':
        return { status: 'ignored', note: 'nothing of ours' };
    }
  }

  private async paid(webhook: WaitingWebhook, signed: ProviderTransaction): Promise<WebhookResult> {
    const attempt = await this.attempts.findByReference(signed.reference);
    if (attempt === null) return this.unknown(webhook, signed);
    if (attempt.amountKobo !== signed.amountKobo || attempt.currency !== signed.currency) return this.apply(signed, webhook);
    if (signed.status !== 'success') return this.park(signed, `called paid, and says ${signed.status}`);
    const verified = await this.provider.verify(signed.reference).catch(() => undefined);
    if (verified?.status === 'success') return this.apply(verified, webhook);
    const age = webhook.ageSeconds;
    if (verified === undefined)
      return age < TRUST_SIGNATURE_SECONDS ? { retryInSeconds: 1, note: 'the provider cannot be asked yet' } : this.apply(signed, webhook);
    const note = `signed as paid, but the provider says ${verified.status}`;
    return age < CONTRADICTION_SECONDS ? { retryInSeconds: 5, note } : this.contradicted(attempt, signed, note, verified.status);
  }

  /** Where the payment page has applied it, the provider said so then: as of a payment that was sent back since. */
  private contradicted(
    { workspaceId, invoiceId }: PaymentAttempt,
    signed: ProviderTransaction,
    note: string,
    says: string,
  ): Promise<WebhookResult> {
    return this.store.transaction(async (tx) => {
      await tx.lock(streamIdOf(subscription, workspaceId));
      const { state } = await tx.load(invoice, invoiceId);
      if (judgeArrival({ ...signed, at: instant(tx.now) }, state).type === 'known') return { status: 'applied', note: 'known' };
      return this.park(signed, note, `the provider says ${says}`, tx);
    });
  }

  private async apply(transaction: ProviderTransaction, webhook: WaitingWebhook): Promise<WebhookResult> {
    const result = await this.applyPayment.execute(transaction, this.provider.name);
    if (result === 'unknown') return this.unknown(webhook, transaction);
    // A known payment was applied by the customer's waiting page: the plan is there now at the latest.
    if (result === 'applied' || result === 'known') this.metrics.paymentToPlan.observe(webhook.ageSeconds);
    if (result === 'parked') return { status: 'parked', note: 'it does not agree with our invoice', alerted: true };
    return { status: 'applied', note: result };
  }

  private async unknown(webhook: WaitingWebhook, signed: ProviderTransaction): Promise<WebhookResult> {
    if (webhook.ageSeconds < UNKNOWN_FOR_SECONDS) return retryLater(webhook.tries, 'no payment of ours has this reference yet');
    return this.park(signed, 'no payment of ours has this reference');
  }

  private async declined(event: WebhookEvent): Promise<WebhookResult> {
    const attempt = await this.attempts.findByReference(event.reference);
    if (attempt === null) return { status: 'ignored', note: 'a decline of nothing of ours' };
    await this.declinePayment.execute(attempt, event.transaction?.reason ?? 'declined');
    return { status: 'applied', note: 'declined' };
  }

  /** Counted and finished together: a refund that is worked on twice, or beside another one, takes nobody else's place. */
  private refunded(webhook: WaitingWebhook, reference: string): Promise<WebhookResult> {
    return this.store.transaction(async (tx) => {
      await tx.lock(`refund-${reference}`);
      // This claim may be over, and another process have finished it.
      const done = await this.inbox.findResult(tx, webhook);
      if (done) return { ...done, alerted: true };
      const note = await this.explainedRefund(tx, webhook, reference);
      if (note === undefined) return { status: 'parked', note: 'a refund that we did not ask for' };
      await this.inbox.finish(tx, webhook, 'applied', note);
      return { status: 'applied', note };
    });
  }

  /** A credit note explains one refund; a further one is of money that bought something. */
  private async explainedRefund(
    tx: Transaction,
    { provider, fingerprint }: WaitingWebhook,
    reference: string,
  ): Promise<string | undefined> {
    if ((await this.parked.settle(tx, reference, 'refunded by the provider')) > 0) return 'refunded';
    const credits = await this.documents.listCreditNotes(tx, reference);
    const credit = credits[await this.parked.count(tx, reference, REFUNDED)];
    if (credit === undefined) return undefined;
    const [detail, resolution] = [`The money of credit note ${credit.number} was sent back.`, `refunded ${credit.number}`];
    const ofCredit = { amountKobo: credit.totalKobo, reason: REFUNDED, detail, resolution };
    await this.parked.insert(tx, { provider, reference, transactionId: fingerprint, ...ofCredit, parkedAt: tx.now });
    return 'refunded, as credited';
  }

  private async park(
    signed: ProviderTransaction,
    detail: string,
    note = detail,
    sql: SqlRunner = this.store.database,
  ): Promise<WebhookResult> {
    const { reference, transactionId, amountKobo } = signed;
    const provider = this.provider.name;
    const parked = { provider, reference, transactionId, amountKobo, reason: UNEXPLAINED, detail, parkedAt: this.clock.now() };
    await this.parked.insert(sql, parked);
    return { status: 'parked', note };
  }
}

function retryLater(tries: number, note: string): WebhookResult {
  return { retryInSeconds: Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(tries, 6)), note };
}
