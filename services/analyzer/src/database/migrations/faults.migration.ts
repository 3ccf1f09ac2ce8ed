import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What went wrong, explained: error logs, kept evidence, incidents as people read them, and what the AI was asked. */
export class Faults1760000000003 implements MigrationInterface {
  readonly name = 'Faults1760000000003';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE error_log (
        id uuid PRIMARY KEY,
        workspace_id uuid NOT NULL,
        user_id uuid NOT NULL,
        server_id uuid,
        fingerprint text NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        seen bigint NOT NULL,
        tag text NOT NULL,
        level text NOT NULL,
        message text NOT NULL,
        stack text NOT NULL,
        cause text NOT NULL,
        situation text NOT NULL,
        explanation jsonb NOT NULL,
        incident_id uuid,
        feedback text,
        CONSTRAINT error_log_fingerprint UNIQUE (workspace_id, fingerprint)
      )`);
    await sql.query(`CREATE INDEX error_log_recent ON error_log (workspace_id, last_seen_at DESC, id)`);
    await sql.query(`
      CREATE TABLE snapshot (
        server_id uuid, taken_at timestamptz, region text, workspace_id uuid NOT NULL, month text NOT NULL, evidence jsonb NOT NULL,
        PRIMARY KEY (server_id, taken_at, region)
      )`);
    await sql.query(`CREATE INDEX snapshot_month ON snapshot (workspace_id, month)`);
    await sql.query(`CREATE INDEX snapshot_age ON snapshot (taken_at)`);
    await sql.query(`
      CREATE TABLE incident_list (
        id uuid PRIMARY KEY,
        workspace_id uuid NOT NULL,
        user_id uuid NOT NULL,
        server_id uuid NOT NULL,
        server_name text NOT NULL,
        kind text NOT NULL,
        status text NOT NULL,
        started_at timestamptz NOT NULL,
        opened_at timestamptz NOT NULL,
        resolved_at timestamptz,
        acknowledged_at timestamptz,
        acknowledged_by text,
        cause text NOT NULL,
        tag text NOT NULL,
        level text NOT NULL,
        explanation jsonb NOT NULL,
        snapshot_at timestamptz,
        snapshot_region text,
        group_id text NOT NULL,
        error_log_id uuid
      )`);
    await sql.query(`CREATE INDEX incident_list_recent ON incident_list (workspace_id, started_at DESC, id)`);
    await sql.query(`CREATE INDEX incident_list_open ON incident_list (server_id) WHERE status = 'open'`);
    await sql.query(`
      CREATE TABLE explanation_cache (
        workspace_id uuid, evidence_hash text, explanation jsonb NOT NULL, created_at timestamptz NOT NULL, PRIMARY KEY (workspace_id, evidence_hash)
      )`);
    await sql.query(`CREATE TABLE gpt_usage (workspace_id uuid, month text, used int NOT NULL, PRIMARY KEY (workspace_id, month))`);
    await sql.query(`
      CREATE TABLE explanation_wish (
        id uuid PRIMARY KEY, workspace_id uuid NOT NULL, error_log_id uuid NOT NULL, incident_id uuid, server_id uuid, evidence_hash text NOT NULL,
        question jsonb NOT NULL, wished_at timestamptz NOT NULL, taken_until timestamptz
      )`);
    await sql.query(
      `CREATE UNIQUE INDEX explanation_wish_once ON explanation_wish (workspace_id, evidence_hash, coalesce(incident_id, error_log_id))`,
    );
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE error_log, snapshot, incident_list, explanation_cache, gpt_usage, explanation_wish`);
  }
}
