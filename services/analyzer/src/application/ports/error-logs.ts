import type { SqlRunner } from '@nowahala/platform';
import type { Explanation } from '../../domain/advice/explanation.js';

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
  feedback: 'helped' | 'did_not_help' | null;
}

export abstract class ErrorLogs {
  /** Counts repeats of faults that are known; answers the known ones by fingerprint. */
  abstract countRepeats(
    sql: SqlRunner,
    seen: { workspaceId: string; fingerprint: string; times: number; lastAt: Date }[],
  ): Promise<Map<string, ErrorLog>>;
  abstract add(sql: SqlRunner, log: ErrorLog): Promise<ErrorLog>;
  abstract find(sql: SqlRunner, id: string): Promise<ErrorLog | null>;
  abstract assignToIncident(sql: SqlRunner, id: string, incidentId: string): Promise<void>;
  abstract explain(sql: SqlRunner, id: string, explanation: Explanation): Promise<void>;
  abstract setFeedback(sql: SqlRunner, id: string, feedback: 'helped' | 'did_not_help'): Promise<void>;
}
