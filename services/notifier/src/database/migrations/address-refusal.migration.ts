import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mail servers refused lately. `counts` is false for what was refused among many. */
export class AddressRefusal1700000006003 implements MigrationInterface {
  name = 'AddressRefusal1700000006003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE address_refusal (
        address text NOT NULL, at timestamptz NOT NULL, reason text NOT NULL, counts bool NOT NULL, PRIMARY KEY (address, at));
      CREATE INDEX address_refusal_at ON address_refusal (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE address_refusal');
  }
}
