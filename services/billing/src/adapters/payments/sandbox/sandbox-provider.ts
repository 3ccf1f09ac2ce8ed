import { ProviderRefused, type PaymentProvider, type WebhookEvent, type WebhookReading } from '../../../application/ports.js';
import type { SandboxTransaction } from '../../../database/sandbox-transaction.repository.js';
import type { PaymentOrder, ProviderTransaction } from '../../../domain/provider-transaction.js';
import type { Instant } from '../../../domain/calendar.js';
import { toWebhookEvent } from '../paystack/paystack-format.js';
import { isSignedBy, signWebhook } from '../webhook-signature.js';
import type { SandboxLedger } from './sandbox-ledger.js';

export interface SandboxSettings {
  publicUrl: string;
  secret: string;
}

/** A payment company without money: everything else is as with Paystack, signature included. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly settings: SandboxSettings,
    private readonly ledger: SandboxLedger,
  ) {}

  async initialize(order: PaymentOrder): Promise<{ paymentUrl: string }> {
    if (!(await this.ledger.open(order))) throw new ProviderRefused('Duplicate Transaction Reference');
    return { paymentUrl: `${this.settings.publicUrl}/dev/checkout/${order.reference}` };
  }

  async verify(reference: string): Promise<ProviderTransaction | undefined> {
    const found = await this.ledger.find(reference);
    return found === undefined ? undefined : toProviderTransaction(found);
  }

  readWebhook(body: Uint8Array, headers: Record<string, string>): WebhookReading {
    if (!isSignedBy([this.settings.secret], body, headers['x-paystack-signature'])) return { type: 'forged' };
    const event = this.parseWebhook(body);
    return event === undefined ? { type: 'unreadable' } : { type: 'event', event };
  }

  parseWebhook(body: Uint8Array): WebhookEvent | undefined {
    return toWebhookEvent(body);
  }

  async *successesBetween(from: Instant, to: Instant): AsyncIterable<ProviderTransaction> {
    for (const found of await this.ledger.successesBetween(from, to)) yield toProviderTransaction(found);
  }

  /** The webhook that Paystack would send about this payment: body and headers. */
  webhookFor(paid: SandboxTransaction): { body: Uint8Array; headers: Record<string, string> } {
    const event = paid.status === 'success' ? 'charge.success' : 'charge.failed';
    const body = Buffer.from(JSON.stringify({ event, data: toWire(paid) }));
    return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signWebhook(body, this.settings.secret) } };
  }
}

function toProviderTransaction(found: SandboxTransaction): ProviderTransaction {
  const { id, reference, status, amountKobo, currency, payerEmail } = found;
  const reason = status === 'failed' ? { reason: 'Declined' } : {};
  return { transactionId: String(id), reference, status, amountKobo, currency, channel: 'card', payerEmail, ...reason };
}

function toWire(paid: SandboxTransaction): object {
  return {
    id: paid.id,
    domain: 'test',
    status: paid.status,
    reference: paid.reference,
    amount: paid.amountKobo,
    currency: paid.currency,
    channel: 'card',
    gateway_response: paid.status === 'success' ? 'Successful' : 'Declined',
    customer: { email: paid.payerEmail },
    metadata: { description: paid.description },
  };
}
