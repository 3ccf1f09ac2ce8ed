import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a maintenance was begun or ended, by the database's clock, which does not jump with that of a process. */
export class MaintenanceTurns1760000000021 implements MigrationInterface {
  readonly name = 'MaintenanceTurns1760000000021';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE maintenance ADD COLUMN turned_at timestamptz`);
    await sql.query(`CREATE INDEX maintenance_begins ON maintenance (starts_at) WHERE begun AND ends_at > starts_at`);
    await sql.query(`CREATE INDEX maintenance_ends ON maintenance (ends_at) WHERE ended AND ends_at > starts_at`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE maintenance DROP COLUMN turned_at`);
  }
}
