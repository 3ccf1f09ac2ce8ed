import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a prober reads messages with checks of several shards. */
export class ShardRuns1700000004011 implements MigrationInterface {
  name = 'ShardRuns1700000004011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE prober_sight ADD COLUMN reads_runs boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE prober_sight DROP COLUMN reads_runs`);
  }
}
