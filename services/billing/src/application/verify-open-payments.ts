import { MINUTE_MS } from '@nowahala/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, type Logger } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { after, asDate, instant } from '../domain/calendar.js';
import { isOver, nextVerify } from '../domain/verify-schedule.js';
import { CloseCheckout } from './close-checkout.js';
import { ProviderUnreachable } from './ports.js';
import { VerifyPayment } from './verify-payment.js';

const BATCH = 20;

/** Asks about payments whose webhook never came: after 5 minutes, 30 minutes, 6 hours and 24 hours (RULES.md#payments). */
@Injectable()
export class VerifyOpenPayments {
  constructor(
    private readonly clock: Clock,
    private readonly attempts: PaymentAttemptRepository,
    private readonly verifyPayment: VerifyPayment,
    private readonly closeCheckout: CloseCheckout,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const due = await this.attempts.listDue(this.clock.now(), BATCH);
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
    const requestedAt = instant(attempt.requestedAt);
    // Without a page it cannot be paid: the process that opened it died on the way.
    if (attempt.paymentUrl === null) return this.closeCheckout.execute(attempt, 'provider-unreachable');
    try {
      const status = await this.verifyPayment.execute(attempt);
      const isSettled = status === 'paid' || status === 'parked';
      if (!isSettled && isOver(requestedAt, now, status === 'bank-busy')) return await this.closeCheckout.execute(attempt, 'expired');
      await this.attempts.reschedule(attempt.invoiceId, asDate(nextVerify(requestedAt, now)));
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      this.logger.warn({ err: error, ref: attempt.reference }, 'payment provider unreachable');
      await this.attempts.reschedule(attempt.invoiceId, asDate(after(now, MINUTE_MS)));
    }
  }
}
