import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times in which owners work on their servers; without a server they concern the whole workspace. */
export class Maintenance1700000002000 implements MigrationInterface {
  readonly name = 'Maintenance1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE maintenance_view (
        id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, server_id uuid, starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL, created_at timestamptz NOT NULL);
      CREATE INDEX maintenance_of_workspace ON maintenance_view (workspace_id, ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE maintenance_view');
  }
}
