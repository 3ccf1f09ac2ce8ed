import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of workspaces that were erased, so that nothing that comes late brings a row of theirs back. */
export class ErasedWorkspaces1700000004012 implements MigrationInterface {
  name = 'ErasedWorkspaces1700000004012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE erased_workspace (workspace_id uuid PRIMARY KEY, erased_at timestamptz NOT NULL)');
  }

  async down(): Promise<void> {
    throw new Error('What was erased is never forgotten by a migration.');
  }
}
