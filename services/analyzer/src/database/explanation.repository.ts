import { billingMonth } from '@nowahala/kernel';
import { databaseTime } from '@nowahala/platform';
import type { Clock, DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Explanation } from '../domain/advice/explanation.js';
import { explanationRequestEntity, toQuestion } from './explanation-request.entity.js';
import type { ExplanationRequest, StoredQuestion } from './explanation-request.entity.js';

/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const EXPLANATION_WISHED =
  'EXISTS (SELECT FROM {schema}.explanation_wish WHERE taken_until IS NULL OR taken_until < greatest($1, now()))';
export const EXPLANATION_TIMES: DueTime[] = [{ table: 'explanation_wish', at: 'taken_until' }];

/** A workspace of which billing has published nothing has bought nothing, and the rule catalogue explains to it. */
const WITHOUT_PLAN = 0;

@Injectable()
export class ExplanationRepository {
  /** The clock of claims, and of how old a request is: what another machine asks about is not taken from it. */
  now(sql: SqlRunner, clock: Pick<Clock, 'offset'>): Promise<Date> {
    return databaseTime(sql, clock);
  }

  async findCached(sql: SqlRunner, workspaceId: string, evidenceHash: string): Promise<Explanation | null> {
    const [row] = await sql.query<{ explanation: Explanation }>(
      `SELECT explanation FROM explanation_cache WHERE workspace_id = $1 AND evidence_hash = $2`,
      [workspaceId, evidenceHash],
    );
    return row?.explanation ?? null;
  }

  async cache(sql: SqlRunner, workspaceId: string, evidenceHash: string, explanation: Explanation, now: Date): Promise<void> {
    await sql.query(
      `INSERT INTO explanation_cache (workspace_id, evidence_hash, explanation, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (workspace_id, evidence_hash) DO UPDATE SET explanation = excluded.explanation`,
      [workspaceId, evidenceHash, JSON.stringify(explanation), now],
    );
  }

  /** The same evidence is asked once at a time for an incident or a log: the second request changes nothing. */
  async addRequest({ manager }: Transaction, request: ExplanationRequest): Promise<void> {
    const insert = manager
      .createQueryBuilder()
      .insert()
      .into(explanationRequestEntity)
      .values(request as never);
    await insert.orIgnore().updateEntity(false).execute();
  }

  /** The next request that is not claimed; claimed until the given time. One at a time for the same evidence. */
  async claimRequest(sql: SqlRunner, now: Date, claimedUntil: Date): Promise<ExplanationRequest | null> {
    const [row] = await sql.query<Omit<ExplanationRequest, 'question'> & { question: StoredQuestion }>(
      `UPDATE explanation_wish SET taken_until = $2
       WHERE id = (
         SELECT w.id FROM explanation_wish w WHERE (w.taken_until IS NULL OR w.taken_until < $1)
           AND NOT EXISTS (SELECT 1 FROM explanation_wish o WHERE o.workspace_id = w.workspace_id AND o.evidence_hash = w.evidence_hash AND o.id <> w.id AND o.taken_until >= $1)
         ORDER BY w.wished_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING *, wished_at AS requested_at`,
      [now, claimedUntil],
    );
    return row ? { ...row, question: toQuestion(row.question) } : null;
  }

  async deleteRequest(sql: SqlRunner, id: string): Promise<void> {
    await sql.query(`DELETE FROM explanation_wish WHERE id = $1`, [id]);
  }

  /** Whether the plan's month has room for one more question. */
  async mayAsk(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean> {
    const [row] = await sql.query<{ left: number }>(
      `SELECT coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${WITHOUT_PLAN})
            - coalesce((SELECT used FROM gpt_usage WHERE workspace_id = $1::uuid AND month = $2), 0) AS left`,
      [workspaceId, billingMonth(now)],
    );
    return (row?.left ?? 0) > 0;
  }

  /** Counts one question against the plan's month; false when the month is used up. */
  async spend(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO gpt_usage (workspace_id, month, used)
       SELECT $1::uuid, $2, 1 WHERE coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${WITHOUT_PLAN}) > 0
       ON CONFLICT (workspace_id, month) DO UPDATE SET used = gpt_usage.used + 1
       WHERE gpt_usage.used < coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${WITHOUT_PLAN})
       RETURNING used`,
      [workspaceId, billingMonth(now)],
    );
    return rows.length > 0;
  }
}
