import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A changed e-mail that does not count yet, what puts a change back, and which device a session belongs to. */
export class AccountChanges1700000005000 implements MigrationInterface {
  name = 'AccountChanges1700000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- from_key: the address that the account had then; the change is void once it has another.
      CREATE TABLE email_change (
        user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE, email text NOT NULL, from_key text NOT NULL, by_password boolean NOT NULL,
        new_proved_at timestamptz, old_allowed_at timestamptz, asked_at timestamptz NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX email_change_age ON email_change (expires_at);
      -- What was there before a change, for the holder of the address that it was told to.
      CREATE TABLE account_undo (
        token_hash text PRIMARY KEY, user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE, what text NOT NULL, email text NOT NULL,
        email_key text NOT NULL, email_verified_at timestamptz, phone text NOT NULL, phone_verified_at timestamptz,
        created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL);
      CREATE INDEX account_undo_user ON account_undo (user_id, created_at);
      CREATE INDEX account_undo_email ON account_undo (email_key);
      CREATE INDEX account_undo_age ON account_undo (expires_at);
      ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT '', ADD COLUMN system text NOT NULL DEFAULT '', ADD COLUMN place text NOT NULL DEFAULT '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE account_undo; DROP TABLE email_change; ALTER TABLE session DROP COLUMN browser, DROP COLUMN system, DROP COLUMN place',
    );
  }
}
