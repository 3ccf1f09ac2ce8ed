import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose machine a suspect stands on, so that those who share it are found without reading all their evidence. */
export class Provider1760000000004 implements MigrationInterface {
  readonly name = 'Provider1760000000004';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE monitor ADD COLUMN provider text NOT NULL DEFAULT ''`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE monitor DROP COLUMN provider`);
  }
}
