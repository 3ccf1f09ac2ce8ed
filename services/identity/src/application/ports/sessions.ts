import type { SqlRunner } from '@nowahala/platform';
import type { Session } from '../../domain/session.js';

export interface StoredSession extends Session {
  /** Goes into the refresh tokens' codes, so that the key alone does not make one. */
  salt: string;
}

export abstract class SessionRepository {
  abstract find(sql: SqlRunner, id: string): Promise<StoredSession | undefined>;
  /** Waits for whoever is renewing the same session. */
  abstract lock(sql: SqlRunner, id: string): Promise<StoredSession | undefined>;
  abstract insert(sql: SqlRunner, session: StoredSession, ipHash: string): Promise<void>;
  abstract refresh(sql: SqlRunner, id: string, generation: number, now: Date): Promise<void>;
  abstract revoke(sql: SqlRunner, id: string, why: string, now: Date): Promise<boolean>;
  abstract revokeAll(sql: SqlRunner, userId: string, why: string, now: Date): Promise<void>;
  abstract listLive(sql: SqlRunner, userId: string): Promise<StoredSession[]>;
  /** Deletes what ended before that time. */
  abstract prune(sql: SqlRunner, before: Date): Promise<void>;
}
