import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the services were last asked to erase. */
export class ErasuresAskedAgain1700000006000 implements MigrationInterface {
  name = 'ErasuresAskedAgain1700000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE erasure_task ADD COLUMN asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE erasure_task DROP COLUMN asked_at');
  }
}
