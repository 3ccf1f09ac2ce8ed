import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Workspaces1700000002000 implements MigrationInterface {
  name = 'Workspaces1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE workspace_view (
        id uuid PRIMARY KEY, user_id uuid NOT NULL CONSTRAINT one_workspace_per_user UNIQUE, name text NOT NULL, email_enabled bool NOT NULL,
        whatsapp_enabled bool NOT NULL, created_at timestamptz NOT NULL);
      CREATE TABLE server_view (
        id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, name text NOT NULL, ip_address text NOT NULL, website text NOT NULL,
        interval_minutes int NOT NULL, email_enabled bool NOT NULL, whatsapp_enabled bool NOT NULL, paused bool NOT NULL, config_version bigint NOT NULL,
        created_at timestamptz NOT NULL);
      CREATE INDEX server_view_workspace ON server_view (workspace_id, created_at);
      CREATE TABLE workspace_quota (workspace_id uuid PRIMARY KEY, used int NOT NULL DEFAULT 0 CHECK (used >= 0));
      -- As billing says; a lower version is ignored.
      CREATE TABLE entitlement (
        workspace_id uuid PRIMARY KEY, version bigint NOT NULL, state text NOT NULL, plan_name text NOT NULL, server_limit int NOT NULL,
        rate_limit bigint NOT NULL, whatsapp bool NOT NULL, valid_until timestamptz);
      CREATE TABLE server_usage (server_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, month text NOT NULL, used bigint NOT NULL);
      CREATE TABLE incident_seen (server_id uuid NOT NULL, incident_id uuid NOT NULL, seq bigint NOT NULL, open bool NOT NULL, PRIMARY KEY (server_id, incident_id));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE workspace_view, server_view, workspace_quota, entitlement, server_usage, incident_seen');
  }
}
