import type { SqlRunner } from '@nowahala/platform';
import { incidentKinds } from '../domain/delivery.js';

/** A WhatsApp message of ours that went to this number; without a story it tells of no incident. */
export interface QuotedMessage {
  kind: string;
  groupKey: string | null;
}

export async function quotedMessage(sql: SqlRunner, phone: string, providerId: string): Promise<QuotedMessage | null> {
  const [row] = await sql.query<QuotedMessage>(
    `SELECT kind, CASE WHEN kind = ANY($3) THEN about ELSE facts->>'storyId' END AS "groupKey"
     FROM delivery WHERE channel = 'whatsapp' AND address = $1 AND provider_id = $2`,
    [phone, providerId, incidentKinds],
  );
  return row ?? null;
}

/** What the latest alert that left for this number is about. */
export async function latestGroupKey(sql: SqlRunner, phone: string): Promise<string | null> {
  const [row] = await sql.query<{ about: string }>(
    `SELECT about FROM delivery WHERE channel = 'whatsapp' AND address = $1 AND kind = ANY($2)
       AND state IN ('sending', 'sent', 'delivered', 'read') ORDER BY place DESC LIMIT 1`,
    [phone, incidentKinds],
  );
  return row?.about ?? null;
}
