import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '@nowahala/platform';
import { WebhookInbox, type ReceivedWebhook, type WaitingWebhook, type WebhookStatus } from '../application/ports.js';

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

const MAX_BATCH = 200;
/** Working on stored calls waits at most this long for new ones to be answered. */
const PATIENCE_MS = 100;

interface Arriving {
  webhook: ReceivedWebhook;
  status: string;
  note: string | null;
  stored: (isNew: boolean) => void;
  failed: (error: unknown) => void;
}

/**
 * Calls that arrive while an insert is under way share the next one: a burst costs few commits, and a lone call waits for nobody.
 */
@Injectable()
export class WebhookInboxRepository extends WebhookInbox {
  private arriving: Arriving[] = [];
  private inserting: Promise<void> | undefined;

  constructor(private readonly database: Database) {
    super();
  }

  async store(webhook: ReceivedWebhook, end?: { status: WebhookStatus; note: string }): Promise<boolean> {
    const isNew = new Promise<boolean>((stored, failed) => {
      this.arriving.push({ webhook, status: end?.status ?? 'waiting', note: end?.note ?? null, stored, failed });
    });
    this.inserting ??= this.insertAll();
    return isNew;
  }

  async untilQuiet(): Promise<void> {
    if (this.inserting !== undefined) await Promise.race([this.inserting, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  private async insertAll(): Promise<void> {
    while (this.arriving.length > 0) await this.insert(this.arriving.splice(0, MAX_BATCH));
    // In the same breath as the last look, so that no call arrives in between and is left lying.
    this.inserting = undefined;
  }

  private async insert(batch: Arriving[]): Promise<void> {
    try {
      const column = <T>(read: (one: Arriving) => T): T[] => batch.map(read);
      const rows = await this.database.query<{ provider: string; fingerprint: string }>(
        `INSERT INTO webhook_inbox (provider, fingerprint, event, reference, body, status, note, next_try_at)
         SELECT provider, fingerprint, event, reference, body, status, note, CASE WHEN status = 'waiting' THEN clock_timestamp() END
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bytea[], $6::text[], $7::text[])
           AS w (provider, fingerprint, event, reference, body, status, note)
         ON CONFLICT DO NOTHING RETURNING provider, fingerprint`,
        [
          column(({ webhook }) => webhook.provider),
          column(({ webhook }) => webhook.fingerprint),
          column(({ webhook }) => webhook.event),
          column(({ webhook }) => webhook.reference),
          column(({ webhook }) => Buffer.from(webhook.body)),
          column(({ status }) => status),
          column(({ note }) => note),
        ],
      );
      const fresh = new Set(rows.map(keyOf));
      for (const { webhook, stored } of batch) stored(fresh.delete(keyOf(webhook)));
    } catch (error) {
      // One that cannot be stored must not take its neighbours along.
      if (batch.length > 1) for (const one of batch) await this.insert([one]);
      else batch[0]!.failed(error);
    }
  }

  async claim(sql: SqlRunner, limit: number): Promise<WaitingWebhook[]> {
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

  async finish(sql: SqlRunner, { provider, fingerprint }: ReceivedWebhook, status: WebhookStatus, note: string): Promise<void> {
    await sql.query('UPDATE webhook_inbox SET status = $3, note = $4, next_try_at = NULL WHERE provider = $1 AND fingerprint = $2', [
      provider,
      fingerprint,
      status,
      note,
    ]);
  }

  async postpone(sql: SqlRunner, { provider, fingerprint }: ReceivedWebhook, seconds: number, note: string): Promise<void> {
    await sql.query(
      'UPDATE webhook_inbox SET note = $4, next_try_at = clock_timestamp() + make_interval(secs => $3) WHERE provider = $1 AND fingerprint = $2',
      [provider, fingerprint, seconds, note.slice(0, 500)],
    );
  }
}

function keyOf({ provider, fingerprint }: { provider: string; fingerprint: string }): string {
  return `${provider} ${fingerprint}`;
}
