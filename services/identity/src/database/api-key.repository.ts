import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@nowahala/kernel';
import type { SqlRunner } from '@nowahala/platform';
import type { FormerSecret } from '../domain/api-key.js';

export interface ApiKeyView {
  id: string;
  userId: string;
  publicId: string;
  name: string;
  scopes: string[];
  secretHash: string;
  /** Newest first; some may have expired. */
  formerSecrets: FormerSecret[];
  createdAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

const COLUMNS = `k.id, k.user_id, k.public_id, k.name, k.scopes, k.secret_hash, k.created_at, k.revoked_at, u.last_used_at,
  CASE WHEN k.previous_hash IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('secretHash', k.previous_hash, 'until', k.previous_until)) END
    || k.older_secrets AS former_secrets`;
const FROM = 'FROM api_key_view k LEFT JOIN api_key_use u ON u.key_id = k.id';

/** The read model of API keys. */
@Injectable()
export class ApiKeyRepository {
  /** Newest first. */
  async listOfUser(sql: SqlRunner, userId: string): Promise<ApiKeyView[]> {
    return sql.query<ApiKeyView>(`SELECT ${COLUMNS} ${FROM} WHERE k.user_id = $1 ORDER BY k.created_at DESC, k.id`, [userId]);
  }

  async find(sql: SqlRunner, id: string): Promise<ApiKeyView | undefined> {
    return (await sql.query<ApiKeyView>(`SELECT ${COLUMNS} ${FROM} WHERE k.id = $1`, [id]))[0];
  }

  async findByPublicId(sql: SqlRunner, publicId: string): Promise<ApiKeyView | undefined> {
    return (await sql.query<ApiKeyView>(`SELECT ${COLUMNS} ${FROM} WHERE k.public_id = $1`, [publicId]))[0];
  }

  /** Rounded down to the minute, so that a busy key is not written at every call. */
  async markUsed(sql: SqlRunner, key: ApiKeyView, now: Date): Promise<void> {
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    if (key.lastUsedAt && key.lastUsedAt >= minute) return;
    await sql.query(
      `INSERT INTO api_key_use (key_id, user_id, last_used_at) VALUES ($1, $2, $3)
       ON CONFLICT (key_id) DO UPDATE SET last_used_at = $3 WHERE api_key_use.last_used_at < $3`,
      [key.id, key.userId, minute],
    );
  }

  async deleteOfUser(sql: SqlRunner, userId: string): Promise<void> {
    await sql.query('DELETE FROM api_key_view WHERE user_id = $1', [userId]);
    await sql.query('DELETE FROM api_key_use WHERE user_id = $1', [userId]);
  }
}
