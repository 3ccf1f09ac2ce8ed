import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, their credentials and sessions, and messages that wait for delivery. */
export class Accounts1700000001000 implements MigrationInterface {
  name = 'Accounts1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Keys are null from the moment the account is deleted, so that the address is free again at once.
      CREATE TABLE app_user (
        id uuid PRIMARY KEY, email text NOT NULL, email_key text CONSTRAINT app_user_email UNIQUE, username text NOT NULL,
        username_key text CONSTRAINT app_user_username UNIQUE, full_name text NOT NULL, phone text NOT NULL DEFAULT '', country text NOT NULL,
        time_zone text NOT NULL, language text NOT NULL, email_verified_at timestamptz, phone_verified_at timestamptz,
        version bigint NOT NULL DEFAULT 1, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, erasing_at timestamptz);
      CREATE TABLE credential (
        user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE, password_hash text NOT NULL, changed_at timestamptz NOT NULL);
      CREATE TABLE session (
        id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE, generation int NOT NULL DEFAULT 1, salt text NOT NULL,
        ip_hash text NOT NULL DEFAULT '', created_at timestamptz NOT NULL, renewed_at timestamptz NOT NULL, revoked_at timestamptz, revoked_why text);
      CREATE INDEX session_of_user ON session (user_id);
      CREATE INDEX session_age ON session (renewed_at);
      CREATE TABLE login_failure (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, account text NOT NULL, address text NOT NULL, at timestamptz NOT NULL);
      CREATE INDEX login_failure_account ON login_failure (account, at);
      CREATE INDEX login_failure_address ON login_failure (address, at);
      CREATE INDEX login_failure_age ON login_failure (at);
      CREATE TABLE link_token (
        token_hash text PRIMARY KEY, user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE, purpose text NOT NULL, email_key text NOT NULL,
        created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX link_token_user ON link_token (user_id, purpose, created_at);
      CREATE TABLE phone_code (
        user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE, phone text NOT NULL, code_hash text NOT NULL,
        expires_at timestamptz NOT NULL, tries_left int NOT NULL);
      -- Messages sent within the hour, counted by user and by phone number.
      CREATE TABLE message_send (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, counted text NOT NULL, at timestamptz NOT NULL);
      CREATE INDEX message_send_counted ON message_send (kind, counted, at);
      CREATE TABLE account_message (
        id uuid PRIMARY KEY, user_id uuid NOT NULL, kind text NOT NULL, sealed bytea NOT NULL, due_at timestamptz NOT NULL,
        give_up_at timestamptz NOT NULL, attempts int NOT NULL DEFAULT 0, created_at timestamptz NOT NULL);
      CREATE INDEX account_message_due ON account_message (due_at);
      CREATE TABLE user_workspace (workspace_id uuid PRIMARY KEY, user_id uuid NOT NULL);
      CREATE INDEX user_workspace_user ON user_workspace (user_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Accounts are never taken down by a migration.');
  }
}
