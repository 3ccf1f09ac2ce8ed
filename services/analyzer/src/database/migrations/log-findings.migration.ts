import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the message of a failed check says, in no language; logs of before have none, and are English. */
export class LogFindings1780000000002 implements MigrationInterface {
  readonly name = 'LogFindings1780000000002';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE error_log ADD COLUMN finding jsonb`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE error_log DROP COLUMN finding`);
  }
}
