import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Trust1700000004001 implements MigrationInterface {
  name = 'Trust1700000004001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE prober_sight (
        region text NOT NULL, prober_id text NOT NULL, seen_at timestamptz NOT NULL, sight text NOT NULL, PRIMARY KEY (region, prober_id));
      CREATE INDEX prober_sight_seen ON prober_sight (seen_at);
      ALTER TABLE recheck ADD COLUMN voted_regions text[] NOT NULL DEFAULT '{}';
      CREATE INDEX recheck_candidate ON recheck (candidate_id);
      ALTER TABLE watermark ADD COLUMN fired_through timestamptz;
      ALTER TABLE schedule_entry ADD COLUMN edit_check_at timestamptz;
      CREATE TABLE reconcile_progress (name text PRIMARY KEY, after text NOT NULL, began_at timestamptz NOT NULL, ended_at timestamptz);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE prober_sight, reconcile_progress;
      ALTER TABLE schedule_entry DROP COLUMN edit_check_at;
      ALTER TABLE watermark DROP COLUMN fired_through;
      DROP INDEX recheck_candidate;
      ALTER TABLE recheck DROP COLUMN voted_regions;
    `);
  }
}
