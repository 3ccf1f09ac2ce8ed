import type { SqlRunner } from '@nowahala/platform';

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed';

export const receiptLock = (providerId: string): string => `receipt-${providerId}`;

/** A receipt can overtake our own note that the message left; it waits here for it. */
export async function keepReceipt(sql: SqlRunner, providerId: string, status: ReceiptStatus, error: string, at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO receipt (provider_id, status, error, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (provider_id) DO UPDATE SET status = EXCLUDED.status, error = EXCLUDED.error, at = EXCLUDED.at
     WHERE array_position(ARRAY['sent','failed','delivered','read'], receipt.status) < array_position(ARRAY['sent','failed','delivered','read'], EXCLUDED.status)`,
    [providerId, status, error, at],
  );
}

export async function takeReceipt(sql: SqlRunner, providerId: string): Promise<{ status: ReceiptStatus; error: string; at: Date } | null> {
  const [row] = await sql.query<{ status: ReceiptStatus; error: string; at: Date }>(
    'DELETE FROM receipt WHERE provider_id = $1 RETURNING status, error, at',
    [providerId],
  );
  return row ?? null;
}

export async function pruneReceipts(sql: SqlRunner, before: Date): Promise<void> {
  await sql.query('DELETE FROM receipt WHERE at < $1', [before]);
  await sql.query('DELETE FROM incoming_message WHERE received_at < $1', [before]);
}

/** False when this incoming message was taken before. */
export async function takeIncoming(sql: SqlRunner, providerId: string, phone: string, at: Date): Promise<boolean> {
  const rows = await sql.query(
    'INSERT INTO incoming_message (provider_id, phone, received_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [providerId, phone, at],
  );
  return rows.length > 0;
}
