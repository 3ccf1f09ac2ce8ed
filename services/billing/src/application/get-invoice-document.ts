import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { refusals } from '../domain/refusals.js';
import { PaymentAttempts, InvoiceDocuments } from './ports.js';

/** An invoice or credit note for its buyer, by its legal number. */
@Injectable()
export class GetInvoiceDocument {
  constructor(
    private readonly store: Store,
    private readonly papers: InvoiceDocuments,
    private readonly attempts: PaymentAttempts,
  ) {}

  async execute(userId: string, ref: string): Promise<InvoiceDocument> {
    const sql = this.store.database;
    const paper = await this.papers.findByNumber(sql, ref);
    if (paper !== undefined && paper.userId === userId && !paper.closed) return paper.document;
    const attempt = await this.attempts.findByReference(sql, ref);
    if (attempt === undefined || attempt.userId !== userId) throw refusals.unknownInvoice();
    const paid = await this.papers.findOfInvoice(sql, attempt.invoiceId);
    if (paid === undefined) throw refusals.notPaidYet();
    return paid.document;
  }
}
