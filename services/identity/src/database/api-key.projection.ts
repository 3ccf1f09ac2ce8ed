import type { Projection, RecordedEvent, SqlRunner } from '@nowahala/platform';
import type { ApiKey, ApiKeyEvent } from '../domain/api-key.js';

/** API keys for the list on the settings page and for the check of a request's key. */
export const apiKeyList: Projection<ApiKey | undefined, ApiKeyEvent> = {
  name: 'api-key-list',
  version: 1,
  async apply(event: RecordedEvent<ApiKeyEvent>, key: ApiKey | undefined, sql: SqlRunner): Promise<void> {
    if (!key) return;
    const [previous, ...older] = key.previous;
    await sql.query(
      `INSERT INTO api_key_view (id, user_id, public_id, name, scopes, secret_hash, previous_hash, previous_until, created_at, revoked_at, older_secrets)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (id) DO UPDATE SET secret_hash = $6, previous_hash = $7, previous_until = $8, revoked_at = $10, older_secrets = $11`,
      [
        event.id,
        key.userId,
        key.publicId,
        key.name,
        key.scopes,
        key.secretHash,
        previous?.secretHash ?? null,
        previous?.until ?? null,
        key.createdAt,
        key.revokedAt,
        JSON.stringify(older),
      ],
    );
  },
  clear: async (sql: SqlRunner) => void (await sql.query('DELETE FROM api_key_view')),
};
