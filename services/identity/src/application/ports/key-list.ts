import type { SqlRunner } from '@nowahala/platform';
import type { FormerSecret } from '../../domain/api-key.js';

export interface ListedKey {
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
export abstract class KeyList {
  /** Newest first. */
  abstract of(sql: SqlRunner, userId: string): Promise<ListedKey[]>;
  abstract byId(sql: SqlRunner, id: string): Promise<ListedKey | undefined>;
  abstract byPublicId(sql: SqlRunner, publicId: string): Promise<ListedKey | undefined>;
  /** To the minute; a busy key is not written at every call. */
  abstract touch(sql: SqlRunner, key: ListedKey, now: Date): Promise<void>;
  abstract forget(sql: SqlRunner, userId: string): Promise<void>;
}
