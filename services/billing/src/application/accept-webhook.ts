import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Metrics, Store } from '@nowahala/platform';
import type { PaymentProvider } from './payment-provider.js';
import { OperatorAlert, PROVIDER, WebhookInbox } from './ports.js';
import { ProcessWebhooks } from './process-webhooks.js';

const MAX_BODY_BYTES = 256 * 1024;

/** The door for the provider's calls: judged by signature alone, stored before it is answered, worked on afterwards. */
@Injectable()
export class AcceptWebhook {
  constructor(
    private readonly store: Store,
    private readonly inbox: WebhookInbox,
    private readonly worker: ProcessWebhooks,
    private readonly alert: OperatorAlert,
    private readonly metrics: Metrics,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Answers the HTTP status. */
  async execute(body: Uint8Array, headers: Record<string, string>): Promise<number> {
    if (body.length > MAX_BODY_BYTES) return this.count(413, 'too_large');
    const reading = this.provider.readWebhook(body, headers);
    if (reading.is === 'forged') return this.count(401, 'forged');
    if (reading.is === 'unreadable') return this.keepUnreadable(body);
    const { name, reference, fingerprint } = reading.event;
    const isNew = await this.inbox.store({ provider: this.provider.name, fingerprint, event: name, reference, body });
    if (isNew) this.worker.trigger();
    return this.count(200, isNew ? 'stored' : 'repeated');
  }

  private async keepUnreadable(body: Uint8Array): Promise<number> {
    const fingerprint = createHash('sha256').update(body).digest('hex');
    const webhook = { provider: this.provider.name, fingerprint, event: 'unreadable', reference: '', body };
    const isNew = await this.inbox.store(webhook, { status: 'parked', note: 'signed, but not in a shape we know' });
    if (isNew) await this.raiseAlert(fingerprint);
    return this.count(200, 'unreadable');
  }

  private async raiseAlert(fingerprint: string): Promise<void> {
    const provider = this.provider.name;
    await this.store.transaction((tx) =>
      this.alert.raise(tx, { reason: 'unreadable webhook', episode: `${provider} ${fingerprint}`, fields: { provider } }),
    );
  }

  private count(status: number, result: string): number {
    this.metrics.webhook.inc({ provider: this.provider.name, result });
    return status;
  }
}
