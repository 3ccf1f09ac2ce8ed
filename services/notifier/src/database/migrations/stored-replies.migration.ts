import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inbound messages wait here for their answer. Without `due_at` one was answered, as everything of an earlier release was. */
export class StoredReplies1700000006005 implements MigrationInterface {
  name = 'StoredReplies1700000006005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE incoming_message ADD COLUMN intent text NOT NULL DEFAULT '', ADD COLUMN subject jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN attempts int NOT NULL DEFAULT 0, ADD COLUMN due_at timestamptz;
      CREATE INDEX incoming_message_due ON incoming_message (due_at) WHERE due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incoming_message DROP COLUMN intent, DROP COLUMN subject, DROP COLUMN attempts, DROP COLUMN due_at');
  }
}
