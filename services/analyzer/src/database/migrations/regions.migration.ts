import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sight belongs to each prober process; incidents say from where a server is reached and from where not. */
export class Regions1760000000007 implements MigrationInterface {
  readonly name = 'Regions1760000000007';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(
      `CREATE TABLE prober_sight (region text, prober_id text, seen_at timestamptz NOT NULL, sight text NOT NULL, PRIMARY KEY (region, prober_id))`,
    );
    await sql.query(`ALTER TABLE region_health ADD COLUMN alerted text`);
    await sql.query(`
      ALTER TABLE incident_list ADD COLUMN regions text[] NOT NULL DEFAULT '{}', ADD COLUMN good_regions text[] NOT NULL DEFAULT '{}',
        ADD COLUMN worsened_at timestamptz`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE incident_list DROP COLUMN regions, DROP COLUMN good_regions, DROP COLUMN worsened_at`);
    await sql.query(`ALTER TABLE region_health DROP COLUMN alerted`);
    await sql.query(`DROP TABLE prober_sight`);
  }
}
