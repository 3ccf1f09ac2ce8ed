import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Database, type DueTime, type Transaction } from '@nowahala/platform';
import { LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { paymentAttemptEntity, type PaymentAttempt } from './payment-attempt.entity.js';

/** What the lookout asks. */
export const PAYMENT_TO_VERIFY = `EXISTS (SELECT FROM {schema}.payment_attempt WHERE status = 'open' AND next_verify_at <= $1)`;
export const PAYMENT_TIMES: DueTime[] = [{ table: 'payment_attempt', at: 'next_verify_at', where: `status = 'open'` }];

@Injectable()
export class PaymentAttemptRepository {
  constructor(
    @InjectRepository(paymentAttemptEntity) private readonly attempts: Repository<PaymentAttempt>,
    private readonly database: Database,
  ) {}

  async insert(tx: Transaction, attempt: PaymentAttempt): Promise<void> {
    await tx.manager.withRepository(this.attempts).insert(attempt);
  }

  findByReference(reference: string): Promise<PaymentAttempt | null> {
    return this.attempts.findOneBy({ reference });
  }

  countSince(tx: Transaction, workspaceId: string, since: Date): Promise<number> {
    return tx.manager.withRepository(this.attempts).countBy({ workspaceId, requestedAt: MoreThan(since) });
  }

  async setPaymentUrl(tx: Transaction, invoiceId: string, paymentUrl: string, nextVerifyAt: Date): Promise<void> {
    await tx.manager.withRepository(this.attempts).update({ invoiceId }, { paymentUrl, nextVerifyAt });
  }

  async settle(tx: Transaction, invoiceId: string, status: 'paid' | 'closed'): Promise<void> {
    await tx.manager.withRepository(this.attempts).update({ invoiceId }, { status, nextVerifyAt: null });
  }

  listDue(now: Date, limit: number): Promise<PaymentAttempt[]> {
    const where = { status: 'open' as const, nextVerifyAt: LessThanOrEqual(now) };
    return this.attempts.find({ where, order: { nextVerifyAt: 'ASC' }, take: limit });
  }

  async reschedule(invoiceId: string, nextVerifyAt: Date): Promise<void> {
    await this.attempts.update({ invoiceId, status: 'open' }, { nextVerifyAt });
  }

  /** True when the provider was not asked about it in the last seconds of real time; counts as asking. */
  async claimCheck(invoiceId: string, seconds: number): Promise<boolean> {
    const claimed = await this.database.query(
      `UPDATE payment_attempt SET asked_at = clock_timestamp()
       WHERE invoice_id = $1 AND (asked_at IS NULL OR asked_at < clock_timestamp() - make_interval(secs => $2)) RETURNING 1`,
      [invoiceId, seconds],
    );
    return claimed.length > 0;
  }
}
