import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { ParkedPayments, type ParkedPayment } from '../application/ports.js';

@Injectable()
export class ParkedPaymentRepository extends ParkedPayments {
  async park(sql: SqlRunner, parked: ParkedPayment): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO parked_payment (id, provider, reference, transaction_id, amount_kobo, reason, detail, parked_at, resolution)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ON CONSTRAINT parked_once DO NOTHING RETURNING 1`,
      [
        randomUUID(),
        parked.provider,
        parked.reference,
        parked.transactionId,
        parked.amountKobo,
        parked.reason,
        parked.detail,
        parked.at,
        parked.resolution ?? null,
      ],
    );
    return rows.length > 0;
  }

  async resolve(sql: SqlRunner, reference: string, resolution: string): Promise<number> {
    return (
      await sql.query('UPDATE parked_payment SET resolution = $2 WHERE reference = $1 AND resolution IS NULL RETURNING 1', [
        reference,
        resolution,
      ])
    ).length;
  }
}
