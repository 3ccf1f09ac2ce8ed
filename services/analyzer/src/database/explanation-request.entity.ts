import { EntitySchema } from 'typeorm';
import type { AdvisorQuestion } from '../domain/advice/advisor-question.js';

/** A better explanation that is wanted; processed beside the checks. */
export interface ExplanationRequest {
  id: string;
  workspaceId: string;
  errorLogId: string;
  incidentId: string | null;
  serverId: string | null;
  evidenceHash: string;
  question: AdvisorQuestion;
  requestedAt: Date;
}

/** Stored names: the keys of a question as rows of every release have them. */
export type StoredQuestion = Pick<AdvisorQuestion, 'rules' | 'names'> & { facts: AdvisorQuestion['observations']; heard: string };
const toStored = ({ observations: facts, quote: heard, rules, names }: AdvisorQuestion): StoredQuestion => ({ facts, heard, rules, names });
export const toQuestion = ({ facts: observations, heard: quote, rules, names }: StoredQuestion): AdvisorQuestion => ({
  observations,
  quote,
  rules,
  names,
});

export const explanationRequestEntity = new EntitySchema<ExplanationRequest>({
  name: 'ExplanationRequest',
  tableName: 'explanation_wish', // stored name
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    errorLogId: { type: 'uuid' },
    incidentId: { type: 'uuid', nullable: true },
    serverId: { type: 'uuid', nullable: true },
    evidenceHash: { type: 'text' },
    question: { type: 'jsonb', transformer: { to: toStored, from: toQuestion } },
    requestedAt: { type: 'timestamptz', name: 'wished_at' }, // stored name
  },
});
