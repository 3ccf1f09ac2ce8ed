import { saveTraceContext } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { RECEIPT_WAIT_MS } from '../domain/email-fallback.js';
import type { Delivery, DeliveryChannel, DeliveryFacts, DeliveryState, AttemptedText } from '../domain/delivery.js';

interface DeliveryRow {
  id: string;
  about: string;
  transition: string;
  channel: DeliveryChannel;
  recipient: string;
  kind: string;
  user_id: string | null;
  workspace_id: string | null;
  server_id: string | null;
  facts: DeliveryFacts;
  address: string | null;
  state: DeliveryState;
  attempts: number;
  uncertain: boolean;
  handed_at: Date | null;
  handed_text: AttemptedText | null;
  created_at: Date;
  news_at: Date | null;
  first_tried_at: Date | null;
}

export interface NewDelivery {
  id: string;
  about: string;
  transition: string;
  channel: DeliveryChannel;
  recipient: string;
  kind: string;
  userId?: string | null;
  workspaceId?: string | null;
  serverId?: string | null;
  facts?: DeliveryFacts;
  address?: string | null;
  state: 'queued' | 'delivered' | 'dropped';
  error?: string;
  /** Where it is not told the moment it comes about. */
  occurredAt?: Date;
  at: Date;
}

const COLUMNS =
  'id, about, transition, channel, recipient, kind, user_id, workspace_id, server_id, facts, address, state, attempts, uncertain, handed_at, handed_text, created_at, news_at, first_tried_at';
/** A claim outlives every hand-over (20 s at most); after it the delivery is taken for abandoned. */
const CLAIM_SECONDS = 25;

/** Ids of those that are new; a message to this person on this channel that exists already is left alone. */
export async function insertDeliveries(sql: SqlRunner, rows: NewDelivery[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const column = <T>(of: (row: NewDelivery) => T): T[] => rows.map(of);
  const inserted = await sql.query<{ id: string }>(
    `INSERT INTO delivery (id, about, transition, channel, recipient, kind, user_id, workspace_id, server_id, facts, address, state, error, news_at, created_at, next_attempt_at, sent_at, delivered_at)
     SELECT id, about, transition, channel, recipient, kind, user_id, workspace_id, server_id, facts, address, state, error, news_at, $14,
       CASE state WHEN 'queued' THEN $14::timestamptz END, CASE state WHEN 'delivered' THEN $14::timestamptz END, CASE state WHEN 'delivered' THEN $14::timestamptz END
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::uuid[], $8::uuid[], $9::uuid[], $10::jsonb[], $11::text[], $12::text[], $13::text[], $15::timestamptz[])
       AS d (id, about, transition, channel, recipient, kind, user_id, workspace_id, server_id, facts, address, state, error, news_at)
     ON CONFLICT ON CONSTRAINT delivery_once DO NOTHING RETURNING id`,
    [
      column((row) => row.id),
      column((row) => row.about),
      column((row) => row.transition),
      column((row) => row.channel),
      column((row) => row.recipient),
      column((row) => row.kind),
      column((row) => row.userId ?? null),
      column((row) => row.workspaceId ?? null),
      column((row) => row.serverId ?? null),
      column((row) => JSON.stringify(row.facts ?? {})),
      column((row) => row.address ?? null),
      column((row) => row.state),
      column((row) => row.error ?? ''),
      rows[0]!.at,
      column((row) => row.occurredAt ?? row.at),
    ],
  );
  const fresh = new Set(inserted.map((row) => row.id));
  await saveTraceContext(sql, ...rows.filter((row) => row.state === 'queued' && fresh.has(row.id)).map((row) => deliveryTraceName(row.id)));
  return fresh;
}

/** Under this name stands the trace that a message belongs to. */
export const deliveryTraceName = (id: string): string => `delivery-${id}`;

export async function insertDelivery(sql: SqlRunner, row: NewDelivery): Promise<boolean> {
  return (await insertDeliveries(sql, [row])).size > 0;
}

/**
 * Takes due deliveries for this process, also those whose owner died in between. A message waits while an earlier one
 * about the same thing to the same person is on its way, so that "down" never overtakes "back". Whoever takes over from the
 * dead goes on with the same attempt: a crash is no refusal, and must not make the next wait longer.
 */
export async function claimDue(sql: SqlRunner, owner: string, now: Date, limit: number): Promise<Delivery[]> {
  const rows = await sql.query<DeliveryRow>(
    `WITH due AS (
       SELECT id FROM delivery d
       WHERE ((state = 'queued' AND next_attempt_at <= $2) OR (state = 'sending' AND claimed_until < clock_timestamp()))
         AND NOT EXISTS (SELECT 1 FROM delivery e WHERE e.about = d.about AND e.channel = d.channel AND e.recipient = d.recipient AND e.place < d.place
           AND (e.state = 'sending' OR (e.state = 'queued' AND e.next_attempt_at <= $2)))
       ORDER BY next_attempt_at, place LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE delivery SET uncertain = uncertain OR state = 'sending', state = 'sending', attempts = attempts + (state = 'queued')::int, claimed_by = $1,
       claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}), first_tried_at = coalesce(first_tried_at, $2), handed_at = coalesce(handed_at, clock_timestamp()),
       fail_over_at = CASE WHEN channel = 'whatsapp' AND fail_over_at IS NULL AND sent_at IS NULL AND kind IN ('down', 'reminder', 'resolved', 'unstable', 'digest', 'steady', 'drill')
         THEN coalesce(first_tried_at, $2) + make_interval(secs => $4) ELSE fail_over_at END
     WHERE id IN (SELECT id FROM due) RETURNING ${COLUMNS}`,
    [owner, now, limit, RECEIPT_WAIT_MS / 1000],
  );
  return rows.map(toDelivery);
}

/** True while something is due or in this process's hands. */
export async function isAnythingDue(sql: SqlRunner, owner: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `SELECT 1 FROM delivery WHERE (state = 'queued' AND next_attempt_at <= $1) OR (state = 'sending' AND claimed_by = $2) LIMIT 1`,
    [now, owner],
  );
  return rows.length > 0;
}

/** Written before the hand-over: after a crash it tells what to look for. */
export async function recordAttempt(sql: SqlRunner, id: string, address: string, text: AttemptedText): Promise<void> {
  await sql.query('UPDATE delivery SET address = $2, handed_text = $3 WHERE id = $1', [id, address, JSON.stringify(text)]);
}

export async function markSent(
  sql: SqlRunner,
  id: string,
  mark: { address: string; providerId: string; confirmed: boolean; at: Date; failOverAt: Date | null; keepFacts: boolean },
): Promise<void> {
  await sql.query(
    `UPDATE delivery SET state = CASE WHEN $3 THEN 'delivered' ELSE 'sent' END, provider_id = $2, sent_at = $4, delivered_at = CASE WHEN $3 THEN $4::timestamptz END,
       fail_over_at = $5, error = '', next_attempt_at = NULL, claimed_until = NULL, facts = CASE WHEN $6 THEN facts ELSE '{}' END, handed_text = NULL, address = $7 WHERE id = $1`,
    [id, mark.providerId, mark.confirmed, mark.at, mark.failOverAt, mark.keepFacts, mark.address],
  );
}

export async function retryLater(sql: SqlRunner, id: string, mark: { at: Date; because: string; uncertain: boolean }): Promise<void> {
  await sql.query(
    `UPDATE delivery SET state = 'queued', next_attempt_at = $2, error = $3, uncertain = uncertain OR $4, claimed_until = NULL WHERE id = $1`,
    [id, mark.at, mark.because, mark.uncertain],
  );
}

/** Back to the queue as if it had not been taken: something of our own was missing, the provider was not asked. */
export async function requeue(sql: SqlRunner, id: string, at: Date): Promise<void> {
  await sql.query(
    `UPDATE delivery SET state = 'queued', next_attempt_at = $2, attempts = attempts - 1, claimed_until = NULL WHERE id = $1`,
    [id, at],
  );
}

export async function markOver(
  sql: SqlRunner,
  id: string,
  mark: { state: 'failed' | 'dropped'; because: string; failOverAt: Date | null; keepFacts: boolean },
): Promise<void> {
  await sql.query(
    `UPDATE delivery SET state = $2, error = $3, fail_over_at = $4, next_attempt_at = NULL, claimed_until = NULL, facts = CASE WHEN $5 THEN facts ELSE '{}' END, handed_text = NULL WHERE id = $1`,
    [id, mark.state, mark.because, mark.failOverAt, mark.keepFacts],
  );
}

/** Transitions of this story that reached the person on this channel. */
export async function findNotifiedTransitions(
  sql: SqlRunner,
  delivery: Pick<Delivery, 'about' | 'channel' | 'recipient' | 'id'>,
): Promise<Set<string>> {
  const rows = await sql.query<{ transition: string }>(
    `SELECT transition FROM delivery WHERE about = $1 AND channel = $2 AND recipient = $3 AND id <> $4 AND state IN ('sent', 'delivered', 'read')`,
    [delivery.about, delivery.channel, delivery.recipient, delivery.id],
  );
  return new Set(rows.map((row) => row.transition));
}

/** Has she been told anything of this, by mail or by WhatsApp? */
export async function wasNotified(sql: SqlRunner, about: string, recipient: string): Promise<boolean> {
  const rows = await sql.query(
    `SELECT 1 FROM delivery WHERE about = $1 AND recipient = $2 AND channel <> 'dashboard' AND state IN ('sending', 'sent', 'delivered', 'read') LIMIT 1`,
    [about, recipient],
  );
  return rows.length > 0;
}

export async function alertsSince(sql: SqlRunner, userId: string, since: Date): Promise<number> {
  const [row] = await sql.query<{ alerts: number }>(
    `SELECT count(*)::int AS alerts FROM delivery WHERE user_id = $1 AND channel = 'email' AND created_at >= $2 AND state NOT IN ('dropped', 'failed')
       AND kind IN ('down', 'reminder', 'resolved', 'unstable', 'digest', 'steady', 'drill', 'quota')`,
    [userId, since],
  );
  return row?.alerts ?? 0;
}

const RANK = `array_position(ARRAY['queued','sending','sent','delivered','read'], state)`;

/** Applies a provider's receipt; an older one never undoes a newer one. Answers the delivery it belongs to. */
export async function applyReceipt(
  sql: SqlRunner,
  providerId: string,
  status: 'sent' | 'delivered' | 'read' | 'failed',
  error: string,
  at: Date,
): Promise<Delivery | null> {
  const rows =
    status === 'failed'
      ? await sql.query<DeliveryRow>(
          `UPDATE delivery SET state = 'failed', error = $2, fail_over_at = CASE WHEN fail_over_at IS NULL THEN NULL ELSE $3::timestamptz END
           WHERE provider_id = $1 AND state IN ('sending', 'sent') RETURNING ${COLUMNS}`,
          [providerId, error, at],
        )
      : await sql.query<DeliveryRow>(
          `UPDATE delivery SET state = $2, delivered_at = CASE WHEN $2 IN ('delivered', 'read') THEN coalesce(delivered_at, $3) ELSE delivered_at END,
             read_at = CASE WHEN $2 = 'read' THEN coalesce(read_at, $3) ELSE read_at END, fail_over_at = CASE WHEN $2 = 'sent' THEN fail_over_at END
           WHERE provider_id = $1 AND state <> 'dropped' AND (state = 'failed' OR ${RANK} < array_position(ARRAY['queued','sending','sent','delivered','read'], $2)) RETURNING ${COLUMNS}`,
          [providerId, status, at],
        );
  return rows[0] ? toDelivery(rows[0]) : null;
}

/** WhatsApp messages whose stand-in mail is due now. */
export async function claimDueFallbacks(sql: SqlRunner, now: Date, limit: number): Promise<Delivery[]> {
  const rows = await sql.query<DeliveryRow>(
    `UPDATE delivery SET fail_over_at = NULL WHERE id IN
       (SELECT id FROM delivery WHERE fail_over_at <= $1 ORDER BY fail_over_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
    [now, limit],
  );
  return rows.map(toDelivery);
}

export interface DeliveryView {
  id: string;
  about: string;
  channel: string;
  kind: string;
  state: DeliveryState;
  address: string | null;
  recipient: string;
  attempts: number;
  created_at: Date;
  sent_at: Date | null;
  delivered_at: Date | null;
  read_at: Date | null;
  error: string;
}

export async function listDeliveries(sql: SqlRunner, ...about: string[]): Promise<DeliveryView[]> {
  return sql.query<DeliveryView>(
    `SELECT d.id, d.about, d.channel, d.kind, d.state, coalesce(d.address, CASE d.channel WHEN 'email' THEN r.email WHEN 'whatsapp' THEN r.phone END) AS address, d.recipient, d.attempts,
       d.created_at, d.sent_at, d.delivered_at, d.read_at, d.error
     FROM delivery d LEFT JOIN recipient r ON r.user_id = d.user_id WHERE d.about = ANY($1) ORDER BY d.place`,
    [about],
  );
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    about: row.about,
    transition: row.transition,
    channel: row.channel,
    recipient: row.recipient,
    kind: row.kind,
    userId: row.user_id,
    workspaceId: row.workspace_id,
    serverId: row.server_id,
    facts: row.facts,
    address: row.address,
    state: row.state,
    attempts: row.attempts,
    uncertain: row.uncertain,
    attemptedAt: row.handed_at,
    attemptedText: row.handed_text,
    createdAt: row.created_at,
    occurredAt: row.news_at ?? row.created_at,
    firstTriedAt: row.first_tried_at,
  };
}
