import type { Instant } from '../domain/calendar.js';
import type { Seller } from '../domain/invoice-document.js';
import type { BasisPoints } from '../domain/money.js';
import type { Numbering } from '../domain/numbering.js';
import type { PaymentOrder, ProviderTransaction } from '../domain/provider-transaction.js';

/** The payment provider in use. */
export const PAYMENT_PROVIDER = Symbol('payment provider');
export const TERMS = Symbol('terms of business');

/** What the settings say about selling. */
export interface TermsOfBusiness {
  vat: BasisPoints;
  numbering: Numbering;
  seller: Seller;
  publicUrl: string;
}

/** A payment company. Another one is another folder that passes `payment-provider.contract.ts`. */
export interface PaymentProvider {
  /** `paystack`, `sandbox`: stored with every attempt, so that each is asked about its own payments. */
  readonly name: string;
  /** Announces a payment and answers the page to pay on. Throws ProviderUnreachable or ProviderRefused. */
  initialize(order: PaymentOrder): Promise<{ paymentUrl: string }>;
  /** The state of one payment; undefined when the provider does not know it. Throws ProviderUnreachable or ProviderRefused. */
  verify(reference: string): Promise<ProviderTransaction | undefined>;
  /** Judges a webhook by its raw bytes. Never throws. */
  readWebhook(body: Uint8Array, headers: Record<string, string>): WebhookReading;
  /** Reads the body of a stored webhook; undefined when it cannot be read. */
  parseWebhook(body: Uint8Array): WebhookEvent | undefined;
  /** Successful payments in a span of time, for the reconciliation report. Throws ProviderUnreachable or ProviderRefused. */
  successesBetween(from: Instant, to: Instant): AsyncIterable<ProviderTransaction>;
}

export type WebhookReading =
  | { type: 'forged' }
  /** Signed, but of no known shape: kept for an operator. */
  | { type: 'unreadable' }
  | { type: 'event'; event: WebhookEvent };

export interface WebhookEvent {
  /** Of a refund that failed an operator has to know as of a dispute: only the provider's dashboard helps. */
  kind: 'paid' | 'declined' | 'refunded' | 'refund-failed' | 'disputed' | 'other';
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
  override name: string = 'ProviderRefused';
}

/** It refuses us, whatever we ask: says nothing about a payment. */
export class KeyRefused extends ProviderRefused {
  override name = 'KeyRefused';
}
