import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The confirmations of erasures, found without reading every delivery. */
export class Confirmations1780000000061 implements MigrationInterface {
  name = 'Confirmations1780000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX delivery_confirmations ON delivery (id) WHERE kind IN ('account_closed', 'account_erased')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX delivery_confirmations');
  }
}
