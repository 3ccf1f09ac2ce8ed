import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps that owners have done, and what helped; the situation that an incident is explained with. */
export class DoneSteps1760000000014 implements MigrationInterface {
  readonly name = 'DoneSteps1760000000014';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE done_step (
        id uuid PRIMARY KEY,
        workspace_id uuid NOT NULL,
        server_id uuid NOT NULL,
        incident_id uuid NOT NULL,
        situation text NOT NULL,
        step int NOT NULL,
        words text NOT NULL,
        via text NOT NULL,
        done_at timestamptz NOT NULL,
        answer text,
        helped boolean NOT NULL DEFAULT false
      )`);
    await sql.query(`CREATE INDEX done_step_incident ON done_step (incident_id, done_at)`);
    await sql.query(`CREATE INDEX done_step_unanswered ON done_step (server_id) WHERE answer IS NULL`);
    await sql.query(`CREATE INDEX done_step_helped ON done_step (server_id, situation, done_at) WHERE helped`);
    await sql.query(`CREATE INDEX done_step_workspace ON done_step (workspace_id)`);
    await sql.query(`ALTER TABLE incident_list ADD COLUMN situation text`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE incident_list DROP COLUMN situation`);
    await sql.query(`DROP TABLE done_step`);
  }
}
