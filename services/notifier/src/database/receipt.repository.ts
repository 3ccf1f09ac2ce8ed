import { deleteOld } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { ReceiptStatus } from './delivery.repository.js';

/** A receipt and the write that records the send wait for each other. */
export const receiptLock = (providerId: string): string => `receipt-${providerId}`;

@Injectable()
export class ReceiptRepository {
  /** A receipt can overtake the record that the message left; it waits here for it. */
  async keep(tx: Transaction, providerId: string, status: ReceiptStatus, error: string): Promise<void> {
    const order = `ARRAY['sent','failed','delivered','read']`;
    await tx.query(
      `INSERT INTO receipt (provider_id, status, error, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (provider_id) DO UPDATE SET status = EXCLUDED.status, error = EXCLUDED.error, at = EXCLUDED.at
       WHERE array_position(${order}, receipt.status) < array_position(${order}, EXCLUDED.status)`,
      [providerId, status, error, tx.now],
    );
  }

  async take(tx: Transaction, providerId: string): Promise<{ status: ReceiptStatus; error: string; at: Date } | null> {
    const [receipt] = await tx.query<{ status: ReceiptStatus; error: string; at: Date }>(
      'DELETE FROM receipt WHERE provider_id = $1 RETURNING status, error, at',
      [providerId],
    );
    return receipt ?? null;
  }

  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'receipt', 'at', before);
  }
}
