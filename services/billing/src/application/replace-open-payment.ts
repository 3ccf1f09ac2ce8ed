import { Injectable } from '@nestjs/common';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { refusals } from '../domain/refusals.js';
import type { OpenCheckout } from '../domain/subscription.js';
import { CloseCheckout } from './close-checkout.js';
import { VerifyPayment } from './verify-payment.js';

/** Closes an open payment for another one. The provider is asked about it first, so that nobody pays twice. */
@Injectable()
export class ReplaceOpenPayment {
  constructor(
    private readonly attempts: PaymentAttemptRepository,
    private readonly verifyPayment: VerifyPayment,
    private readonly closeCheckout: CloseCheckout,
  ) {}

  async execute({ reference, paymentUrl, terms }: OpenCheckout): Promise<void> {
    const attempt = await this.attempts.findByReference(reference);
    if (attempt === null) throw new Error(`no attempt for the open payment ${reference}`);
    if (paymentUrl !== undefined) {
      const status = await this.verifyPayment.execute(attempt).catch(() => {
        throw refusals.providerUnreachable();
      });
      if (status === 'bank-busy') throw refusals.paymentUnderWay(terms.name);
      if (status === 'paid') return;
    }
    await this.closeCheckout.execute(attempt, 'replaced');
  }
}
