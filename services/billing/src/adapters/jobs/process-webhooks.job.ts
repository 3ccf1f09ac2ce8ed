import { SECOND_MS } from '@nowahala/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, type JobRunner } from '@nowahala/platform';
import { ProcessWebhooks } from '../../application/process-webhooks.js';
import { WEBHOOK_TIMES, WEBHOOK_WAITS } from '../../database/webhook-inbox.repository.js';

@Injectable()
export class ProcessWebhooksJob implements OnModuleInit {
  private runner!: JobRunner;

  constructor(
    private readonly jobs: Jobs,
    private readonly processWebhooks: ProcessWebhooks,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({
      name: 'process-webhooks',
      everyMs: 2 * SECOND_MS,
      due: WEBHOOK_WAITS,
      dueTimes: WEBHOOK_TIMES,
      run: () => this.processWebhooks.execute(),
    });
  }

  trigger(): void {
    this.runner.trigger();
  }
}
