import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What response times are usual, and which servers are slow. */
export class Slow1760000000020 implements MigrationInterface {
  readonly name = 'Slow1760000000020';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE response_time_day (
        server_id uuid, day date, region text, hours bytea[] NOT NULL, PRIMARY KEY (server_id, day, region))`);
    await sql.query(`CREATE INDEX response_time_day_age ON response_time_day (day)`);
    await sql.query(`
      CREATE TABLE slow_server (
        server_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, alerts boolean NOT NULL DEFAULT true, learned_from timestamptz,
        next_look_at timestamptz, incident_id uuid, slow_since timestamptz)`);
    await sql.query(`CREATE INDEX slow_server_due ON slow_server (next_look_at) WHERE next_look_at IS NOT NULL`);
    await sql.query(`CREATE INDEX slow_server_of_workspace ON slow_server (workspace_id)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE response_time_day, slow_server`);
  }
}
