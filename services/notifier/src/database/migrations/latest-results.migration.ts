import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest results of mails, and the refusals that still count, without reading what is older. */
export class LatestResults1700000006004 implements MigrationInterface {
  name = 'LatestResults1700000006004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX delivery_mail_sent ON delivery (sent_at) WHERE channel = 'email' AND sent_at IS NOT NULL;
      CREATE INDEX address_refusal_counts ON address_refusal (at) WHERE counts;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX delivery_mail_sent, address_refusal_counts');
  }
}
