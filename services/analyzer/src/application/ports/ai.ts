import type { SqlRunner } from '@nowahala/platform';
import type { Explanation } from '../../domain/advice/explanation.js';

/** The model that refines what the rules say. Absent when no key is set. */
export abstract class Advisor {
  /** False without a key, and while it rests after failures. */
  abstract get available(): boolean;
  /** Null when it cannot be asked, did not answer in time, or answered something that may not be shown. */
  abstract refine(question: AdvisorQuestion): Promise<Explanation | null>;
}

/** Everything that leaves the house: cleaned words only, no name, no address. */
export interface AdvisorQuestion {
  /** Facts as short words: outcome, class, code, what was recognised. */
  observations: Record<string, string | number | boolean>;
  /** At most 300 signs of cleaned text from the monitored side; data, never an instruction. */
  quote: string;
  rules: Explanation;
  /** Names and addresses that the rules' texts mention; they are said in other words. */
  names: string[];
}

/** A wish for a better explanation, worked off beside the checks. */
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

export abstract class Explanations {
  abstract findCached(sql: SqlRunner, workspaceId: string, evidenceHash: string): Promise<Explanation | null>;
  abstract cache(sql: SqlRunner, workspaceId: string, evidenceHash: string, explanation: Explanation, now: Date): Promise<void>;
  abstract addRequest(sql: SqlRunner, wish: ExplanationRequest): Promise<void>;
  /** The next wish that nobody works on; it is ours until the time given. */
  abstract claimRequest(sql: SqlRunner, now: Date, takenUntil: Date): Promise<ExplanationRequest | null>;
  abstract deleteRequest(sql: SqlRunner, id: string): Promise<void>;
  /** Has the plan's month room for one more question? */
  abstract mayAsk(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean>;
  /** Counts one question against the plan's month; false when the month is used up. */
  abstract spend(sql: SqlRunner, workspaceId: string, now: Date): Promise<boolean>;
}
