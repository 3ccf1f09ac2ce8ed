import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The read model of API keys. When a key was last used is no event and stands apart, so that a rebuild keeps it. */
export class ApiKeys1700000002000 implements MigrationInterface {
  name = 'ApiKeys1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_key_view (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, public_id text NOT NULL CONSTRAINT api_key_public_id UNIQUE, name text NOT NULL, scopes text[] NOT NULL,
        secret_hash text NOT NULL, previous_hash text, previous_until timestamptz, created_at timestamptz NOT NULL, revoked_at timestamptz);
      CREATE INDEX api_key_user ON api_key_view (user_id, created_at);
      CREATE TABLE api_key_use (key_id uuid PRIMARY KEY, user_id uuid NOT NULL, last_used_at timestamptz NOT NULL);
    `);
  }

  async down(): Promise<void> {
    throw new Error('API keys are never taken down by a migration.');
  }
}
