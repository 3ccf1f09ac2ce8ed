import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said of an incident in other languages than English. Rows of the release before have none, and go out in English. */
export class IncidentTranslations1780000000030 implements MigrationInterface {
  name = 'IncidentTranslations1780000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE incident ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident DROP COLUMN translations');
  }
}
