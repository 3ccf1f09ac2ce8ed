import type { PaymentOrder, ProviderStatus } from '../../../application/payment-provider.js';
import type { Instant } from '../../../domain/calendar.js';

/** What the sandbox remembers of a payment, as Paystack would. */
export interface SandboxTransaction extends PaymentOrder {
  id: number;
  status: ProviderStatus;
}

/** The sandbox's own books, apart from ours, so that both can be compared. */
export interface SandboxLedger {
  /** False when the reference is taken. */
  open(order: PaymentOrder): Promise<boolean>;
  find(reference: string): Promise<SandboxTransaction | undefined>;
  /** Moves an unpaid payment on; false when it was paid already or is unknown. */
  settle(reference: string, status: 'success' | 'failed' | 'abandoned'): Promise<boolean>;
  successesBetween(from: Instant, to: Instant): Promise<SandboxTransaction[]>;
}
