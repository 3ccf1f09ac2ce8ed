import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { refuse } from '../domain/sentences.js';
import { Attempts, Papers } from './ports.js';

/** An invoice or credit note for its buyer, by its legal number. */
@Injectable()
export class FetchPaper {
  constructor(
    private readonly store: Store,
    private readonly papers: Papers,
    private readonly attempts: Attempts,
  ) {}

  async of(userId: string, ref: string): Promise<InvoiceDocument> {
    const sql = this.store.database;
    const paper = await this.papers.byNumber(sql, ref);
    if (paper !== undefined && paper.userId === userId && !paper.closed) return paper.document;
    const attempt = await this.attempts.byReference(sql, ref);
    if (attempt === undefined || attempt.userId !== userId) throw refuse.unknownInvoice();
    const paid = await this.papers.ofInvoice(sql, attempt.invoiceId);
    if (paid === undefined) throw refuse.notPaidYet();
    return paid.document;
  }
}
