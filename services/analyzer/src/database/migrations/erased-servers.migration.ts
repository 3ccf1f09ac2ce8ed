import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Servers whose pings are being erased; their monitors are gone already. */
export class ErasedServers1760000000006 implements MigrationInterface {
  readonly name = 'ErasedServers1760000000006';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`CREATE TABLE erased_server (server_id uuid PRIMARY KEY, user_id uuid NOT NULL, swept bool NOT NULL DEFAULT false)`);
    await sql.query(`CREATE INDEX erased_server_user ON erased_server (user_id)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE erased_server`);
  }
}
