import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboard says of maintenance by itself: nothing of what began or ended before. */
export class MaintenanceLines1780000000050 implements MigrationInterface {
  name = 'MaintenanceLines1780000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE maintenance ADD COLUMN begun boolean NOT NULL DEFAULT false, ADD COLUMN ended boolean NOT NULL DEFAULT false;
      UPDATE maintenance SET begun = starts_at <= now(), ended = ends_at <= now();
      CREATE INDEX maintenance_begins ON maintenance (starts_at) WHERE NOT begun;
      CREATE INDEX maintenance_ends ON maintenance (ends_at) WHERE NOT ended;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE maintenance DROP COLUMN begun, DROP COLUMN ended');
  }
}
