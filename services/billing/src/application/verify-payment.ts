import { Inject, Injectable } from '@nestjs/common';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { ApplyPayment } from './apply-payment.js';
import { DeclinePayment } from './decline-payment.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports.js';

export type PaymentStatus = 'paid' | 'parked' | 'waiting' | 'bank-busy' | 'declined';

/** Asks the provider what became of a payment and applies the answer. Throws ProviderUnreachable or ProviderRefused. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly applyPayment: ApplyPayment,
    private readonly declinePayment: DeclinePayment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(attempt: PaymentAttempt): Promise<PaymentStatus> {
    const transaction = await this.provider.verify(attempt.reference);
    if (transaction === undefined || transaction.status === 'abandoned') return 'waiting';
    if (transaction.status === 'ongoing') return 'bank-busy';
    if (transaction.status === 'failed') {
      await this.declinePayment.execute(attempt, transaction.reason ?? 'declined');
      return 'declined';
    }
    const result = await this.applyPayment.execute(transaction, this.provider.name);
    return result === 'applied' || result === 'known' ? 'paid' : 'parked';
  }
}
