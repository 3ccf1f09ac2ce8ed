import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that are looked for on the page of a website. */
export class WantedText1700000001010 implements MigrationInterface {
  name = 'WantedText1700000001010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE server_view ADD COLUMN expect_text text NOT NULL DEFAULT '', ADD COLUMN reject_text text NOT NULL DEFAULT ''`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Words on the page are never taken down by a migration.');
  }
}
