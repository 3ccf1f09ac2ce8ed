import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import { refusals } from '../domain/refusals.js';
import { subscription } from '../domain/subscription.js';
import { paymentMessages } from '../messages/payment-messages.js';
import { ProviderRefused, ProviderUnreachable } from './ports.js';
import { VerifyPayment, type PaymentStatus } from './verify-payment.js';

export interface PaymentOutcome {
  outcome: 'waiting' | 'paid' | 'failed' | 'unknown';
  message: string;
}

/** The provider is asked at most this often about one payment, however many pages wait for it. */
const EVERY_SECONDS = 3;

const PAID: PaymentOutcome = { outcome: 'paid', message: paymentMessages.paid };
const FAILED: PaymentOutcome = { outcome: 'failed', message: paymentMessages.failed };
const WAITING: PaymentOutcome = { outcome: 'waiting', message: paymentMessages.waiting };

const OUTCOMES: Record<PaymentStatus, PaymentOutcome> = {
  paid: PAID,
  declined: FAILED,
  parked: { outcome: 'unknown', message: paymentMessages.underReview },
  waiting: WAITING,
  'bank-busy': WAITING,
};

/** For the page that the payer comes back to: the redirect proves nothing, so the provider is asked. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly store: Store,
    private readonly attempts: PaymentAttemptRepository,
    private readonly verifyPayment: VerifyPayment,
  ) {}

  async execute(userId: string, reference: string): Promise<PaymentOutcome> {
    const attempt = await this.attempts.findByReference(reference);
    if (attempt === null || attempt.userId !== userId) throw refusals.unknownPayment();
    if (attempt.status === 'paid') return PAID;
    if (attempt.status === 'closed') return { outcome: 'failed', message: paymentMessages.closed };
    if (await this.attempts.claimCheck(attempt.invoiceId, EVERY_SECONDS)) return this.verify(attempt);
    return this.lastKnown(attempt);
  }

  private async verify(attempt: PaymentAttempt): Promise<PaymentOutcome> {
    try {
      return OUTCOMES[await this.verifyPayment.execute(attempt)];
    } catch (error) {
      if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) return WAITING;
      throw error;
    }
  }

  private async lastKnown({ workspaceId, invoiceId }: PaymentAttempt): Promise<PaymentOutcome> {
    const { open } = (await this.store.load(subscription, workspaceId)).state;
    return open?.invoiceId === invoiceId && open.failed ? FAILED : WAITING;
  }
}
