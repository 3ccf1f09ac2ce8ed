import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For what is deleted by age, and with an account. */
export class Indexes1700000007000 implements MigrationInterface {
  name = 'Indexes1700000007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX api_key_use_user ON api_key_use (user_id);
      CREATE INDEX message_send_age ON message_send (at);
      CREATE INDEX link_token_age ON link_token (expires_at);
      CREATE INDEX phone_code_age ON phone_code (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX api_key_use_user, message_send_age, link_token_age, phone_code_age');
  }
}
