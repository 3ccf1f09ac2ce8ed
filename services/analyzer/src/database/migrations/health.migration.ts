import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is watched, what we believe of it, and what we were told about regions and plans. */
export class Health1760000000001 implements MigrationInterface {
  readonly name = 'Health1760000000001';

  async up(sql: QueryRunner): Promise<void> {
    await sql.query(`
      CREATE TABLE monitor (
        server_id uuid PRIMARY KEY,
        workspace_id uuid NOT NULL,
        user_id uuid NOT NULL,
        name text NOT NULL DEFAULT '',
        ip_address text NOT NULL DEFAULT '',
        website text NOT NULL DEFAULT '',
        config_version bigint NOT NULL DEFAULT 0,
        target_version bigint NOT NULL DEFAULT 0,
        removed boolean NOT NULL DEFAULT false,
        health jsonb NOT NULL DEFAULT '{"now":{"is":"new"},"outages":[]}',
        state text NOT NULL DEFAULT 'unknown',
        state_since timestamptz NOT NULL,
        suspicion jsonb,
        bad_region text,
        bad_since timestamptz,
        next_deadline timestamptz,
        version bigint NOT NULL DEFAULT 0
      ) WITH (fillfactor = 80)`);
    await sql.query(`CREATE INDEX monitor_deadline ON monitor (next_deadline) WHERE next_deadline IS NOT NULL`);
    await sql.query(`CREATE INDEX monitor_workspace ON monitor (workspace_id)`);
    await sql.query(`CREATE INDEX monitor_bad ON monitor (bad_region, bad_since) WHERE bad_since IS NOT NULL`);
    await sql.query(
      `CREATE TABLE region_health (region text PRIMARY KEY, seen_at timestamptz NOT NULL, refs int NOT NULL, refs_good int NOT NULL, blind_until timestamptz)`,
    );
    await sql.query(
      `CREATE TABLE schedule_gap (shard smallint, gap_from timestamptz, gap_to timestamptz NOT NULL, reason text NOT NULL, PRIMARY KEY (shard, gap_from))`,
    );
    await sql.query(`
      CREATE TABLE entitlement (
        workspace_id uuid PRIMARY KEY, version bigint NOT NULL, gpt_limit int NOT NULL, snapshot_limit int NOT NULL
      )`);
    await sql.query(`CREATE TABLE erased_workspace (workspace_id uuid PRIMARY KEY, erased_at timestamptz NOT NULL)`);
  }

  async down(sql: QueryRunner): Promise<void> {
    await sql.query(`DROP TABLE monitor, region_health, schedule_gap, entitlement, erased_workspace`);
  }
}
