import type { Kobo } from './money.js';

/** A payment as it is announced to the provider. */
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

/** A payment as the provider reports it. */
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
