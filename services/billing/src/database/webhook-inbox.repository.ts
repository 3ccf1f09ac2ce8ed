import { Injectable } from '@nestjs/common';
import { Batcher, Database, type DueTime, sleep, type SqlRunner, type Transaction } from '@nowahala/platform';

export interface ReceivedWebhook {
  provider: string;
  /** Equal for two deliveries that say the same. */
  fingerprint: string;
  event: string;
  reference: string;
  body: Uint8Array;
}

export interface WaitingWebhook extends ReceivedWebhook {
  tries: number;
  ageSeconds: number;
}

export type WebhookStatus = 'applied' | 'ignored' | 'parked';

type Arriving = ReceivedWebhook & { status: WebhookStatus | 'waiting'; note: string | null };

/** What the lookout asks. */
export const WEBHOOK_WAITS = `EXISTS (SELECT FROM {schema}.webhook_inbox WHERE status = 'waiting' AND next_try_at <= clock_timestamp())`;
export const WEBHOOK_TIMES: DueTime[] = [{ table: 'webhook_inbox', at: 'next_try_at', where: `status = 'waiting'` }];
/** How long a claimed webhook is hidden from the other processes. */
const CLAIM_SECONDS = 45;
const MAX_BATCH = 200;
/** Processing of stored webhooks waits at most this long for new ones to be answered. */
const QUIET_MS = 100;
/** A webhook is overdue when its payment is not a plan after so long. */
export const OVERDUE_SECONDS = 60;

@Injectable()
export class WebhookInboxRepository {
  /** Webhooks that arrive during an insert share the next one: a burst costs few commits. */
  private readonly arriving = new Batcher<Arriving, boolean | Error>((batch) => this.insertEach(batch), { limit: MAX_BATCH });

  constructor(private readonly database: Database) {}

  /** Resolves when it is durable; false when a delivery that says the same is stored already. */
  async store(webhook: ReceivedWebhook): Promise<boolean> {
    const result = await this.arriving.add({ ...webhook, status: 'waiting', note: null });
    if (result instanceof Error) throw result;
    return result;
  }

  /** False when it is stored already. */
  async storeParked(tx: Transaction, webhook: ReceivedWebhook, note: string): Promise<boolean> {
    const [isNew] = await this.insertAll(tx, [{ ...webhook, status: 'parked', note }]);
    return isNew!;
  }

  /** Resolves when no webhook is being stored, or after a moment: answering goes before processing. */
  async untilQuiet(): Promise<void> {
    await Promise.race([this.arriving.idle(), sleep(QUIET_MS, undefined, { ref: false })]);
  }

  /** Claims what is due, also from the other processes; it is due again by itself if this one dies. */
  claim(limit: number): Promise<WaitingWebhook[]> {
    return this.database.query<WaitingWebhook>(
      `UPDATE webhook_inbox SET tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
       WHERE (provider, fingerprint) IN (
         SELECT provider, fingerprint FROM webhook_inbox WHERE status = 'waiting' AND next_try_at <= clock_timestamp()
         ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING provider, fingerprint, event, reference, body, tries, extract(epoch FROM clock_timestamp() - received_at)::float AS age_seconds`,
      [limit],
    );
  }

  /** Undefined while it waits. */
  async findResult(
    sql: SqlRunner,
    { provider, fingerprint }: ReceivedWebhook,
  ): Promise<{ status: WebhookStatus; note: string } | undefined> {
    const [row] = await sql.query<{ status: WebhookStatus; note: string }>(
      `SELECT status, note FROM webhook_inbox WHERE provider = $1 AND fingerprint = $2 AND status <> 'waiting'`,
      [provider, fingerprint],
    );
    return row;
  }

  async finish(sql: SqlRunner, { provider, fingerprint }: ReceivedWebhook, status: WebhookStatus, note: string): Promise<void> {
    const statement = 'UPDATE webhook_inbox SET status = $3, note = $4, next_try_at = NULL WHERE provider = $1 AND fingerprint = $2';
    await sql.query(statement, [provider, fingerprint, status, note]);
  }

  async postpone({ provider, fingerprint }: ReceivedWebhook, seconds: number, note: string): Promise<void> {
    await this.database.query(
      'UPDATE webhook_inbox SET note = $4, next_try_at = clock_timestamp() + make_interval(secs => $3) WHERE provider = $1 AND fingerprint = $2',
      [provider, fingerprint, seconds, note.slice(0, 500)],
    );
  }

  /** How long the oldest waiting webhook waits, and how many are overdue. */
  async measureWaiting(): Promise<{ oldestSeconds: number; overdue: number }> {
    const [row] = await this.database.query<{ oldestSeconds: number; overdue: number }>(
      `SELECT coalesce(max(age), 0)::float AS oldest_seconds, count(*) FILTER (WHERE age > ${OVERDUE_SECONDS}) AS overdue
       FROM (SELECT extract(epoch FROM clock_timestamp() - received_at) AS age FROM webhook_inbox WHERE status = 'waiting') w`,
    );
    return row!;
  }

  async pruneProcessed(days: number): Promise<void> {
    await this.database.query(
      `DELETE FROM webhook_inbox WHERE status <> 'waiting' AND received_at < clock_timestamp() - make_interval(days => $1)`,
      [days],
    );
  }

  /** One webhook that cannot be stored must not fail the others of its batch. */
  private async insertEach(batch: Arriving[]): Promise<(boolean | Error)[]> {
    try {
      return await this.insertAll(this.database, batch);
    } catch (error) {
      if (batch.length === 1) return [error as Error];
      const results: (boolean | Error)[] = [];
      for (const one of batch) results.push(...(await this.insertEach([one])));
      return results;
    }
  }

  private async insertAll(sql: SqlRunner, batch: Arriving[]): Promise<boolean[]> {
    const column = <T>(read: (one: Arriving) => T): T[] => batch.map(read);
    const rows = await sql.query<{ provider: string; fingerprint: string }>(
      `INSERT INTO webhook_inbox (provider, fingerprint, event, reference, body, status, note, next_try_at)
       SELECT provider, fingerprint, event, reference, body, status, note, CASE WHEN status = 'waiting' THEN clock_timestamp() END
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bytea[], $6::text[], $7::text[])
         AS w (provider, fingerprint, event, reference, body, status, note)
       ON CONFLICT DO NOTHING RETURNING provider, fingerprint`,
      [
        column(({ provider }) => provider),
        column(({ fingerprint }) => fingerprint),
        column(({ event }) => event),
        column(({ reference }) => reference),
        column(({ body }) => Buffer.from(body)),
        column(({ status }) => status),
        column(({ note }) => note),
      ],
    );
    const inserted = new Set(rows.map(keyOf));
    return batch.map((one) => inserted.delete(keyOf(one)));
  }
}

const keyOf = ({ provider, fingerprint }: { provider: string; fingerprint: string }): string => `${provider} ${fingerprint}`;
