import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row, of all probers: when the last report of any prober came, and the latest time in which none came. */
export class SightSilence1780000000006 implements MigrationInterface {
  readonly name = 'SightSilence1780000000006';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE sight_silence (
        name text PRIMARY KEY, last_report_at timestamptz NOT NULL, silent_from timestamptz, silent_until timestamptz)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE sight_silence`);
  }
}
