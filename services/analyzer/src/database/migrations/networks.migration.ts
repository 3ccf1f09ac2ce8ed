import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which network each server is on, and the episodes in which a whole network failed. */
export class Networks1760000000008 implements MigrationInterface {
  readonly name = 'Networks1760000000008';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE monitor ADD COLUMN network text`);
    await sql.query(`CREATE INDEX monitor_network ON monitor (network, bad_since) WHERE network IS NOT NULL`);
    await sql.query(`CREATE INDEX monitor_without_network ON monitor (server_id) WHERE network IS NULL`);
    await sql.query(`CREATE INDEX monitor_bad_since ON monitor (bad_since) WHERE bad_since IS NOT NULL`);
    await sql.query(`
      CREATE TABLE network_episode (
        network text PRIMARY KEY, name text NOT NULL, began_at timestamptz NOT NULL, last_failure_at timestamptz NOT NULL, affected int NOT NULL
      )`);
    await sql.query(`ALTER TABLE incident_list ADD COLUMN network_name text, ADD COLUMN network_affected int`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE incident_list DROP COLUMN network_name, DROP COLUMN network_affected`);
    await sql.query(`DROP TABLE network_episode`);
    await sql.query(`ALTER TABLE monitor DROP COLUMN network`);
  }
}
