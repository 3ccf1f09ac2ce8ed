import { EntitySchema } from 'typeorm';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import type { Kobo } from '../domain/money.js';

/** A kept invoice or credit note, with what reconciliation needs to find it again. */
export interface KeptInvoiceDocument {
  number: string;
  kind: InvoiceDocument['kind'];
  invoiceId: string;
  workspaceId: string;
  userId: string;
  reference: string;
  transactionId: string;
  provider: string;
  totalKobo: Kobo;
  dated: Date;
  /** From then on for the tax office only. */
  closedAt: Date | null;
  document: InvoiceDocument;
}

export const invoiceDocumentEntity = new EntitySchema<KeptInvoiceDocument>({
  name: 'InvoiceDocument',
  tableName: 'invoice_document',
  columns: {
    number: { type: 'text', primary: true },
    kind: { type: 'text' },
    invoiceId: { type: 'uuid' },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    reference: { type: 'text' },
    transactionId: { type: 'text' },
    provider: { type: 'text' },
    totalKobo: { type: 'bigint' },
    dated: { type: 'timestamptz' },
    closedAt: { type: 'timestamptz', nullable: true },
    document: { type: 'jsonb', name: 'content' }, // stored name
  },
});
