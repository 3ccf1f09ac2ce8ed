import { Injectable } from '@nestjs/common';
import { Clock, Database, type DueTime } from '@nowahala/platform';
import type { Instant } from '../domain/calendar.js';
import type { PaymentOrder, ProviderStatus } from '../domain/provider-transaction.js';

/** What the lookout asks. */
export const SANDBOX_CALL_DUE = 'EXISTS (SELECT FROM {schema}.sandbox_transaction WHERE call_due_at <= clock_timestamp())';
export const SANDBOX_CALL_TIMES: DueTime[] = [{ table: 'sandbox_transaction', at: 'call_due_at' }];

/** What the sandbox remembers of a payment, as Paystack would. */
export interface SandboxTransaction extends PaymentOrder {
  id: number;
  status: ProviderStatus;
}

/** The sandbox's own books, apart from the invoices, so that both can be compared. */
@Injectable()
export class SandboxTransactionRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async open(order: PaymentOrder): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO sandbox_transaction (reference, status, amount_kobo, currency, payer_email, return_url, description, opened_at)
       VALUES ($1, 'abandoned', $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
      [order.reference, order.amountKobo, order.currency, order.payerEmail, order.returnUrl, order.description, this.clock.now()],
    );
    return rows.length > 0;
  }

  async find(reference: string): Promise<SandboxTransaction | undefined> {
    const [row] = await this.database.query<SandboxTransaction>('SELECT * FROM sandbox_transaction WHERE reference = $1', [reference]);
    return row;
  }

  async settle(reference: string, status: 'success' | 'failed' | 'abandoned'): Promise<boolean> {
    const paidAt = status === 'success' ? this.clock.now() : null;
    const rows = await this.database.query(
      `UPDATE sandbox_transaction SET status = $2, paid_at = $3 WHERE reference = $1 AND status <> 'success' RETURNING 1`,
      [reference, status, paidAt],
    );
    return rows.length > 0;
  }

  async successesBetween(from: Instant, to: Instant): Promise<SandboxTransaction[]> {
    return this.database.query<SandboxTransaction>(
      `SELECT * FROM sandbox_transaction WHERE status = 'success' AND paid_at BETWEEN $1 AND $2 ORDER BY id`,
      [from, to],
    );
  }

  /** Claims webhooks that are due; each is due again later unless it is marked as answered. */
  async claimCalls(limit: number): Promise<SandboxTransaction[]> {
    return this.database.query<SandboxTransaction>(
      `UPDATE sandbox_transaction SET call_tries = call_tries + 1, call_due_at = clock_timestamp() + make_interval(secs => least(60, power(2, call_tries)))
       WHERE reference IN (SELECT reference FROM sandbox_transaction WHERE call_due_at <= clock_timestamp() ORDER BY call_due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      [limit],
    );
  }

  async scheduleCall(reference: string, inMs: number): Promise<void> {
    await this.database.query(
      `UPDATE sandbox_transaction SET call_tries = 0, call_due_at = clock_timestamp() + make_interval(secs => $2) WHERE reference = $1`,
      [reference, inMs / 1_000],
    );
  }

  async markCallAnswered(reference: string): Promise<void> {
    await this.database.query('UPDATE sandbox_transaction SET call_due_at = NULL WHERE reference = $1', [reference]);
  }
}
