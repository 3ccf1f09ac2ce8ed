import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the owner of a server is warned of slow answers. */
export class SlowAlerts1700000001020 implements MigrationInterface {
  name = 'SlowAlerts1700000001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE server_view ADD COLUMN slow_alerts bool NOT NULL DEFAULT true`);
  }

  async down(): Promise<void> {
    throw new Error('The switch for slow answers is never taken down by a migration.');
  }
}
