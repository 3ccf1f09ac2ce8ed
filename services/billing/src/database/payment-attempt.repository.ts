import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { PaymentAttempts, type PaymentAttempt } from '../application/ports.js';
import { instant, type Instant } from '../domain/calendar.js';
import type { Buyer } from '../domain/invoice-document.js';

interface AttemptRow {
  invoice_id: string;
  workspace_id: string;
  user_id: string;
  reference: string;
  provider: string;
  status: PaymentAttempt['status'];
  amount_kobo: string;
  currency: string;
  buyer: Buyer;
  payment_url: string | null;
  requested_at: Date;
}

@Injectable()
export class PaymentAttemptRepository extends PaymentAttempts {
  async insert(sql: SqlRunner, attempt: PaymentAttempt, verifyAt: Instant): Promise<void> {
    await sql.query(
      `INSERT INTO payment_attempt (invoice_id, workspace_id, user_id, reference, provider, status, amount_kobo, currency, buyer, requested_at, next_verify_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        attempt.invoiceId,
        attempt.workspaceId,
        attempt.userId,
        attempt.reference,
        attempt.provider,
        attempt.status,
        attempt.amountKobo,
        attempt.currency,
        JSON.stringify(attempt.buyer),
        attempt.requestedAt,
        verifyAt,
      ],
    );
  }

  async findByReference(sql: SqlRunner, reference: string): Promise<PaymentAttempt | undefined> {
    const [row] = await sql.query<AttemptRow>('SELECT * FROM payment_attempt WHERE reference = $1', [reference]);
    return row === undefined ? undefined : toAttempt(row);
  }

  async countSince(sql: SqlRunner, workspaceId: string, since: Instant): Promise<number> {
    const [row] = await sql.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM payment_attempt WHERE workspace_id = $1 AND requested_at > $2',
      [workspaceId, since],
    );
    return row!.count;
  }

  async setPaymentUrl(sql: SqlRunner, invoiceId: string, paymentUrl: string, verifyAt: Instant): Promise<void> {
    await sql.query('UPDATE payment_attempt SET payment_url = $2, next_verify_at = $3 WHERE invoice_id = $1', [
      invoiceId,
      paymentUrl,
      verifyAt,
    ]);
  }

  async settle(sql: SqlRunner, invoiceId: string, status: 'paid' | 'closed'): Promise<void> {
    await sql.query('UPDATE payment_attempt SET status = $2, next_verify_at = NULL WHERE invoice_id = $1', [invoiceId, status]);
  }

  async listDue(sql: SqlRunner, now: Instant, limit: number): Promise<PaymentAttempt[]> {
    const rows = await sql.query<AttemptRow>(
      `SELECT * FROM payment_attempt WHERE status = 'open' AND next_verify_at <= $1 ORDER BY next_verify_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(toAttempt);
  }

  async verifyAt(sql: SqlRunner, invoiceId: string, at: Instant): Promise<void> {
    await sql.query(`UPDATE payment_attempt SET next_verify_at = $2 WHERE invoice_id = $1 AND status = 'open'`, [invoiceId, at]);
  }

  async claimCheck(sql: SqlRunner, invoiceId: string, seconds: number): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE payment_attempt SET asked_at = clock_timestamp()
       WHERE invoice_id = $1 AND (asked_at IS NULL OR asked_at < clock_timestamp() - make_interval(secs => $2)) RETURNING 1`,
      [invoiceId, seconds],
    );
    return rows.length > 0;
  }
}

function toAttempt(row: AttemptRow): PaymentAttempt {
  return {
    invoiceId: row.invoice_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    reference: row.reference,
    provider: row.provider,
    status: row.status,
    amountKobo: Number(row.amount_kobo),
    currency: row.currency,
    buyer: row.buyer,
    requestedAt: instant(row.requested_at),
    ...(row.payment_url === null ? {} : { paymentUrl: row.payment_url }),
  };
}
