import type { SqlRunner } from '@nowahala/platform';
import type { FormerSecret } from '../../domain/api-key.js';

export interface ApiKeyView {
  id: string;
  userId: string;
  publicId: string;
  name: string;
  scopes: string[];
  secretHash: string;
  /** Newest first; some may be over. */
  formerSecrets: FormerSecret[];
  createdAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** The read model of API keys. */
export abstract class ApiKeyRepository {
  /** Newest first. */
  abstract listOfUser(sql: SqlRunner, userId: string): Promise<ApiKeyView[]>;
  abstract find(sql: SqlRunner, id: string): Promise<ApiKeyView | undefined>;
  abstract findByPublicId(sql: SqlRunner, publicId: string): Promise<ApiKeyView | undefined>;
  /** To the minute; a busy key is not written at every call. */
  abstract markUsed(sql: SqlRunner, key: ApiKeyView, now: Date): Promise<void>;
  abstract deleteOfUser(sql: SqlRunner, userId: string): Promise<void>;
}
