import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, Store, type Logger } from '@nowahala/platform';
import { after, instant, MINUTE_MS } from '../domain/calendar.js';
import { isOver, nextVerify } from '../domain/verify-schedule.js';
import { VerifyPayment } from './verify-payment.js';
import { CloseCheckout } from './close-checkout.js';
import { ProviderUnreachable } from './payment-provider.js';
import { PaymentAttempts, type PaymentAttempt } from './ports.js';

const BATCH = 20;

/** Asks about payments whose call never came: after 5 minutes, 30 minutes, 6 hours and 24 hours. */
@Injectable()
export class VerifyOpenPayments {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly attempts: PaymentAttempts,
    private readonly asking: VerifyPayment,
    private readonly checkouts: CloseCheckout,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const due = await this.attempts.listDue(this.store.database, instant(this.clock.now()), BATCH);
      const fresh = due.filter((attempt) => !seen.has(attempt.invoiceId));
      for (const attempt of fresh) {
        seen.add(attempt.invoiceId);
        await this.verify(attempt);
      }
      if (fresh.length === 0) return;
    }
  }

  private async verify(attempt: PaymentAttempt): Promise<void> {
    const now = instant(this.clock.now());
    // Nobody was ever sent to this page: whoever opened it died on the way.
    if (attempt.paymentUrl === undefined) return this.checkouts.close(attempt, 'provider-unreachable');
    try {
      const answer = await this.asking.execute(attempt);
      if (answer === 'paid' || answer === 'parked')
        return await this.attempts.verifyAt(this.store.database, attempt.invoiceId, nextVerify(attempt.requestedAt, now));
      if (isOver(attempt.requestedAt, now, answer === 'bank-busy')) return await this.checkouts.close(attempt, 'expired');
      await this.attempts.verifyAt(this.store.database, attempt.invoiceId, nextVerify(attempt.requestedAt, now));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn({ err: error, ref: attempt.reference }, 'the payment provider could not be asked; it is asked again');
      await this.attempts.verifyAt(this.store.database, attempt.invoiceId, after(now, MINUTE_MS));
    }
  }
}
