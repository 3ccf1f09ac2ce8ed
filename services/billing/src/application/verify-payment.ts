import { Inject, Injectable } from '@nestjs/common';
import { ApplyPayment } from './apply-payment.js';
import { CloseCheckout } from './close-checkout.js';
import { PROVIDER, type PaymentAttempt } from './ports.js';
import type { PaymentProvider } from './payment-provider.js';

export type PaymentStatus = 'paid' | 'parked' | 'waiting' | 'bank-busy' | 'declined';

/** Asks the provider what became of a payment and books whatever it says. Throws ProviderUnreachable. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly booking: ApplyPayment,
    private readonly checkouts: CloseCheckout,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(attempt: PaymentAttempt): Promise<PaymentStatus> {
    const truth = await this.provider.verify(attempt.reference);
    if (truth === undefined || truth.status === 'abandoned') return 'waiting';
    if (truth.status === 'ongoing') return 'bank-busy';
    if (truth.status === 'failed') {
      await this.checkouts.declined(attempt, truth.reason ?? 'declined');
      return 'declined';
    }
    const booked = await this.booking.execute(truth, this.provider.name);
    return booked === 'booked' || booked === 'known' ? 'paid' : 'parked';
  }
}
