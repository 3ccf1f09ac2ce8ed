import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Schedule1700000004000 implements MigrationInterface {
  name = 'Schedule1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_entry (
        server_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, shard smallint NOT NULL,
        ip_address text NOT NULL, website text NOT NULL, interval_minutes int NOT NULL, paused bool NOT NULL, config_version bigint NOT NULL,
        fire_at timestamptz, check_now_at timestamptz, incident_id uuid, incident_seq bigint NOT NULL DEFAULT 0, down bool NOT NULL DEFAULT false);
      CREATE INDEX schedule_entry_shard ON schedule_entry (shard);
      CREATE INDEX schedule_entry_workspace ON schedule_entry (workspace_id);
      CREATE TABLE forgotten_server (server_id uuid PRIMARY KEY, config_version bigint NOT NULL, at timestamptz NOT NULL);
      -- Servers whose entry changed; whoever owns the shard takes the row and reads the entry again.
      CREATE TABLE schedule_change (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, shard smallint NOT NULL, server_id uuid NOT NULL);
      CREATE TABLE incident_seen (server_id uuid NOT NULL, incident_id uuid NOT NULL, seq bigint NOT NULL, open bool NOT NULL, PRIMARY KEY (server_id, incident_id));
      CREATE TABLE entitlement (
        workspace_id uuid PRIMARY KEY, version bigint NOT NULL, state text NOT NULL, rate_limit bigint NOT NULL, hourly_only bool NOT NULL);
      CREATE TABLE usage (
        server_id uuid NOT NULL, month text NOT NULL, workspace_id uuid NOT NULL, used bigint NOT NULL, told int NOT NULL DEFAULT 0, PRIMARY KEY (server_id, month));
      CREATE TABLE recheck (
        id uuid PRIMARY KEY, server_id uuid NOT NULL, due_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, "check" text NOT NULL,
        candidate_id text NOT NULL, avoid_region text NOT NULL);
      CREATE INDEX recheck_due ON recheck (due_at);
      -- Up to where an owner of shard groups has fired.
      CREATE TABLE watermark (owner text PRIMARY KEY, groups int[] NOT NULL, at timestamptz NOT NULL);
      CREATE TABLE scheduler_member (owner text PRIMARY KEY, seen_at timestamptz NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE schedule_entry, forgotten_server, schedule_change, incident_seen, entitlement, usage, recheck, watermark, scheduler_member',
    );
  }
}
