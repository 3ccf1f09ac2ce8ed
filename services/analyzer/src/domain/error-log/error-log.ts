import type { Explanation } from '../advice/explanation.js';
import type { LoggedFinding } from '../health/check-message.js';

/** A failure of a check or of a customer's own program; repeats of the same one are counted. */
export interface ErrorLog {
  id: string;
  workspaceId: string;
  userId: string;
  serverId: string | null;
  fingerprint: string;
  createdAt: Date;
  lastSeenAt: Date;
  count: number;
  tag: string;
  level: string;
  message: string;
  stack: string;
  cause: string;
  situation: string;
  explanation: Explanation;
  incidentId: string | null;
  feedback: Feedback | null;
  /** Of a check: what the message says, in no language. Null: its words are the program's own, or it was written before this was kept. */
  finding: LoggedFinding | null;
}

export type Feedback = 'helped' | 'did_not_help';
