import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a suppressed address is anybody's is asked by address. */
export class RecipientEmail1780000000062 implements MigrationInterface {
  name = 'RecipientEmail1780000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX recipient_email ON recipient (lower(email))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX recipient_email');
  }
}
