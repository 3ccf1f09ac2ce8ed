import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '@nowahala/platform';
import type { Kobo } from '../domain/money.js';

/** Money, or a message about money, that fits nothing. An operator has to look at it. */
export interface ParkedPayment {
  provider: string;
  reference: string;
  transactionId: string;
  amountKobo: Kobo;
  reason: string;
  detail: string;
  parkedAt: Date;
  /** Set when nothing is left to do. */
  resolution?: string;
}

/** Its webhook says that it is paid, and nothing else does. */
export const UNEXPLAINED = 'unexplained';

@Injectable()
export class ParkedPaymentRepository {
  constructor(private readonly database: Database) {}

  /** False when it is parked already. */
  async insert(sql: SqlRunner, parked: ParkedPayment): Promise<boolean> {
    const { provider, reference, transactionId, amountKobo, reason, detail, parkedAt, resolution = null } = parked;
    const rows = await sql.query(
      `INSERT INTO parked_payment (id, provider, reference, transaction_id, amount_kobo, reason, detail, parked_at, resolution)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ON CONSTRAINT parked_once DO NOTHING RETURNING 1`,
      [randomUUID(), provider, reference, transactionId, amountKobo, reason, detail, parkedAt, resolution],
    );
    return rows.length > 0;
  }

  /** Settles what is parked for a payment; returns how many. */
  async settle(sql: SqlRunner, reference: string, resolution: string): Promise<number> {
    const statement = 'UPDATE parked_payment SET resolution = $2 WHERE reference = $1 AND resolution IS NULL RETURNING 1';
    return (await sql.query(statement, [reference, resolution])).length;
  }

  /** Settles what is parked of one transaction for this reason. */
  async settleOne(
    sql: SqlRunner,
    parked: Pick<ParkedPayment, 'provider' | 'reference' | 'transactionId' | 'reason'>,
    resolution: string,
  ): Promise<void> {
    const { provider, reference, transactionId, reason } = parked;
    await sql.query(
      `UPDATE parked_payment SET resolution = $5
       WHERE provider = $1 AND reference = $2 AND transaction_id = $3 AND reason = $4 AND resolution IS NULL`,
      [provider, reference, transactionId, reason, resolution],
    );
  }

  /** How many of a payment are kept for this reason. */
  async count(sql: SqlRunner, reference: string, reason: string): Promise<number> {
    const statement = 'SELECT count(*) AS count FROM parked_payment WHERE reference = $1 AND reason = $2';
    return (await sql.query<{ count: number }>(statement, [reference, reason]))[0]!.count;
  }

  async countUnsettled(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>('SELECT count(*) AS count FROM parked_payment WHERE resolution IS NULL');
    return row!.count;
  }
}
