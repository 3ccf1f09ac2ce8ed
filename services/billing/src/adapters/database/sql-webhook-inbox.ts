import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { WebhookInbox, type ReceivedWebhook, type WaitingWebhook, type WebhookEnd } from '../../application/ports.js';

interface InboxRow {
  provider: string;
  fingerprint: string;
  event: string;
  reference: string;
  body: Buffer;
  tries: number;
  age_seconds: number;
}

/** How long a taker has before its work comes back to the others. */
const TAKEN_SECONDS = 45;

@Injectable()
export class SqlWebhookInbox extends WebhookInbox {
  async store(sql: SqlRunner, webhook: ReceivedWebhook, end?: { status: WebhookEnd; note: string }): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO webhook_inbox (provider, fingerprint, event, reference, body, status, note, next_try_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $6 = 'waiting' THEN clock_timestamp() END) ON CONFLICT DO NOTHING RETURNING 1`,
      [
        webhook.provider,
        webhook.fingerprint,
        webhook.event,
        webhook.reference,
        Buffer.from(webhook.body),
        end?.status ?? 'waiting',
        end?.note ?? null,
      ],
    );
    return rows.length > 0;
  }

  async take(sql: SqlRunner, limit: number): Promise<WaitingWebhook[]> {
    const rows = await sql.query<InboxRow>(
      `UPDATE webhook_inbox SET tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => ${TAKEN_SECONDS})
       WHERE (provider, fingerprint) IN (
         SELECT provider, fingerprint FROM webhook_inbox WHERE status = 'waiting' AND next_try_at <= clock_timestamp()
         ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING provider, fingerprint, event, reference, body, tries, extract(epoch FROM clock_timestamp() - received_at)::float AS age_seconds`,
      [limit],
    );
    return rows.map(({ age_seconds: ageSeconds, ...row }) => ({ ...row, ageSeconds }));
  }

  async finish(sql: SqlRunner, { provider, fingerprint }: ReceivedWebhook, status: WebhookEnd, note: string): Promise<void> {
    await sql.query('UPDATE webhook_inbox SET status = $3, note = $4, next_try_at = NULL WHERE provider = $1 AND fingerprint = $2', [
      provider,
      fingerprint,
      status,
      note,
    ]);
  }

  async later(sql: SqlRunner, { provider, fingerprint }: ReceivedWebhook, seconds: number, note: string): Promise<void> {
    await sql.query(
      'UPDATE webhook_inbox SET note = $4, next_try_at = clock_timestamp() + make_interval(secs => $3) WHERE provider = $1 AND fingerprint = $2',
      [provider, fingerprint, seconds, note.slice(0, 500)],
    );
  }
}
