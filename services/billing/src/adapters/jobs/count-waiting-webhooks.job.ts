import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, sample } from '@nowahala/platform';
import { BillingMetrics } from '../../billing.metrics.js';
import { WebhookInboxRepository } from '../../database/webhook-inbox.repository.js';

@Injectable()
export class CountWaitingWebhooksJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly inbox: WebhookInboxRepository,
    private readonly metrics: BillingMetrics,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'count-waiting-webhooks', everyMs: 10 * SECOND_MS, run: () => this.run() });
  }

  run(): Promise<void> {
    const { oldestWebhook, overdueWebhooks } = this.metrics;
    return sample([oldestWebhook, overdueWebhooks], async () => {
      const { oldestSeconds, overdue } = await this.inbox.measureWaiting();
      oldestWebhook.set(oldestSeconds);
      overdueWebhooks.set(overdue);
    });
  }
}
