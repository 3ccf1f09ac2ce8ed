import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of a key from before its last rotation but one, while their day lasts. The release before leaves them empty. */
export class OlderSecrets1700000004000 implements MigrationInterface {
  name = 'OlderSecrets1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE api_key_view ADD COLUMN older_secrets jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key_view DROP COLUMN older_secrets');
  }
}
