import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is deleted with a server is found by server, resolved incidents too. */
export class IncidentsOfServer1780000000060 implements MigrationInterface {
  name = 'IncidentsOfServer1780000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX server_incident_server ON server_incident (server_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX server_incident_server');
  }
}
