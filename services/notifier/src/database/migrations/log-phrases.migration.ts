import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sentence of the delivery log by its id, to be said in other languages; rows of before have none, and are English. */
export class LogPhrases1780000000031 implements MigrationInterface {
  readonly name = 'LogPhrases1780000000031';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE delivery ADD COLUMN error_phrase jsonb`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE delivery DROP COLUMN error_phrase`);
  }
}
