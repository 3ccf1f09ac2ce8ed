import { EntitySchema } from 'typeorm';
import type { Buyer } from '../domain/invoice-document.js';
import type { Kobo } from '../domain/money.js';

/** One try to be paid for an invoice, with what only the provider and the invoice document need. */
export interface PaymentAttempt {
  invoiceId: string;
  workspaceId: string;
  userId: string;
  reference: string;
  provider: string;
  status: 'open' | 'paid' | 'closed';
  amountKobo: Kobo;
  currency: string;
  buyer: Buyer;
  /** Set once the provider knows about it. */
  paymentUrl: string | null;
  requestedAt: Date;
  nextVerifyAt: Date | null;
}

export const paymentAttemptEntity = new EntitySchema<PaymentAttempt>({
  name: 'PaymentAttempt',
  tableName: 'payment_attempt',
  columns: {
    invoiceId: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    reference: { type: 'text' },
    provider: { type: 'text' },
    status: { type: 'text' },
    amountKobo: { type: 'bigint' },
    currency: { type: 'text' },
    buyer: { type: 'jsonb' },
    paymentUrl: { type: 'text', nullable: true },
    requestedAt: { type: 'timestamptz' },
    nextVerifyAt: { type: 'timestamptz', nullable: true },
  },
});
