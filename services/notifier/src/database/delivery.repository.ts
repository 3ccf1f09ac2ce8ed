import { saveTraceContext } from '@nowahala/platform';
import type { DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { AttemptedText, ClaimedDelivery, Delivery } from '../domain/delivery.js';
import { RECEIPT_WAIT_MS } from '../domain/email-fallback.js';
import { keptOf } from '../domain/log-sentence.js';
import type { LogSentence } from '../domain/log-sentence.js';
import { kindsWith } from '../domain/notification-kinds.js';
import { deliveryEntity, fromStoredFacts } from './delivery.entity.js';
import type { DeliveryRow } from './delivery.entity.js';

type Optional = 'userId' | 'workspaceId' | 'serverId' | 'facts' | 'address' | 'error' | 'errorPhrase' | 'occurredAt';
/** Without `occurredAt` it happens now. */
export type NewDelivery = Omit<DeliveryRow, Optional | 'state' | 'createdAt' | 'nextAttemptAt' | 'sentAt' | 'deliveredAt'> &
  Partial<Pick<DeliveryRow, Optional>> & { state?: 'queued' | 'delivered' | 'dropped' };

/** Whom a mail goes to, and its Message-ID. */
interface Mail {
  to: string;
  providerId: string;
}

export type ReceiptStatus = 'sent' | 'delivered' | 'read' | 'failed';

/** Names of this version for stored names. */
const COLUMNS = `id, about AS group_key, transition, channel, recipient, kind, user_id, workspace_id, server_id, facts, address, state, attempts, uncertain,
  handed_at AS attempted_at, handed_text AS attempted_text, uncertain_sends, coalesce(news_at, created_at) AS occurred_at, first_tried_at, claimed_by AS claim`;
/** A claim outlives every send, because it is prolonged right before and, of a mail, every 10 s; after it the delivery counts as abandoned. */
const CLAIM_SECONDS = 25;
const CLAIM_ENDS = `clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})`;
/** Only the owner of the claim writes a result: whoever was too slow finds another claim here. */
const CLAIMED = `id = $1 AND state = 'sending' AND claimed_by = $2`;

export const DELIVERY_TIMES: DueTime[] = [
  { table: 'delivery', at: 'next_attempt_at', where: `state = 'queued'` },
  { table: 'delivery', at: 'claimed_until', where: `state = 'sending'` },
];

/** What is sent side by side: a provider that hangs, or the reports and invoices that ask another service, hold up nothing in another lane. */
export type DeliveryLane = 'email' | 'whatsapp' | 'report';
const namesOf = (trait: 'asksOthers' | 'oneDay'): string =>
  kindsWith(trait)
    .map((kind) => `'${kind}'`)
    .join(', ');
const ASKS_OTHERS = namesOf('asksOthers');
const IN_LANE: Record<DeliveryLane, string> = {
  email: `channel <> 'whatsapp' AND kind NOT IN (${ASKS_OTHERS})`,
  whatsapp: `channel = 'whatsapp'`,
  report: `channel <> 'whatsapp' AND kind IN (${ASKS_OTHERS})`,
};

/** Who has paid does not wait behind thousands of reports: once, because what billing does not answer would hold up every report. */
const AFTER_OTHERS = `(kind IN (${namesOf('oneDay')}) OR first_tried_at IS NOT NULL)`;
const TURNS: Record<DeliveryLane, string[]> = { email: ['true'], whatsapp: ['true'], report: [`NOT ${AFTER_OTHERS}`, AFTER_OTHERS] };
/** One waits while an earlier one of its group to the same recipient is on its way. A join would work it out for all that are due. */
const IS_FIRST = `(SELECT 1 FROM delivery e WHERE e.about = d.about AND e.channel = d.channel AND e.recipient = d.recipient AND e.place < d.place
  AND (e.state = 'sending' OR (e.state = 'queued' AND e.next_attempt_at <= $2)) LIMIT 1) IS NULL`;
/** Each part reads its index in order and no further than the limit: after an outage of a provider a million may be due. */
const partsOf = (lane: DeliveryLane): string[] =>
  [`state = 'queued' AND next_attempt_at <= $2`, `state = 'sending' AND claimed_until < clock_timestamp()`].flatMap((due) =>
    TURNS[lane].map(
      (inTurn, turn) => `SELECT * FROM (SELECT id, ${turn} AS turn, next_attempt_at, place FROM delivery d
        WHERE ${due} AND ${IN_LANE[lane]} AND ${inTurn} AND id <> ALL($6::uuid[]) AND ${IS_FIRST}
        ORDER BY next_attempt_at, place LIMIT $3 FOR UPDATE SKIP LOCKED) AS part`,
    ),
  );

const PRUNED_AT_ONCE = 1_000;

/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const deliveryDue = (lane: DeliveryLane): string =>
  `EXISTS (SELECT FROM {schema}.delivery WHERE state = 'queued' AND next_attempt_at <= greatest($1, now()) AND ${IN_LANE[lane]})
  OR EXISTS (SELECT FROM {schema}.delivery WHERE state = 'sending' AND claimed_until < clock_timestamp() AND ${IN_LANE[lane]})`;

/** The saved trace context that a delivery belongs to. */
export const deliveryTraceName = (id: string): string => `delivery-${id}`;

const HAS_MOVED = `EXISTS (SELECT FROM recipient r WHERE r.user_id = delivery.user_id AND lower(r.email) <> lower(coalesce(delivery.address, delivery.handed_text->>'to')))`;

@Injectable()
export class DeliveryRepository {
  /** Ids of those that are new; a message to this recipient on this channel that exists already is left alone. */
  async insert(tx: Transaction, ...rows: NewDelivery[]): Promise<Set<string>> {
    if (rows.length === 0) return new Set();
    const { raw } = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(deliveryEntity)
      .values(rows.map((row) => newRow(row, tx.now)) as never)
      .orIgnore()
      .updateEntity(false)
      .returning(['id'])
      .execute();
    const fresh = new Set((raw as { id: string }[]).map(({ id }) => id));
    const queued = rows.filter(({ id, state = 'queued' }) => state === 'queued' && fresh.has(id));
    await saveTraceContext(tx, ...queued.map(({ id }) => deliveryTraceName(id)));
    return fresh;
  }

  async isKnown(sql: SqlRunner, id: string): Promise<boolean> {
    return (await sql.query('SELECT 1 FROM delivery WHERE id = $1', [id])).length > 0;
  }

  /**
   * Claims due deliveries, also those whose owner died. "Down" never overtakes "back". An abandoned one keeps its attempt: a crash
   * must not make the next wait longer.
   * Each claim is one of its own: `<owner>/<random>`. What the caller has in hand it does not take again, although its claim may be over.
   */
  claimDue(
    sql: SqlRunner,
    lane: DeliveryLane,
    { owner, now, limit, inHand }: { owner: string; now: Date; limit: number; inHand: string[] },
  ): Promise<ClaimedDelivery[]> {
    return select(
      sql,
      `WITH due AS MATERIALIZED (SELECT id FROM (${partsOf(lane).join(' UNION ALL ')}) AS parts ORDER BY turn, next_attempt_at, place LIMIT $3)
       UPDATE delivery SET uncertain = uncertain OR state = 'sending', state = 'sending', attempts = attempts + (state = 'queued')::int,
         claimed_by = $1 || '/' || gen_random_uuid(), claimed_until = ${CLAIM_ENDS}, first_tried_at = coalesce(first_tried_at, $2),
         handed_at = coalesce(handed_at, clock_timestamp()),
         fail_over_at = CASE WHEN channel = 'whatsapp' AND fail_over_at IS NULL AND sent_at IS NULL AND kind = ANY($5)
           THEN coalesce(first_tried_at, $2) + make_interval(secs => $4) ELSE fail_over_at END
       WHERE id IN (SELECT id FROM due) RETURNING ${COLUMNS}`,
      [owner, now, limit, RECEIPT_WAIT_MS / 1000, kindsWith('alert'), inHand],
    );
  }

  /** True while something is due or claimed by this process. */
  async isAnythingDue(sql: SqlRunner, owner: string, now: Date): Promise<boolean> {
    const rows = await sql.query(
      `SELECT 1 FROM delivery WHERE (state = 'queued' AND next_attempt_at <= $1) OR (state = 'sending' AND starts_with(claimed_by, $2)) LIMIT 1`,
      [now, owner],
    );
    return rows.length > 0;
  }

  /**
   * Right before the send: the claim begins anew, and after a crash the text says what to look for. False where the claim has
   * ended and another process took the delivery: then it sends.
   */
  async beginSend(sql: SqlRunner, { id, claim }: ClaimedDelivery, attempt?: { address: string; text: AttemptedText }): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE delivery SET claimed_until = ${CLAIM_ENDS}, address = coalesce($3, address), handed_text = coalesce($4, handed_text)
       WHERE ${CLAIMED} RETURNING 1`,
      [id, claim, attempt?.address ?? null, attempt ? JSON.stringify(attempt.text) : null],
    );
    return rows.length > 0;
  }

  /**
   * Before the last of a mail leaves: counted ahead, because nobody writes it down after a crash, and found by what comes back
   * meanwhile. False as above.
   */
  async countSend(sql: SqlRunner, { id, claim, uncertainSends }: ClaimedDelivery, mail: Mail): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE delivery SET claimed_until = ${CLAIM_ENDS}, uncertain_sends = $3, provider_id = $4, handed_text = jsonb_build_object('to', $5::text)
       WHERE ${CLAIMED} RETURNING 1`,
      [id, claim, uncertainSends + 1, mail.providerId, mail.to],
    );
    return rows.length > 0;
  }

  /** Results answer false where the claim has ended and the delivery is another process's: nothing was written. */
  async markSent(
    tx: Transaction,
    { id, claim }: ClaimedDelivery,
    sent: {
      address: string;
      providerId: string;
      confirmed: boolean;
      fallbackAt: Date | null;
      keepsFacts: boolean;
      /** Where it is not certain that it left. */
      because?: LogSentence;
    },
  ): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE delivery SET state = CASE WHEN $4 THEN 'delivered' ELSE 'sent' END, provider_id = $3, sent_at = $5,
         delivered_at = CASE WHEN $4 THEN $5::timestamptz END, fail_over_at = $6, error = $9, error_phrase = $10, next_attempt_at = NULL, claimed_until = NULL,
         facts = CASE WHEN $7 THEN facts ELSE '{}' END, handed_text = NULL, address = $8 WHERE ${CLAIMED} RETURNING 1`,
      [
        ...[id, claim, sent.providerId, sent.confirmed, tx.now, sent.fallbackAt, sent.keepsFacts, sent.address],
        ...[sent.because?.text ?? '', sent.because ? keptOf(sent.because) : null],
      ],
    );
    return rows.length > 0;
  }

  /** What certainly did not leave is not counted. */
  async retryLater(
    sql: SqlRunner,
    { id, claim, uncertainSends }: ClaimedDelivery,
    retry: { at: Date; because: LogSentence; uncertain: boolean },
  ): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE delivery SET state = 'queued', next_attempt_at = $3, error = $4, error_phrase = $6, uncertain = uncertain OR $5,
         uncertain_sends = CASE WHEN $5 THEN uncertain_sends ELSE $7 END, claimed_until = NULL
       WHERE ${CLAIMED} RETURNING 1`,
      [id, claim, retry.at, retry.because.text, retry.uncertain, keptOf(retry.because), uncertainSends],
    );
    return rows.length > 0;
  }

  /** Back to the queue as if it had not been claimed: the provider was not asked, also where a send was counted already. */
  async requeue(sql: SqlRunner, { id, claim, uncertainSends }: ClaimedDelivery, at: Date): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE delivery SET state = 'queued', next_attempt_at = $3, attempts = attempts - 1, uncertain_sends = $4, claimed_until = NULL WHERE ${CLAIMED} RETURNING 1`,
      [id, claim, at, uncertainSends],
    );
    return rows.length > 0;
  }

  async markOver(
    sql: SqlRunner,
    { id, claim }: ClaimedDelivery,
    over: { state: 'failed' | 'dropped'; because: LogSentence; fallbackAt: Date | null; keepsFacts: boolean },
  ): Promise<boolean> {
    const rows = await sql.query(
      `UPDATE delivery SET state = $3, error = $4, error_phrase = $7, fail_over_at = $5, next_attempt_at = NULL, claimed_until = NULL,
         facts = CASE WHEN $6 THEN facts ELSE '{}' END, handed_text = NULL WHERE ${CLAIMED} RETURNING 1`,
      [id, claim, over.state, over.because.text, over.fallbackAt, over.keepsFacts, keptOf(over.because)],
    );
    return rows.length > 0;
  }

  /**
   * Applies a provider's receipt; an older one never undoes a newer one. Answers the delivery it belongs to. A mail may come back
   * while it waits to be sent once more, because its answer was lost; where its reader has another address by now, it goes there.
   */
  async applyReceipt(sql: SqlRunner, providerId: string, status: ReceiptStatus, error: LogSentence, at: Date): Promise<Delivery | null> {
    const order = `ARRAY['queued','sending','sent','delivered','read']`;
    const [delivery] =
      status === 'failed'
        ? await select(
            sql,
            `UPDATE delivery SET state = 'failed', error = $2, error_phrase = $4, fail_over_at = CASE WHEN fail_over_at IS NULL THEN NULL ELSE $3::timestamptz END,
               next_attempt_at = NULL, claimed_until = NULL, address = coalesce(address, handed_text->>'to'), handed_text = NULL,
               facts = CASE WHEN kind = ANY($5) THEN facts ELSE '{}' END
             WHERE provider_id = $1 AND (state IN ('sending', 'sent') OR (state = 'queued' AND channel = 'email' AND NOT ${HAS_MOVED}))
             RETURNING ${COLUMNS}`,
            [providerId, error.text, at, keptOf(error), kindsWith('keepsFacts')],
          )
        : await select(
            sql,
            `UPDATE delivery SET state = $2, delivered_at = CASE WHEN $2 IN ('delivered', 'read') THEN coalesce(delivered_at, $3) ELSE delivered_at END,
               read_at = CASE WHEN $2 = 'read' THEN coalesce(read_at, $3) ELSE read_at END, fail_over_at = CASE WHEN $2 = 'sent' THEN fail_over_at END
             WHERE provider_id = $1 AND state <> 'dropped'
               AND (state = 'failed' AND $2 <> 'sent' OR array_position(${order}, state) < array_position(${order}, $2)) RETURNING ${COLUMNS}`,
            [providerId, status, at],
          );
    return delivery ?? null;
  }

  /** A WhatsApp message whose e-mail fallback is due now. */
  async claimDueFallback(sql: SqlRunner, now: Date): Promise<Delivery | undefined> {
    const [due] = await select(
      sql,
      `UPDATE delivery SET fail_over_at = NULL WHERE id =
         (SELECT id FROM delivery WHERE fail_over_at <= $1 ORDER BY fail_over_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
      [now],
    );
    return due;
  }

  async postponeFallback(sql: SqlRunner, id: string, until: Date): Promise<void> {
    await sql.query('UPDATE delivery SET fail_over_at = $2 WHERE id = $1 AND fail_over_at IS NOT NULL', [id, until]);
  }

  /** Confirmation mails to erased users keep no address once they left. */
  async pruneConfirmations(sql: SqlRunner): Promise<void> {
    for (let pruned = PRUNED_AT_ONCE; pruned === PRUNED_AT_ONCE;) {
      const rows = await sql.query(
        `DELETE FROM delivery WHERE ctid = ANY(ARRAY(SELECT ctid FROM delivery
           WHERE kind IN ('account_closed', 'account_erased') AND state NOT IN ('queued', 'sending') LIMIT ${PRUNED_AT_ONCE})) RETURNING 1`,
      );
      pruned = rows.length;
    }
  }
}

const newRow = ({ state = 'queued', ...row }: NewDelivery, now: Date): DeliveryRow => ({
  userId: null,
  workspaceId: null,
  serverId: null,
  facts: {},
  address: null,
  error: '',
  errorPhrase: null,
  occurredAt: now,
  ...row,
  state,
  createdAt: now,
  nextAttemptAt: state === 'queued' ? now : null,
  sentAt: state === 'delivered' ? now : null,
  deliveredAt: state === 'delivered' ? now : null,
});

async function select(sql: SqlRunner, statement: string, parameters: unknown[]): Promise<ClaimedDelivery[]> {
  const rows = await sql.query<ClaimedDelivery>(statement, parameters);
  return rows.map((row) => ({ ...row, facts: fromStoredFacts(row.facts) }));
}
