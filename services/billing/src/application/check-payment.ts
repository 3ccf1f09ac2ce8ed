import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { asDate, HOUR_MS } from '../domain/calendar.js';
import { refusals, paymentMessages } from '../domain/refusals.js';
import { VerifyPayment } from './verify-payment.js';
import { ProviderUnreachable } from './payment-provider.js';
import { PaymentAttempts, SUBSCRIPTIONS, type PaymentAttempt, type SubscriptionStream } from './ports.js';

export interface PaymentOutcome {
  outcome: 'waiting' | 'paid' | 'failed' | 'unknown';
  message: string;
}

/** The provider is asked at most this often about one payment, however many pages wait for it. */
const ASK_EVERY_SECONDS = 3;
const LOOK_WHILE_WAITING_SECONDS = 10;

/** For the page the payer comes back to: it waits for the truth, and the redirect proves nothing. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly attempts: PaymentAttempts,
    private readonly asking: VerifyPayment,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  async execute(userId: string, reference: string): Promise<PaymentOutcome> {
    const attempt = await this.attempts.findByReference(this.store.database, reference);
    if (attempt === undefined || attempt.userId !== userId) throw refusals.unknownPayment();
    if (attempt.status === 'paid') return { outcome: 'paid', message: paymentMessages.paid };
    if (attempt.status === 'closed') return { outcome: 'failed', message: paymentMessages.closed };
    if (await this.attempts.claimCheck(this.store.database, attempt.invoiceId, ASK_EVERY_SECONDS)) return this.verify(attempt);
    return this.lastKnown(attempt);
  }

  /** A page that merely shows "waiting" may be open for the first hour: the truth is fetched beside it. */
  async refresh(reference: string): Promise<void> {
    const attempt = await this.attempts.findByReference(this.store.database, reference);
    if (attempt?.status !== 'open' || attempt.paymentUrl === undefined) return;
    if (this.clock.nowMs() - asDate(attempt.requestedAt).getTime() > HOUR_MS) return;
    if (await this.attempts.claimCheck(this.store.database, attempt.invoiceId, LOOK_WHILE_WAITING_SECONDS)) await this.verify(attempt);
  }

  private async lastKnown({ workspaceId, invoiceId }: PaymentAttempt): Promise<PaymentOutcome> {
    const { open } = (await this.store.load(this.subscriptions, workspaceId)).state;
    return open?.invoiceId === invoiceId && open.failed ? failed : waiting;
  }

  private async verify(attempt: PaymentAttempt): Promise<PaymentOutcome> {
    try {
      switch (await this.asking.execute(attempt)) {
        case 'paid':
          return { outcome: 'paid', message: paymentMessages.paid };
        case 'declined':
          return failed;
        case 'parked':
          return { outcome: 'unknown', message: paymentMessages.underReview };
        case 'waiting':
        case 'bank-busy':
          return waiting;
      }
    } catch (error) {
      if (error instanceof ProviderUnreachable) return waiting;
      throw error;
    }
  }
}

const failed: PaymentOutcome = { outcome: 'failed', message: paymentMessages.failed };
const waiting: PaymentOutcome = { outcome: 'waiting', message: paymentMessages.waiting };
