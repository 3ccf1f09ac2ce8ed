import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { ReconciliationBooks, type ComparedDocument, type ComparedSubscription } from '../application/ports.js';
import { instant, type Instant } from '../domain/calendar.js';

type PaperRow = Omit<ComparedDocument, 'totalKobo' | 'dated'> & { totalKobo: string; dated: Date };

@Injectable()
export class ReconciliationQuery extends ReconciliationBooks {
  async listDocuments(sql: SqlRunner, datedFrom: Instant, references: string[]): Promise<ComparedDocument[]> {
    const rows = await sql.query<PaperRow>(
      `SELECT number, kind, reference, transaction_id AS "transactionId", provider, total_kobo AS "totalKobo", dated FROM invoice_document
       WHERE dated >= $1 OR reference = ANY($2::text[])`,
      [datedFrom, references],
    );
    return rows.map((row) => ({ ...row, totalKobo: Number(row.totalKobo), dated: instant(row.dated) }));
  }

  async listSubscriptions(sql: SqlRunner): Promise<ComparedSubscription[]> {
    return sql.query<ComparedSubscription>(
      `SELECT s.workspace_id AS "workspaceId", s.entitlement,
         (SELECT count(*)::int FROM invoice_document d WHERE d.workspace_id = s.workspace_id AND d.kind = 'invoice') AS "paidInvoices"
       FROM subscription_view s ORDER BY s.workspace_id`,
    );
  }

  async listParked(sql: SqlRunner): Promise<{ reference: string; detail: string }[]> {
    return sql.query<{ reference: string; detail: string }>(
      'SELECT reference, detail FROM parked_payment WHERE resolution IS NULL ORDER BY parked_at',
    );
  }

  async listSeries(sql: SqlRunner, sinceYear: number): Promise<{ name: string; last: number; kept: number }[]> {
    return sql.query<{ name: string; last: number; kept: number }>(
      `SELECT n.series AS name, n.last, (SELECT count(*)::int FROM invoice_document d WHERE d.number ~ ('^' || n.series || '-[0-9]+$')) AS kept
       FROM invoice_number n WHERE right(n.series, 4)::int >= $1 ORDER BY n.series`,
      [sinceYear],
    );
  }

  async findExplanation(sql: SqlRunner, reference: string, transactionId: string): Promise<{ parked: boolean; openSince?: Instant }> {
    const [row] = await sql.query<{ parked: boolean; open_since: Date | null }>(
      `SELECT EXISTS (SELECT 1 FROM parked_payment WHERE reference = $1 AND transaction_id = $2) AS parked,
         (SELECT requested_at FROM payment_attempt WHERE reference = $1 AND status = 'open') AS open_since`,
      [reference, transactionId],
    );
    return { parked: row!.parked, ...(row!.open_since && { openSince: instant(row!.open_since) }) };
  }
}
