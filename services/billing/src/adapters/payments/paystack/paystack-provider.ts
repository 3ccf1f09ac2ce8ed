import type { z } from 'zod';
import {
  KeyRefused,
  ProviderRefused,
  ProviderUnreachable,
  type PaymentProvider,
  type WebhookEvent,
  type WebhookReading,
} from '../../../application/ports.js';
import type { Instant } from '../../../domain/calendar.js';
import type { PaymentOrder, ProviderTransaction } from '../../../domain/provider-transaction.js';
import { isSignedBy } from '../webhook-signature.js';
import { isCheckoutHost } from './checkout-host.js';
import { initializeResponse, listResponse, toTransaction, toWebhookEvent, verifyResponse } from './paystack-format.js';

export interface PaystackSettings {
  baseUrl: string;
  /** The key in use first; others are accepted on webhooks while a key is being replaced. */
  secretKeys: [string, ...string[]];
  timeoutMs: number;
}

const CHANNELS = ['card', 'bank', 'bank_transfer', 'ussd'];
const PAGE_SIZE = 100;

export class PaystackProvider implements PaymentProvider {
  readonly name = 'paystack';

  constructor(private readonly settings: PaystackSettings) {}

  async initialize(order: PaymentOrder): Promise<{ paymentUrl: string }> {
    const response = await this.call('POST', '/transaction/initialize', initializeResponse, {
      email: order.payerEmail,
      amount: order.amountKobo,
      currency: order.currency,
      reference: order.reference,
      callback_url: order.returnUrl,
      channels: CHANNELS,
      metadata: { description: order.description },
    });
    if (response === undefined || response.data.reference !== order.reference)
      throw new ProviderRefused('Paystack answered for another payment');
    const paymentUrl = response.data.authorization_url;
    if (!isCheckoutHost(paymentUrl, this.settings.baseUrl)) throw new ProviderRefused('Paystack named a checkout page that is not its own');
    return { paymentUrl };
  }

  async verify(reference: string): Promise<ProviderTransaction | undefined> {
    const response = await this.call('GET', `/transaction/verify/${encodeURIComponent(reference)}`, verifyResponse);
    return response === undefined ? undefined : toTransaction(response.data);
  }

  readWebhook(body: Uint8Array, headers: Record<string, string>): WebhookReading {
    if (!isSignedBy(this.settings.secretKeys, body, headers['x-paystack-signature'])) return { type: 'forged' };
    const event = this.parseWebhook(body);
    return event === undefined ? { type: 'unreadable' } : { type: 'event', event };
  }

  parseWebhook(body: Uint8Array): WebhookEvent | undefined {
    return toWebhookEvent(body);
  }

  async *successesBetween(from: Instant, to: Instant): AsyncIterable<ProviderTransaction> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({ status: 'success', from, to, perPage: String(PAGE_SIZE), page: String(page) });
      const response = await this.call('GET', `/transaction?${query.toString()}`, listResponse);
      if (response === undefined) throw new ProviderUnreachable('Paystack has no list of transactions');
      for (const wire of response.data) yield toTransaction(wire);
      pages = response.meta?.pageCount ?? (response.data.length === PAGE_SIZE ? page + 1 : page);
    }
  }

  /** Undefined when Paystack does not know the thing asked for. */
  private async call<T extends z.ZodType>(method: string, path: string, shape: T, body?: object): Promise<z.infer<T> | undefined> {
    const { status, response } = await this.send(method, path, body);
    if (status >= 500 || status === 429 || status === 408) throw new ProviderUnreachable(`Paystack answered ${status}`);
    if (status === 404 || isUnknownReference(response)) return undefined;
    if (status === 401 || status === 403) throw new KeyRefused(`Paystack answered ${status}: ${messageOf(response)}`);
    if (status >= 400) throw new ProviderRefused(`Paystack answered ${status}: ${messageOf(response)}`);
    const parsed = shape.safeParse(response);
    if (!parsed.success) throw new ProviderUnreachable('Paystack answered in an unknown shape');
    return parsed.data;
  }

  private async send(method: string, path: string, body?: object): Promise<{ status: number; response: unknown }> {
    const [secretKey] = this.settings.secretKeys;
    try {
      const answered = await fetch(`${this.settings.baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      });
      return { status: answered.status, response: parseJson(await answered.text()) };
    } catch (error) {
      throw new ProviderUnreachable('Paystack does not answer', { cause: error });
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(response: unknown): string {
  const message = (response as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message.slice(0, 200) : 'no reason given';
}

/** Paystack says 400 as often as 404 for a reference it has not seen. */
function isUnknownReference(response: unknown): boolean {
  const { code, status } = (response ?? {}) as { code?: unknown; status?: unknown };
  return status === false && (code === 'transaction_not_found' || /reference not found/i.test(messageOf(response)));
}
