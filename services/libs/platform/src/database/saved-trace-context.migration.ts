import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To which trace a row's unfinished work belongs; written only while traces are exported, and forgotten after a week. */
export class PlatformTraces1763700000001 implements MigrationInterface {
  name = 'PlatformTraces1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trace_note (name text PRIMARY KEY, traceparent text NOT NULL, noted_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX trace_note_age ON trace_note (noted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trace_note');
  }
}
