import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, Metrics, redactText, Store, type Logger } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { ApplyPayment } from './apply-payment.js';
import { CloseCheckout } from './close-checkout.js';
import type { PaymentProvider, ProviderTransaction, WebhookEvent } from './payment-provider.js';
import {
  PaymentAttempts,
  OperatorAlert,
  ParkedPayments,
  PROVIDER,
  WebhookInbox,
  type WaitingWebhook,
  type WebhookStatus,
} from './ports.js';

/** What working on a webhook came to: an end, or another look after some seconds. */
export type WebhookResult = { end: WebhookStatus; note: string; personCalled?: boolean } | { again: number; note: string };

const BATCH = 40;
const TO_PLAN_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];
const AT_ONCE = 3;
/** The objective: a payment is a plan so soon after the provider called. */
export const LATE_SECONDS = 60;
/** A webhook may overtake the transaction that made its payment; unknown for longer than this, it is not ours. */
const UNKNOWN_FOR_SECONDS = 3_600;
/** After this we believe the signature, if the provider cannot be asked. */
const TRUST_SIGNATURE_SECONDS = 3;
/** A provider that contradicts its own call for this long has to be looked at by a person. */
const CONTRADICTION_SECONDS = 60;

/** Turns stored calls of the provider into booked payments. */
@Injectable()
export class ProcessWebhooks {
  private triggered: () => void = () => undefined;
  private readonly toPlan;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly inbox: WebhookInbox,
    private readonly attempts: PaymentAttempts,
    private readonly parked: ParkedPayments,
    private readonly booking: ApplyPayment,
    private readonly checkouts: CloseCheckout,
    private readonly alert: OperatorAlert,
    private readonly metrics: Metrics,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.toPlan = metrics.histogram(
      'billing_payment_to_plan_seconds',
      'A stored call about a payment to the plan it pays for',
      [],
      TO_PLAN_SECONDS,
    );
  }

  trigger(): void {
    this.triggered();
  }

  onTrigger(listener: () => void): void {
    this.triggered = listener;
  }

  /** Works until nothing is due. */
  async execute(): Promise<void> {
    for (;;) {
      const waiting = await this.inbox.claim(this.store.database, BATCH);
      if (waiting.length === 0) return;
      const queue = [...waiting];
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.drain(queue)));
    }
  }

  private async drain(queue: WaitingWebhook[]): Promise<void> {
    for (let webhook = queue.shift(); webhook !== undefined; webhook = queue.shift()) {
      await this.inbox.untilQuiet();
      const worked = await this.process(webhook).catch((error: unknown): WebhookResult => ({
        again: backOff(webhook!.tries),
        note: String(error),
      }));
      if ('again' in worked) await this.postpone(webhook, worked);
      else await this.finish(webhook, worked);
    }
  }

  private async postpone(webhook: WaitingWebhook, { again, note }: Extract<WebhookResult, { again: number }>): Promise<void> {
    const { provider, event, reference: ref, ageSeconds } = webhook;
    if (ageSeconds > LATE_SECONDS)
      this.logger.warn({ provider, event, ref, age_seconds: Math.round(ageSeconds), note: redactText(note) }, 'a stored call still waits');
    await this.inbox.postpone(this.store.database, webhook, again, note);
  }

  private async finish(
    webhook: WaitingWebhook,
    { end, note, personCalled = false }: Exclude<WebhookResult, { again: number }>,
  ): Promise<void> {
    const { provider, fingerprint, event, reference: ref } = webhook;
    if (end !== 'parked' || personCalled) await this.inbox.finish(this.store.database, webhook, end, note);
    else
      await this.store.transaction(async (tx) => {
        await this.inbox.finish(tx, webhook, end, note);
        const fields = { provider, event, ref, note };
        await this.alert.raise(tx, { reason: 'webhook parked', episode: `${provider} ${fingerprint}`, fields });
      });
    this.metrics.webhook.inc({ provider, result: end });
  }

  private async process(webhook: WaitingWebhook): Promise<WebhookResult> {
    const event = this.provider.parseWebhook(webhook.body);
    if (event === undefined) return { end: 'parked', note: 'stored, but no longer readable' };
    switch (event.kind) {
      case 'paid':
        return this.paid(webhook, event.transaction!);
      case 'declined':
        return this.declined(event);
      case 'refunded':
        return this.refunded(event);
      case 'disputed':
        return { end: 'parked', note: `${event.name}: answer it in the provider's dashboard` };
      case 'other':
        return { end: 'ignored', note: 'nothing of ours' };
    }
  }

  private async paid(webhook: WaitingWebhook, said: ProviderTransaction): Promise<WebhookResult> {
    const attempt = await this.attempts.findByReference(this.store.database, said.reference);
    if (attempt === undefined) return this.unknown(webhook, said);
    if (attempt.amountKobo !== said.amountKobo || attempt.currency !== said.currency) return this.apply(said, webhook);
    if (said.status !== 'success') {
      await this.park(said, `called paid, and says ${said.status}`);
      return { end: 'parked', note: `called paid, and says ${said.status}` };
    }
    const truth = await this.provider.verify(said.reference).catch(() => undefined);
    if (truth?.status === 'success') return this.apply(truth, webhook);
    const age = webhook.ageSeconds;
    if (truth === undefined)
      return age < TRUST_SIGNATURE_SECONDS ? { again: 1, note: 'the provider cannot be asked yet' } : this.apply(said, webhook);
    if (age < CONTRADICTION_SECONDS) return { again: 5, note: `signed as paid, but the provider says ${truth.status}` };
    await this.park(said, `signed as paid, but the provider says ${truth.status}`);
    return { end: 'parked', note: `the provider says ${truth.status}` };
  }

  private async apply(truth: ProviderTransaction, { ageSeconds }: WaitingWebhook): Promise<WebhookResult> {
    const booked = await this.booking.execute(truth, this.provider.name);
    // Her page may have asked and booked it before us: then the plan is there now at the latest.
    if (booked === 'booked' || booked === 'known') this.toPlan.observe(ageSeconds);
    if (booked === 'parked') return { end: 'parked', note: 'it does not agree with our invoice', personCalled: true };
    return { end: 'applied', note: booked };
  }

  private async unknown(webhook: WaitingWebhook, said: ProviderTransaction): Promise<WebhookResult> {
    if (webhook.ageSeconds < UNKNOWN_FOR_SECONDS)
      return { again: backOff(webhook.tries), note: 'no payment of ours has this reference yet' };
    await this.park(said, 'no payment of ours has this reference');
    return { end: 'parked', note: 'no payment of ours has this reference' };
  }

  private async declined(event: WebhookEvent): Promise<WebhookResult> {
    const attempt = await this.attempts.findByReference(this.store.database, event.reference);
    if (attempt === undefined) return { end: 'ignored', note: 'a decline of nothing of ours' };
    await this.checkouts.declined(attempt, event.transaction?.reason ?? 'declined');
    return { end: 'applied', note: 'declined' };
  }

  private async refunded(event: WebhookEvent): Promise<WebhookResult> {
    const resolved = await this.parked.resolve(this.store.database, event.reference, 'refunded by the provider');
    return resolved > 0 ? { end: 'applied', note: 'refunded' } : { end: 'parked', note: 'a refund that we did not ask for' };
  }

  private async park(said: ProviderTransaction, detail: string): Promise<void> {
    const { reference, transactionId, amountKobo } = said;
    const at = instant(this.clock.now());
    await this.parked.park(this.store.database, {
      provider: this.provider.name,
      reference,
      transactionId,
      amountKobo,
      reason: 'unexplained',
      detail,
      at,
    });
  }
}

const LONGEST_SECONDS = 60;

function backOff(tries: number): number {
  return Math.min(LONGEST_SECONDS, 2 ** Math.min(tries, 6));
}
