import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a registry says that a domain is out of service or about to be deleted. */
export class LapsedDomains1780000000004 implements MigrationInterface {
  readonly name = 'LapsedDomains1780000000004';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE watched_domain ADD COLUMN lapsed_at timestamptz`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE watched_domain DROP COLUMN lapsed_at`);
  }
}
