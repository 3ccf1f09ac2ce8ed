import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { InvoiceDocuments, type KeptInvoiceDocument } from '../application/ports.js';
import type { Instant } from '../domain/calendar.js';
import type { InvoiceDocument } from '../domain/invoice-document.js';
import { legalNumber } from '../domain/numbering.js';

interface PaperRow {
  invoice_id: string;
  workspace_id: string;
  user_id: string;
  transaction_id: string;
  provider: string;
  closed_at: Date | null;
  content: InvoiceDocument;
}

@Injectable()
export class InvoiceDocumentRepository extends InvoiceDocuments {
  async nextNumber(sql: SqlRunner, series: string): Promise<string> {
    const [row] = await sql.query<{ last: number }>(
      'INSERT INTO invoice_number (series, last) VALUES ($1, 1) ON CONFLICT (series) DO UPDATE SET last = invoice_number.last + 1 RETURNING last',
      [series],
    );
    return legalNumber(series, row!.last);
  }

  async insert(sql: SqlRunner, { document, ...paper }: KeptInvoiceDocument): Promise<void> {
    await sql.query(
      `INSERT INTO invoice_document (number, kind, invoice_id, workspace_id, user_id, reference, transaction_id, provider, total_kobo, dated, content)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        document.number,
        document.kind,
        paper.invoiceId,
        paper.workspaceId,
        paper.userId,
        document.paymentReference,
        paper.transactionId,
        paper.provider,
        document.amount.totalKobo,
        document.at,
        JSON.stringify(document),
      ],
    );
  }

  async findByNumber(sql: SqlRunner, number: string): Promise<(KeptInvoiceDocument & { closed: boolean }) | undefined> {
    const [row] = await sql.query<PaperRow>('SELECT * FROM invoice_document WHERE number = $1', [number]);
    return row === undefined ? undefined : { ...toPaper(row), closed: row.closed_at !== null };
  }

  async findOfInvoice(sql: SqlRunner, invoiceId: string): Promise<KeptInvoiceDocument | undefined> {
    const [row] = await sql.query<PaperRow>(
      `SELECT * FROM invoice_document WHERE invoice_id = $1 AND kind = 'invoice' AND closed_at IS NULL`,
      [invoiceId],
    );
    return row === undefined ? undefined : toPaper(row);
  }

  async close(sql: SqlRunner, workspaceId: string, at: Instant): Promise<void> {
    await sql.query('UPDATE invoice_document SET closed_at = $2 WHERE workspace_id = $1 AND closed_at IS NULL', [workspaceId, at]);
  }

  async deleteAllElse(sql: SqlRunner, workspaceId: string): Promise<void> {
    const ofWorkspace = 'SELECT reference FROM payment_attempt WHERE workspace_id = $1';
    await sql.query(`DELETE FROM webhook_inbox WHERE reference IN (${ofWorkspace})`, [workspaceId]);
    await sql.query(`DELETE FROM sandbox_transaction WHERE reference IN (${ofWorkspace}) AND status <> 'success'`, [workspaceId]);
    await sql.query(`UPDATE sandbox_transaction SET payer_email = '' WHERE reference IN (${ofWorkspace})`, [workspaceId]);
    for (const table of ['payment_attempt', 'invoice_view', 'subscription_view'])
      await sql.query(`DELETE FROM ${table} WHERE workspace_id = $1`, [workspaceId]);
  }

  async pruneClosed(sql: SqlRunner, datedBefore: Instant): Promise<void> {
    await sql.query('DELETE FROM invoice_document WHERE closed_at IS NOT NULL AND dated < $1', [datedBefore]);
  }
}

function toPaper(row: PaperRow): KeptInvoiceDocument {
  return {
    invoiceId: row.invoice_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    transactionId: row.transaction_id,
    provider: row.provider,
    document: row.content,
  };
}
