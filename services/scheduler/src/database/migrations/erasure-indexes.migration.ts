import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is erased by person, and exported by workspace, is found by them. */
export class ErasureIndexes1700000004013 implements MigrationInterface {
  name = 'ErasureIndexes1700000004013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX schedule_entry_user ON schedule_entry (user_id);
      CREATE INDEX usage_workspace ON usage (workspace_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX schedule_entry_user, usage_workspace');
  }
}
