import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything billing keeps besides its events. */
export class Billing1700100000000 implements MigrationInterface {
  name = 'Billing1700100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan (
        id uuid PRIMARY KEY, name text NOT NULL CONSTRAINT plan_name UNIQUE, description text NOT NULL,
        price_kobo_per_month bigint NOT NULL CHECK (price_kobo_per_month > 0),
        server_limit int NOT NULL CHECK (server_limit > 0), rate_limit bigint NOT NULL CHECK (rate_limit > 0),
        gpt_limit int NOT NULL CHECK (gpt_limit >= 0), snapshot_limit int NOT NULL CHECK (snapshot_limit >= 0),
        alerting_channels text[] NOT NULL, monitoring_features text[] NOT NULL, on_sale bool NOT NULL);
      CREATE TABLE operator_audit (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL, operator text NOT NULL, action text NOT NULL, detail jsonb NOT NULL);

      CREATE TABLE subscription_view (
        workspace_id uuid PRIMARY KEY, user_id uuid NOT NULL, phase text NOT NULL, plan_name text, version int NOT NULL,
        paid_until timestamptz, next_step_at timestamptz, entitlement jsonb NOT NULL);
      CREATE INDEX subscription_view_due ON subscription_view (next_step_at) WHERE next_step_at IS NOT NULL;
      CREATE TABLE invoice_view (
        id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, reference text NOT NULL CONSTRAINT invoice_reference UNIQUE,
        number text, status text NOT NULL, purpose text NOT NULL, plan_name text NOT NULL, price_kobo_per_month bigint NOT NULL,
        net_kobo bigint NOT NULL, vat_kobo bigint NOT NULL, total_kobo bigint NOT NULL, created_at timestamptz NOT NULL, paid_at timestamptz,
        refunded bool NOT NULL DEFAULT false, credit_notes text[] NOT NULL DEFAULT '{}');
      CREATE INDEX invoice_view_user ON invoice_view (user_id, created_at DESC);

      -- The papers themselves. They outlive the account, closed, for as long as tax law asks.
      CREATE TABLE invoice_document (
        number text PRIMARY KEY, kind text NOT NULL, invoice_id uuid NOT NULL, workspace_id uuid NOT NULL, user_id uuid NOT NULL, reference text NOT NULL,
        transaction_id text NOT NULL, provider text NOT NULL, total_kobo bigint NOT NULL, dated timestamptz NOT NULL, closed_at timestamptz, content jsonb NOT NULL);
      CREATE INDEX invoice_document_reference ON invoice_document (reference);
      CREATE UNIQUE INDEX one_paper_an_invoice ON invoice_document (invoice_id) WHERE kind = 'invoice';
      CREATE INDEX invoice_document_dated ON invoice_document (dated);
      CREATE TABLE invoice_number (series text PRIMARY KEY, last int NOT NULL);

      CREATE TABLE payment_attempt (
        invoice_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, reference text NOT NULL CONSTRAINT attempt_reference UNIQUE,
        provider text NOT NULL, status text NOT NULL, amount_kobo bigint NOT NULL, currency text NOT NULL, buyer jsonb NOT NULL,
        payment_url text, requested_at timestamptz NOT NULL, next_verify_at timestamptz, asked_at timestamptz);
      CREATE INDEX attempt_of_workspace ON payment_attempt (workspace_id, requested_at);
      CREATE UNIQUE INDEX one_open_attempt ON payment_attempt (workspace_id) WHERE status = 'open';
      CREATE INDEX attempt_to_verify ON payment_attempt (next_verify_at) WHERE status = 'open';

      CREATE TABLE webhook_inbox (
        provider text NOT NULL, fingerprint text NOT NULL, event text NOT NULL, reference text NOT NULL, body bytea NOT NULL, status text NOT NULL,
        tries int NOT NULL DEFAULT 0, next_try_at timestamptz, note text, received_at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (provider, fingerprint));
      CREATE INDEX webhook_waiting ON webhook_inbox (next_try_at) WHERE status = 'waiting';
      CREATE INDEX webhook_age ON webhook_inbox (received_at);
      CREATE TABLE parked_payment (
        id uuid PRIMARY KEY, provider text NOT NULL, reference text NOT NULL, transaction_id text NOT NULL, amount_kobo bigint NOT NULL, reason text NOT NULL,
        detail text NOT NULL, parked_at timestamptz NOT NULL, resolution text, CONSTRAINT parked_once UNIQUE (provider, reference, transaction_id, reason));

      CREATE TABLE sandbox_transaction (
        reference text PRIMARY KEY, id bigint GENERATED ALWAYS AS IDENTITY (START WITH 4100000001), status text NOT NULL, amount_kobo bigint NOT NULL,
        currency text NOT NULL, payer_email text NOT NULL, return_url text NOT NULL, description text NOT NULL, opened_at timestamptz NOT NULL, paid_at timestamptz,
        call_due_at timestamptz, call_tries int NOT NULL DEFAULT 0);
      CREATE INDEX sandbox_calls ON sandbox_transaction (call_due_at) WHERE call_due_at IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Records of money are never taken down by a migration.');
  }
}
