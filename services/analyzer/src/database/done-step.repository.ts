import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { HelpedBefore } from '../domain/advice/explanation.js';
import type { Phrase, SentenceFacts } from '../domain/advice/phrase.js';
import { KEPT_STEPS } from '../domain/incident/done-step.js';
import type { DoneStep, StepFinding } from '../domain/incident/done-step.js';
import type { IncidentKind } from '../domain/incident/incident.js';

/** A step whose answer a check may bring, with what has to be known of its incident. */
export type UnansweredStep = DoneStep & { kind: IncidentKind; goodRegions: string[]; network: boolean };

/** Steps that owners have done. */
@Injectable()
export class DoneStepRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, incidentId: string, sql: SqlRunner = this.database): Promise<DoneStep | null> {
    const [row] = await sql.query<DoneStep>('SELECT * FROM done_step WHERE id = $1 AND incident_id = $2', [id, incidentId]);
    return row ?? null;
  }

  /** Of these incidents, the latest last. */
  async list(incidentIds: string[], sql: SqlRunner = this.database): Promise<DoneStep[]> {
    return sql.query<DoneStep>('SELECT * FROM done_step WHERE incident_id = ANY($1::uuid[]) ORDER BY done_at, id', [incidentIds]);
  }

  /** Only the latest ones of an incident stay. */
  async insert(sql: SqlRunner, step: DoneStep): Promise<void> {
    const { id, workspaceId, serverId, incidentId, situation, words, via, doneAt, answer, helped } = step;
    await sql.query(
      `INSERT INTO done_step (id, workspace_id, server_id, incident_id, situation, step, words, via, done_at, answer, helped)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
      [id, workspaceId, serverId, incidentId, situation, step.step, words, via, doneAt, answer, helped],
    );
    await sql.query(
      `DELETE FROM done_step WHERE incident_id = $1 AND id NOT IN (
         SELECT id FROM done_step WHERE incident_id = $1 ORDER BY done_at DESC, id LIMIT ${KEPT_STEPS})`,
      [incidentId],
    );
  }

  /** A narrowed incident goes on as the one that began at its end. */
  async listUnanswered(sql: SqlRunner, serverIds: string[]): Promise<UnansweredStep[]> {
    return sql.query<UnansweredStep>(
      `SELECT d.*, i.kind, i.good_regions, i.network_affected IS NOT NULL AS network
       FROM done_step d JOIN incident_list own ON own.id = d.incident_id
       JOIN incident_list i ON i.status = 'open' AND (i.id = own.id
         OR i.workspace_id = own.workspace_id AND i.server_id = own.server_id AND i.kind = 'partial' AND i.started_at = own.resolved_at)
       WHERE d.server_id = ANY($1::uuid[]) AND d.answer IS NULL`,
      [serverIds],
    );
  }

  async answer(sql: SqlRunner, id: string, answer: StepFinding): Promise<void> {
    await sql.query('UPDATE done_step SET answer = $2 WHERE id = $1 AND answer IS NULL', [id, answer]);
  }

  async markHelped(sql: SqlRunner, id: string): Promise<void> {
    await sql.query('UPDATE done_step SET helped = true WHERE id = $1', [id]);
  }

  async prune(before: Date): Promise<void> {
    await this.database.query('DELETE FROM done_step WHERE done_at < $1', [before]);
  }

  /** What helped the last time against this fault of this server. */
  async lastHelp(sql: SqlRunner, serverId: string, situation: string): Promise<HelpedBefore | null> {
    const [row] = await sql.query<{ doneAt: Date; words: string; phrases: Phrase[] | null; facts: SentenceFacts | null }>(
      `SELECT d.done_at, d.words, i.explanation #> ARRAY['phrases', 'doNow', (d.step - 1)::text] AS phrases, i.explanation #> '{phrases,facts}' AS facts
       FROM done_step d
       LEFT JOIN incident_list i ON i.id = d.incident_id AND i.explanation->>'source' = 'rules'
         AND i.explanation->'doNow'->>(d.step - 1) = d.words
       WHERE d.server_id = $1 AND d.situation = $2 AND d.helped ORDER BY d.done_at DESC LIMIT 1`,
      [serverId, situation],
    );
    if (!row) return null;
    const { doneAt, words, phrases, facts } = row;
    return { at: doneAt.toISOString(), words, ...(phrases && facts ? { step: { phrases, facts } } : {}) };
  }
}
