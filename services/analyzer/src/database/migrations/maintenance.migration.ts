import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times in which owners work on their servers, and how many slots of an hour lie in them. */
export class Maintenance1760000000009 implements MigrationInterface {
  readonly name = 'Maintenance1760000000009';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE maintenance (
        maintenance_id uuid PRIMARY KEY,
        workspace_id uuid NOT NULL,
        server_id uuid,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        version bigint NOT NULL,
        begun boolean NOT NULL DEFAULT false,
        ended boolean NOT NULL DEFAULT false
      )`);
    await sql.query(`CREATE INDEX maintenance_of_workspace ON maintenance (workspace_id, ends_at)`);
    await sql.query(`CREATE INDEX maintenance_time ON maintenance USING gist (tstzrange(starts_at, ends_at)) WHERE ends_at > starts_at`);
    await sql.query(`CREATE INDEX maintenance_to_begin ON maintenance (starts_at) WHERE NOT begun AND ends_at > starts_at`);
    await sql.query(`CREATE INDEX maintenance_to_end ON maintenance (ends_at) WHERE NOT ended AND ends_at > starts_at`);
    await sql.query(`ALTER TABLE ping_hour ADD COLUMN maintenance int NOT NULL DEFAULT 0`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE ping_hour DROP COLUMN maintenance`);
    await sql.query(`DROP TABLE maintenance`);
  }
}
