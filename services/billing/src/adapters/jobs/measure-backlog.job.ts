import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, sample } from '@nowahala/platform';
import { BillingMetrics } from '../../billing.metrics.js';
import { ParkedPaymentRepository } from '../../database/parked-payment.repository.js';
import { WebhookInboxRepository } from '../../database/webhook-inbox.repository.js';

@Injectable()
export class MeasureBacklogJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly parked: ParkedPaymentRepository,
    private readonly inbox: WebhookInboxRepository,
    private readonly metrics: BillingMetrics,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'measure-billing-backlog', everyMs: 10 * SECOND_MS, forGauges: true, run: () => this.run() });
  }

  async run(): Promise<void> {
    const { parkedPayments, oldestWebhook, overdueWebhooks } = this.metrics;
    await sample([parkedPayments, oldestWebhook, overdueWebhooks], async () => {
      const [unsettled, waiting] = await Promise.all([this.parked.countUnsettled(), this.inbox.measureWaiting()]);
      parkedPayments.set(unsettled);
      oldestWebhook.set(waiting.oldestSeconds);
      overdueWebhooks.set(waiting.overdue);
    });
  }
}
