import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All that a page or a figure asks of an hour, but for its regions: of those a prober decides how many there are. */
const WITH_FIGURES = `CREATE UNIQUE INDEX ping_hour_with_figures ON ping_hour (server_id, hour)
  INCLUDE (listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us)`;

/**
 * Hours are stored as they end, those of all servers beside each other, so that those of one server lie in as many pages as there are
 * hours. Beside their key they lie together. Meanwhile no hour can be closed, which is tried again; how long it takes is in
 * `deploy/runbooks/upgrade.md`.
 */
export class HoursBesideTheirKey1780000000007 implements MigrationInterface {
  readonly name = 'HoursBesideTheirKey1780000000007';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`SET LOCAL maintenance_work_mem = '256MB'`);
    await sql.query(WITH_FIGURES);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP INDEX ping_hour_with_figures`);
  }
}

/** By itself, for it needs the table alone for a moment, and what was built is kept where it has to try again. */
export class KeyOfHours1780000000008 implements MigrationInterface {
  readonly name = 'KeyOfHours1780000000008';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      ALTER TABLE ping_hour DROP CONSTRAINT ping_hour_pkey,
        ADD CONSTRAINT ping_hour_pkey PRIMARY KEY USING INDEX ping_hour_with_figures`);
    // A page that was not vacuumed since it was written is read beside its index: few may be so.
    await sql.query(`ALTER TABLE ping_hour SET (autovacuum_vacuum_insert_scale_factor = 0.01)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`ALTER TABLE ping_hour RESET (autovacuum_vacuum_insert_scale_factor)`);
    await sql.query(`ALTER TABLE ping_hour DROP CONSTRAINT ping_hour_pkey, ADD CONSTRAINT ping_hour_pkey PRIMARY KEY (server_id, hour)`);
    await sql.query(WITH_FIGURES);
  }
}
