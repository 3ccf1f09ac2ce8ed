import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The seconds through which groups were fired that were fired further than `at`, each by its group. */
export class WatermarkAhead1700000004014 implements MigrationInterface {
  name = 'WatermarkAhead1700000004014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE watermark ADD COLUMN ahead jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE watermark DROP COLUMN ahead');
  }
}
