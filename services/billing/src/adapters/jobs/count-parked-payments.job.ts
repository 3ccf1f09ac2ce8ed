import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, Jobs, sample } from '@nowahala/platform';
import { BillingMetrics } from '../../billing.metrics.js';
import { ParkedPaymentRepository } from '../../database/parked-payment.repository.js';

@Injectable()
export class CountParkedPaymentsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly parked: ParkedPaymentRepository,
    private readonly metrics: BillingMetrics,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'count-parked-payments', everyMs: 30 * SECOND_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    const { parkedPayments } = this.metrics;
    return sample([parkedPayments], async () => parkedPayments.set(await this.parked.countUnsettled(this.database)));
  }
}
