import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read models of workspaces and servers, the places below the limit, and what other services say. */
export class Workspaces1700000001000 implements MigrationInterface {
  name = 'Workspaces1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE workspace_view (
        id uuid PRIMARY KEY, user_id uuid NOT NULL CONSTRAINT workspace_one_per_user UNIQUE, name text NOT NULL, email_enabled bool NOT NULL,
        whatsapp_enabled bool NOT NULL, version int NOT NULL, created_at timestamptz NOT NULL);
      CREATE TABLE server_view (
        id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, name text NOT NULL, ip_address text NOT NULL, website text NOT NULL,
        interval_minutes int NOT NULL, email_enabled bool NOT NULL, whatsapp_enabled bool NOT NULL, paused bool NOT NULL, version int NOT NULL,
        created_at timestamptz NOT NULL, changed_at timestamptz NOT NULL);
      CREATE INDEX server_of_workspace ON server_view (workspace_id, created_at, id);
      CREATE TABLE workspace_quota (workspace_id uuid PRIMARY KEY, used int NOT NULL DEFAULT 0 CHECK (used >= 0));
      CREATE TABLE entitlement (
        workspace_id uuid PRIMARY KEY, version bigint NOT NULL, state text NOT NULL, plan_name text NOT NULL, server_limit int NOT NULL,
        rate_limit bigint NOT NULL, whatsapp bool NOT NULL, valid_until timestamptz);
      CREATE TABLE server_incident (
        incident_id uuid PRIMARY KEY, server_id uuid NOT NULL, seq bigint NOT NULL, is_open bool NOT NULL, noted_at timestamptz NOT NULL);
      CREATE INDEX server_incident_open ON server_incident (server_id) WHERE is_open;
      CREATE INDEX server_incident_age ON server_incident (noted_at) WHERE NOT is_open;
      CREATE TABLE server_usage (server_id uuid PRIMARY KEY, month text NOT NULL, used bigint NOT NULL);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Workspaces are never taken down by a migration.');
  }
}
