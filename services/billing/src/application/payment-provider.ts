import type { Instant } from '../domain/calendar.js';
import type { Kobo } from '../domain/money.js';

/** A company that takes money for us. Another one is another folder that passes `payment-provider.contract.ts`. */
export interface PaymentProvider {
  /** `paystack`, `sandbox`: stored with every attempt, so that each is asked about its own payments. */
  readonly name: string;
  /** Announces a payment and answers the page to pay on. Throws ProviderUnreachable or ProviderRefused. */
  initialize(order: PaymentOrder): Promise<{ paymentUrl: string }>;
  /** The truth about one payment; undefined when the provider has never heard of it. Throws ProviderUnreachable. */
  verify(reference: string): Promise<ProviderTransaction | undefined>;
  /** Judges a call to our webhook by its raw bytes. Never throws. */
  readWebhook(body: Uint8Array, headers: Record<string, string>): WebhookReading;
  /** Reads the body of a call that was accepted before; undefined when it is none of ours. */
  parseWebhook(body: Uint8Array): WebhookEvent | undefined;
  /** Successful payments in a span of time, for the reconciliation report. Throws ProviderUnreachable. */
  successesBetween(from: Instant, to: Instant): AsyncIterable<ProviderTransaction>;
}

export interface PaymentOrder {
  reference: string;
  amountKobo: Kobo;
  currency: string;
  payerEmail: string;
  /** Where the payer's browser comes back to. */
  returnUrl: string;
  description: string;
}

export type ProviderStatus = 'success' | 'failed' | 'abandoned' | 'ongoing';

export interface ProviderTransaction {
  transactionId: string;
  reference: string;
  status: ProviderStatus;
  amountKobo: Kobo;
  currency: string;
  channel: string;
  payerEmail?: string;
  /** The provider's own words about a decline. */
  reason?: string;
}

export type WebhookReading =
  | { is: 'forged' }
  /** Signed, but nothing we can make sense of: kept for a person to look at. */
  | { is: 'unreadable' }
  | { is: 'event'; event: WebhookEvent };

export interface WebhookEvent {
  kind: 'paid' | 'declined' | 'refunded' | 'disputed' | 'other';
  /** The provider's name of it, `charge.success`. */
  name: string;
  reference: string;
  /** Equal for two deliveries that say the same, however they were serialised. */
  fingerprint: string;
  transaction?: ProviderTransaction;
}

/** No usable answer: the same call may succeed later. Nothing is known about what happened on the other side. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** A definite no: asking again in the same way is pointless. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}
