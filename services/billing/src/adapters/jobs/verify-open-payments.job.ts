import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, Leases } from '@nowahala/platform';
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
    this.jobs.add({ name: 'verify-open-payments', everyMs: 10 * SECOND_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    if ((await this.leases.hold('verify-open-payments', LEASE_SECONDS)) !== undefined) await this.verifyOpenPayments.execute();
  }
}
