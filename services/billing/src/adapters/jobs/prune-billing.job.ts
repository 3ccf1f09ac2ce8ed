import { DAY_MS } from '@nowahala/kernel';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { agreedTime, Clock, CONFIG, Database, Jobs } from '@nowahala/platform';
import type { BillingConfig } from '../../billing.config.js';
import { InvoiceDocumentRepository } from '../../database/invoice-document.repository.js';
import { WebhookInboxRepository } from '../../database/webhook-inbox.repository.js';

const WEBHOOKS_KEPT_DAYS = 90;
const DAYS_A_YEAR = 366;

@Injectable()
export class PruneBillingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly inbox: WebhookInboxRepository,
    private readonly documents: InvoiceDocumentRepository,
    @Inject(CONFIG) private readonly config: BillingConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-billing', everyMs: DAY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    await this.inbox.pruneProcessed(WEBHOOKS_KEPT_DAYS);
    const keptMs = this.config.INVOICE_KEEP_YEARS * DAYS_A_YEAR * DAY_MS;
    await this.documents.pruneClosed(new Date(now.getTime() - keptMs));
  }
}
