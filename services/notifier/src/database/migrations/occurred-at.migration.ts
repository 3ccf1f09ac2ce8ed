import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the analyzer said what an alert tells: the time until it leaves counts from there. The release before leaves it empty. */
export class NewsAt1700000006002 implements MigrationInterface {
  name = 'NewsAt1700000006002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident ADD COLUMN news_at timestamptz');
    await runner.query('ALTER TABLE delivery ADD COLUMN news_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery DROP COLUMN news_at');
    await runner.query('ALTER TABLE incident DROP COLUMN news_at');
  }
}
