import { HOUR_MS } from '@nowahala/kernel';
import { Injectable } from '@nestjs/common';
import { Clock } from '@nowahala/platform';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { ProviderRefused, ProviderUnreachable } from './ports.js';
import { VerifyPayment } from './verify-payment.js';

const EVERY_SECONDS = 10;

/** Verifies a payment whose page shows "waiting", in its first hour. */
@Injectable()
export class RefreshOpenPayment {
  constructor(
    private readonly clock: Clock,
    private readonly attempts: PaymentAttemptRepository,
    private readonly verifyPayment: VerifyPayment,
  ) {}

  async execute(reference: string): Promise<void> {
    const attempt = await this.attempts.findByReference(reference);
    if (attempt?.status !== 'open' || attempt.paymentUrl === null) return;
    if (this.clock.nowMs() - attempt.requestedAt.getTime() > HOUR_MS) return;
    if (!(await this.attempts.claimCheck(attempt.invoiceId, EVERY_SECONDS))) return;
    await this.verifyPayment.execute(attempt).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    });
  }
}
