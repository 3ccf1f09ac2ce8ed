import { Inject, Injectable } from '@nestjs/common';
import { BookPayment } from './book-payment.js';
import { CloseCheckout } from './close-checkout.js';
import { PROVIDER, type Attempt } from './ports.js';
import type { PaymentProvider } from './payment-provider.js';

export type Answer = 'paid' | 'parked' | 'waiting' | 'bank-busy' | 'declined';

/** Asks the provider what became of a payment and books whatever it says. Throws ProviderUnreachable. */
@Injectable()
export class AskProvider {
  constructor(
    private readonly booking: BookPayment,
    private readonly checkouts: CloseCheckout,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async about(attempt: Attempt): Promise<Answer> {
    const truth = await this.provider.verify(attempt.reference);
    if (truth === undefined || truth.status === 'abandoned') return 'waiting';
    if (truth.status === 'ongoing') return 'bank-busy';
    if (truth.status === 'failed') {
      await this.checkouts.declined(attempt, truth.reason ?? 'declined');
      return 'declined';
    }
    const booked = await this.booking.book(truth, this.provider.name);
    return booked === 'booked' || booked === 'known' ? 'paid' : 'parked';
  }
}
