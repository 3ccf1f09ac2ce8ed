import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, Leases } from '@nowahala/platform';
import { PAYMENT_TIMES, PAYMENT_TO_VERIFY } from '../../database/payment-attempt.repository.js';
import { VerifyOpenPayments } from '../../application/verify-open-payments.js';

const LEASE_SECONDS = 60;

/** One process asks the provider; the others need not. */
@Injectable()
export class VerifyOpenPaymentsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly leases: Leases,
    private readonly verifyOpenPayments: VerifyOpenPayments,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'verify-open-payments',
      everyMs: 10 * SECOND_MS,
      due: PAYMENT_TO_VERIFY,
      dueTimes: PAYMENT_TIMES,
      run: () => this.run(),
    });
  }

  async run(): Promise<void> {
    if ((await this.leases.hold('verify-open-payments', LEASE_SECONDS)) !== undefined) await this.verifyOpenPayments.execute();
  }
}
