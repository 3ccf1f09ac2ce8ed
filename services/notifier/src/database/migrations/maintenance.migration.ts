import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times in which owners work on their servers: no reminder falls into them. */
export class Maintenance1700000006020 implements MigrationInterface {
  name = 'Maintenance1700000006020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE maintenance (
        maintenance_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, server_id uuid, starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL, version bigint NOT NULL);
      CREATE INDEX maintenance_of_workspace ON maintenance (workspace_id, ends_at);
      CREATE INDEX maintenance_of_user ON maintenance (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE maintenance');
  }
}
