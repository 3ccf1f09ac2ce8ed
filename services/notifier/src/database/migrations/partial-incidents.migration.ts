import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an incident is seen, when a partial one became an outage, and the network behind it. */
export class PartialIncidents1700000006006 implements MigrationInterface {
  name = 'PartialIncidents1700000006006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE incident ADD COLUMN bad_regions text[] NOT NULL DEFAULT '{}', ADD COLUMN good_regions text[] NOT NULL DEFAULT '{}',
        ADD COLUMN network jsonb, ADD COLUMN worsened_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE incident DROP COLUMN bad_regions, DROP COLUMN good_regions, DROP COLUMN network, DROP COLUMN worsened_at',
    );
  }
}
