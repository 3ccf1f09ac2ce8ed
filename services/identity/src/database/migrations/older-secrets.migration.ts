import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of a key that are older than its previous one and not yet expired. The release before does not write them. */
export class OlderSecrets1700000004000 implements MigrationInterface {
  name = 'OlderSecrets1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE api_key_view ADD COLUMN older_secrets jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key_view DROP COLUMN older_secrets');
  }
}
