import { MINUTE_MS } from '@nowahala/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, dueTime, LOGGER, type Logger } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { BillingMetrics } from '../billing.metrics.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { after, asDate, instant, type Instant } from '../domain/calendar.js';
import { isOver, nextTry, nextVerify } from '../domain/verify-schedule.js';
import { CloseCheckout } from './close-checkout.js';
import { KeyRefused, ProviderRefused, ProviderUnreachable } from './ports.js';
import { VerifyPayment, type PaymentStatus } from './verify-payment.js';

const BATCH = 20;
/** So many in a row without an answer, and the provider is away: each keeps the others waiting for as long as a call may take. */
const MOST_UNANSWERED = 5;

/** Asks about payments whose webhook never came: after 5 minutes, 30 minutes, 6 hours and 24 hours (RULES.md#payments). One that fails holds up no other. */
@Injectable()
export class VerifyOpenPayments {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly attempts: PaymentAttemptRepository,
    private readonly verifyPayment: VerifyPayment,
    private readonly closeCheckout: CloseCheckout,
    private readonly metrics: BillingMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const now = await dueTime(this.database, this.clock);
    const seen = new Set<string>();
    let unanswered = 0;
    for (;;) {
      const due = await this.attempts.listDue(now, BATCH);
      const fresh = due.filter((attempt) => !seen.has(attempt.invoiceId));
      for (const attempt of fresh) {
        seen.add(attempt.invoiceId);
        unanswered = (await this.verify(attempt, instant(now))) ? 0 : unanswered + 1;
        if (unanswered === MOST_UNANSWERED) return;
      }
      if (fresh.length === 0) return;
    }
  }

  /** False where the provider did not answer. */
  private async verify(attempt: PaymentAttempt, now: Instant): Promise<boolean> {
    const requestedAt = instant(attempt.requestedAt);
    try {
      await this.settle(attempt, requestedAt, now);
      return true;
    } catch (error) {
      const isAway = error instanceof ProviderUnreachable;
      if (isAway) this.logger.warn({ err: error, ref: attempt.reference }, 'payment provider unreachable');
      else this.countFailure(error, attempt);
      const next = isAway ? after(now, MINUTE_MS) : nextTry(requestedAt, now, refusesThis(error));
      await this.attempts.reschedule(attempt.invoiceId, asDate(next));
      return !isAway;
    }
  }

  private async settle(attempt: PaymentAttempt, requestedAt: Instant, now: Instant): Promise<void> {
    // Without a page it cannot be paid: the process that opened it died on the way.
    if (attempt.paymentUrl === null) return this.closeCheckout.execute(attempt, 'provider-unreachable');
    const status = await this.ask(attempt, requestedAt, now);
    const mayBePaid = status === 'bank-busy' || status === 'parked';
    if (status !== 'paid' && isOver(requestedAt, now, mayBePaid)) return this.closeCheckout.execute(attempt, 'expired');
    await this.attempts.reschedule(attempt.invoiceId, asDate(nextVerify(requestedAt, now)));
  }

  /** A provider that refuses for a week answers no more. Money that comes later all the same is credited (`credit-overpayment.ts`). */
  private ask(attempt: PaymentAttempt, requestedAt: Instant, now: Instant): Promise<PaymentStatus | 'refused'> {
    return this.verifyPayment.execute(attempt).catch((error: unknown) => {
      if (!(refusesThis(error) && isOver(requestedAt, now, true))) throw error;
      this.logger.error({ err: error, ref: attempt.reference }, 'payment closed, its provider never said what became of it');
      return 'refused';
    });
  }

  private countFailure(error: unknown, { reference: ref }: PaymentAttempt): void {
    this.metrics.verifyFailures.inc();
    this.logger.error({ err: error, ref }, 'check of an open payment failed, it is tried again later');
  }
}

const refusesThis = (error: unknown): boolean => error instanceof ProviderRefused && !(error instanceof KeyRefused);
