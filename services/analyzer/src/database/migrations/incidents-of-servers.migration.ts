import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents are kept for ever, and each look at a slow server asks for those of one server. */
export class IncidentsOfServers1780000000005 implements MigrationInterface {
  readonly name = 'IncidentsOfServers1780000000005';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`CREATE INDEX incident_list_of_server ON incident_list (server_id, resolved_at)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP INDEX incident_list_of_server`);
  }
}
