import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents of jobs, which are said otherwise than those of servers. */
export class Heartbeats1780000000001 implements MigrationInterface {
  name = 'Heartbeats1780000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident ADD COLUMN heartbeat_trouble text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incident DROP COLUMN heartbeat_trouble');
  }
}
