import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Transaction } from '@nowahala/platform';
import { IsNull, LessThan, Not, type Repository } from 'typeorm';
import { asDate } from '../domain/calendar.js';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { legalNumber } from '../domain/numbering.js';
import { invoiceDocumentEntity, type KeptInvoiceDocument } from './invoice-document.entity.js';

/** Whose document it is, and which payment it belongs to. */
export type DocumentOwner = Pick<KeptInvoiceDocument, 'invoiceId' | 'workspaceId' | 'userId' | 'transactionId' | 'provider'>;

@Injectable()
export class InvoiceDocumentRepository {
  constructor(@InjectRepository(invoiceDocumentEntity) private readonly documents: Repository<KeptInvoiceDocument>) {}

  /** The next number of a series. Its row stays locked until the transaction ends, so that no number is skipped. */
  async nextNumber(tx: Transaction, series: string): Promise<string> {
    const [row] = await tx.query<{ last: number }>(
      'INSERT INTO invoice_number (series, last) VALUES ($1, 1) ON CONFLICT (series) DO UPDATE SET last = invoice_number.last + 1 RETURNING last',
      [series],
    );
    return legalNumber(series, row!.last);
  }

  async insert(tx: Transaction, owner: DocumentOwner, document: InvoiceDocument): Promise<void> {
    const { invoiceId, workspaceId, userId, transactionId, provider } = owner;
    const { number, kind, paymentReference: reference, amount, at } = document;
    const { totalKobo } = amount;
    const kept = {
      number,
      kind,
      invoiceId,
      workspaceId,
      userId,
      reference,
      transactionId,
      provider,
      totalKobo,
      dated: asDate(at),
      document,
    };
    await tx.manager.withRepository(this.documents).insert(kept);
  }

  findByNumber(number: string): Promise<KeptInvoiceDocument | null> {
    return this.documents.findOneBy({ number, closedAt: IsNull() });
  }

  /** The invoice itself, not its credit notes. */
  findInvoice(invoiceId: string): Promise<KeptInvoiceDocument | null> {
    return this.documents.findOneBy({ invoiceId, kind: 'invoice', closedAt: IsNull() });
  }

  /** Of a payment, also where its buyer is erased, in the order in which they were made. */
  listCreditNotes(tx: Transaction, reference: string): Promise<KeptInvoiceDocument[]> {
    return tx.manager.withRepository(this.documents).find({ where: { reference, kind: 'credit-note' }, order: { number: 'ASC' } });
  }

  async close(tx: Transaction, workspaceId: string): Promise<void> {
    await tx.manager.withRepository(this.documents).update({ workspaceId, closedAt: IsNull() }, { closedAt: tx.now });
  }

  /** Deletes closed documents that tax law no longer asks for. */
  async pruneClosed(datedBefore: Date): Promise<void> {
    await this.documents.delete({ closedAt: Not(IsNull()), dated: LessThan(datedBefore) });
  }
}
