import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import { asDate, type Instant } from '../domain/calendar.js';
import type { KeptInvoiceDocument } from './invoice-document.entity.js';

/** An invoice document as reconciliation compares it. */
export type ComparedDocument = Pick<KeptInvoiceDocument, 'number' | 'kind' | 'reference' | 'transactionId' | 'provider' | 'totalKobo'>;

export interface ComparedSubscription {
  workspaceId: string;
  entitlement: unknown;
  paidInvoices: number;
}

/** The stored books, read for comparison only. */
@Injectable()
export class ReconciliationQuery {
  constructor(private readonly database: Database) {}

  /** Documents from that day on, and any that bear one of these references. */
  listDocuments(datedFrom: Instant, references: string[]): Promise<ComparedDocument[]> {
    return this.database.query<ComparedDocument>(
      `SELECT number, kind, reference, transaction_id, provider, total_kobo FROM invoice_document
       WHERE dated >= $1 OR reference = ANY($2::text[])`,
      [asDate(datedFrom), references],
    );
  }

  /** The next ones by workspace, behind the one that was last. */
  listSubscriptionsBehind(lastSeen: string, limit: number): Promise<ComparedSubscription[]> {
    return this.database.query<ComparedSubscription>(
      `WITH page AS (SELECT workspace_id, entitlement FROM subscription_view WHERE workspace_id > $1 ORDER BY workspace_id LIMIT $2),
         invoices AS (SELECT workspace_id, count(*) AS paid FROM invoice_document
           WHERE kind = 'invoice' AND workspace_id = ANY (SELECT workspace_id FROM page) GROUP BY workspace_id)
       SELECT workspace_id, entitlement, coalesce(paid, 0) AS paid_invoices FROM page LEFT JOIN invoices USING (workspace_id)
       ORDER BY workspace_id`,
      [lastSeen, limit],
    );
  }

  listParked(): Promise<{ reference: string; detail: string }[]> {
    return this.database.query('SELECT reference, detail FROM parked_payment WHERE resolution IS NULL ORDER BY parked_at');
  }

  /** Series of this calendar year or later, with the last number given and the documents that bear one. */
  listSeries(sinceYear: number): Promise<{ name: string; last: number; kept: number }[]> {
    return this.database.query(
      `SELECT n.series AS name, n.last, (SELECT count(*) FROM invoice_document d WHERE d.number ~ ('^' || n.series || '-[0-9]+$')) AS kept
       FROM invoice_number n WHERE right(n.series, 4)::int >= $1 ORDER BY n.series`,
      [sinceYear],
    );
  }

  /** Why a transaction may have no invoice: it is parked, or its payment is still open. */
  async findExplanation(reference: string, transactionId: string): Promise<{ parked: boolean; openSince: Date | null }> {
    const [row] = await this.database.query<{ parked: boolean; openSince: Date | null }>(
      `SELECT EXISTS (SELECT 1 FROM parked_payment WHERE reference = $1 AND transaction_id = $2) AS parked,
         (SELECT requested_at FROM payment_attempt WHERE reference = $1 AND status = 'open') AS open_since`,
      [reference, transactionId],
    );
    return row!;
  }
}
