import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a mail was handed over without an answer. */
export class UncertainSends1780000000060 implements MigrationInterface {
  name = 'UncertainSends1780000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery ADD COLUMN uncertain_sends int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery DROP COLUMN uncertain_sends');
  }
}
