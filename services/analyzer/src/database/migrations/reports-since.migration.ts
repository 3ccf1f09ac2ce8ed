import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a prober is heard again after a silence. Null, as an older release leaves it: not known. */
export class ReportsSince1780000000006 implements MigrationInterface {
  readonly name = 'ReportsSince1780000000006';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE prober_sight ADD COLUMN reports_since timestamptz`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE prober_sight DROP COLUMN reports_since`);
  }
}
