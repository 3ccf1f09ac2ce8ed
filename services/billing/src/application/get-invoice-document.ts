import { Injectable } from '@nestjs/common';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { refusals } from '../domain/refusals.js';

/** An invoice or credit note for its buyer, by its legal number or its payment reference. */
@Injectable()
export class GetInvoiceDocument {
  constructor(
    private readonly documents: InvoiceDocumentRepository,
    private readonly attempts: PaymentAttemptRepository,
  ) {}

  async execute(userId: string, ref: string): Promise<InvoiceDocument> {
    const numbered = await this.documents.findByNumber(ref);
    if (numbered?.userId === userId) return numbered.document;
    const attempt = await this.attempts.findByReference(ref);
    if (attempt?.userId !== userId) throw refusals.unknownInvoice();
    const paid = await this.documents.findInvoice(attempt.invoiceId);
    if (paid === null) throw refusals.notPaidYet();
    return paid.document;
  }
}
