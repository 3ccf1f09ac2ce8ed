import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { BillingMetrics } from '../billing.metrics.js';
import { WebhookInboxRepository } from '../database/webhook-inbox.repository.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports.js';
import { RaiseOperatorAlert } from './raise-operator-alert.js';

const MAX_BODY_BYTES = 256 * 1024;

/** `status` is the HTTP status to answer with; `stored` webhooks are to be processed. */
export interface AcceptedWebhook {
  status: number;
  stored: boolean;
}

/** Judges a webhook by its signature alone and stores it before it is answered; processing comes afterwards. */
@Injectable()
export class AcceptWebhook {
  constructor(
    private readonly store: Store,
    private readonly inbox: WebhookInboxRepository,
    private readonly alert: RaiseOperatorAlert,
    private readonly metrics: BillingMetrics,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(body: Uint8Array, headers: Record<string, string>): Promise<AcceptedWebhook> {
    if (body.length > MAX_BODY_BYTES) return this.counted(413, 'too_large');
    const reading = this.provider.readWebhook(body, headers);
    if (reading.type === 'forged') return this.counted(401, 'forged');
    if (reading.type === 'unreadable') return this.storeUnreadable(body);
    const { name, reference, fingerprint } = reading.event;
    const isNew = await this.inbox.store({ provider: this.provider.name, fingerprint, event: name, reference, body });
    return this.counted(200, isNew ? 'stored' : 'repeated');
  }

  private async storeUnreadable(body: Uint8Array): Promise<AcceptedWebhook> {
    const provider = this.provider.name;
    const fingerprint = createHash('sha256').update(body).digest('hex');
    const webhook = { provider, fingerprint, event: 'unreadable', reference: '', body };
    await this.store.transaction(async (tx) => {
      if (!(await this.inbox.storeParked(tx, webhook, 'signed, but not in a shape we know'))) return;
      await this.alert.execute(tx, { reason: 'unreadable webhook', episode: `${provider} ${fingerprint}`, fields: { provider } });
    });
    return this.counted(200, 'unreadable');
  }

  private counted(status: number, result: string): AcceptedWebhook {
    this.metrics.webhooks.inc({ provider: this.provider.name, result });
    return { status, stored: result === 'stored' };
  }
}
