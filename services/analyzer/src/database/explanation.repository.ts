import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Explanations } from '../application/ports/ai.js';
import type { AdvisorQuestion, ExplanationRequest } from '../application/ports/ai.js';
import type { Explanation } from '../domain/advice/explanation.js';
import { planMonth } from '../domain/month.js';

interface RequestRow {
  id: string;
  workspace_id: string;
  error_log_id: string;
  incident_id: string | null;
  server_id: string | null;
  evidence_hash: string;
  question: { facts: AdvisorQuestion['observations']; heard: string } & Pick<AdvisorQuestion, 'rules' | 'names'>; // stored names
  wished_at: Date;
}

/** Until billing has told us the plan: what the smallest one has. */
const SMALLEST_PLAN = 50;

@Injectable()
export class ExplanationsTable extends Explanations {
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

  async addRequest(sql: SqlRunner, request: ExplanationRequest): Promise<void> {
    const { observations, quote, rules, names } = request.question;
    await sql.query(
      `INSERT INTO explanation_wish (id, workspace_id, error_log_id, incident_id, server_id, evidence_hash, question, wished_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [
        request.id,
        request.workspaceId,
        request.errorLogId,
        request.incidentId,
        request.serverId,
        request.evidenceHash,
        JSON.stringify({ facts: observations, heard: quote, rules, names }),
        request.requestedAt,
      ],
    );
  }

  async claimRequest(sql: SqlRunner, now: Date, claimedUntil: Date): Promise<ExplanationRequest | null> {
    const [row] = await sql.query<RequestRow>(
      `UPDATE explanation_wish SET taken_until = $2
       WHERE id = (
         SELECT w.id FROM explanation_wish w WHERE (w.taken_until IS NULL OR w.taken_until < $1)
           AND NOT EXISTS (SELECT 1 FROM explanation_wish o WHERE o.workspace_id = w.workspace_id AND o.evidence_hash = w.evidence_hash AND o.id <> w.id AND o.taken_until >= $1)
         ORDER BY w.wished_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      [now, claimedUntil],
    );
    if (!row) return null;
    const { facts: observations, heard: quote, rules, names } = row.question;
    return {
      id: row.id,
      workspaceId: row.workspace_id,
      errorLogId: row.error_log_id,
      incidentId: row.incident_id,
      serverId: row.server_id,
      evidenceHash: row.evidence_hash,
      question: { observations, quote, rules, names },
      requestedAt: row.wished_at,
    };
  }

  async deleteRequest(sql: SqlRunner, id: string): Promise<void> {
    await sql.query(`DELETE FROM explanation_wish WHERE id = $1`, [id]);
  }

  async mayAsk(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean> {
    const [row] = await sql.query<{ left: number }>(
      `SELECT coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${SMALLEST_PLAN})
            - coalesce((SELECT used FROM gpt_usage WHERE workspace_id = $1::uuid AND month = $2), 0) AS left`,
      [workspaceId, planMonth(now)],
    );
    return (row?.left ?? 0) > 0;
  }

  async spend(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO gpt_usage (workspace_id, month, used)
       SELECT $1::uuid, $2, 1 WHERE coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${SMALLEST_PLAN}) > 0
       ON CONFLICT (workspace_id, month) DO UPDATE SET used = gpt_usage.used + 1
       WHERE gpt_usage.used < coalesce((SELECT gpt_limit FROM entitlement WHERE workspace_id = $1::uuid), ${SMALLEST_PLAN})
       RETURNING used`,
      [workspaceId, planMonth(now)],
    );
    return rows.length > 0;
  }
}
