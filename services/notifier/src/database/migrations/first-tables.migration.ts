import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotifierTables1700000006001 implements MigrationInterface {
  name = 'NotifierTables1700000006001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whom we write to. A copy of identity's contact data, so that alerts go out while identity is down.
      CREATE TABLE recipient (
        user_id uuid PRIMARY KEY, full_name text NOT NULL, email text, email_verified bool NOT NULL, phone text, phone_verified bool NOT NULL,
        time_zone text NOT NULL, language text NOT NULL, version bigint NOT NULL, wants_news bool NOT NULL DEFAULT true, next_report_at timestamptz);
      CREATE INDEX recipient_report ON recipient (next_report_at) WHERE next_report_at IS NOT NULL;
      CREATE INDEX recipient_phone ON recipient (phone) WHERE phone IS NOT NULL;
      CREATE TABLE workspace (
        workspace_id uuid PRIMARY KEY, user_id uuid NOT NULL, email_enabled bool NOT NULL, whatsapp_enabled bool NOT NULL, version bigint NOT NULL,
        plan_whatsapp bool NOT NULL DEFAULT false, plan_state text NOT NULL DEFAULT 'none', entitlement_version bigint NOT NULL DEFAULT 0);
      CREATE INDEX workspace_user ON workspace (user_id);
      CREATE TABLE server (
        server_id uuid PRIMARY KEY, workspace_id uuid NOT NULL, user_id uuid NOT NULL, name text NOT NULL, email_enabled bool NOT NULL,
        whatsapp_enabled bool NOT NULL, deleted bool NOT NULL, config_version bigint NOT NULL);
      CREATE INDEX server_workspace ON server (workspace_id);

      -- What we know of an incident, from messages that may come in any order.
      CREATE TABLE incident (
        incident_id uuid PRIMARY KEY, story_id uuid, server_id uuid NOT NULL, workspace_id uuid NOT NULL, user_id uuid NOT NULL,
        kind text NOT NULL, server_name text NOT NULL, cause text NOT NULL, explanation jsonb, explanation_pending bool NOT NULL DEFAULT false,
        group_id text NOT NULL DEFAULT '', group_size int NOT NULL DEFAULT 1, outages int NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL, opened_seen_at timestamptz, acknowledged_at timestamptz,
        resolved_at timestamptz, resolved_seen_at timestamptz, resolved_reason text NOT NULL DEFAULT '',
        tell_at timestamptz, end_tell_at timestamptz);
      CREATE INDEX incident_tell ON incident (tell_at) WHERE tell_at IS NOT NULL;
      CREATE INDEX incident_end_tell ON incident (end_tell_at) WHERE end_tell_at IS NOT NULL;
      CREATE INDEX incident_story ON incident (story_id);
      CREATE INDEX incident_group ON incident (group_id) WHERE group_id <> '';
      CREATE INDEX incident_workspace ON incident (workspace_id);

      -- Incidents that are told together: one, or several servers of one machine. Named after the first of them.
      CREATE TABLE story (
        story_id uuid PRIMARY KEY, user_id uuid NOT NULL, workspace_id uuid NOT NULL, kind text NOT NULL, started_at timestamptz NOT NULL,
        acknowledged_at timestamptz, closed bool NOT NULL DEFAULT false, reminded_until timestamptz NOT NULL, next_due_at timestamptz);
      CREATE INDEX story_due ON story (next_due_at) WHERE next_due_at IS NOT NULL;

      CREATE TABLE delivery (
        id uuid PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY, about text NOT NULL, transition text NOT NULL, channel text NOT NULL,
        recipient text NOT NULL, kind text NOT NULL, user_id uuid, workspace_id uuid, server_id uuid, facts jsonb NOT NULL DEFAULT '{}',
        address text, state text NOT NULL, attempts int NOT NULL DEFAULT 0, next_attempt_at timestamptz, uncertain bool NOT NULL DEFAULT false,
        claimed_by text, claimed_until timestamptz, handed_at timestamptz, handed_text jsonb, provider_id text, error text NOT NULL DEFAULT '',
        fail_over_at timestamptz, created_at timestamptz NOT NULL, first_tried_at timestamptz, sent_at timestamptz, delivered_at timestamptz, read_at timestamptz,
        CONSTRAINT delivery_once UNIQUE (about, transition, channel, recipient));
      CREATE INDEX delivery_queued ON delivery (next_attempt_at) WHERE state = 'queued';
      CREATE INDEX delivery_sending ON delivery (claimed_until) WHERE state = 'sending';
      CREATE INDEX delivery_fail_over ON delivery (fail_over_at) WHERE fail_over_at IS NOT NULL;
      CREATE INDEX delivery_provider ON delivery (provider_id) WHERE provider_id IS NOT NULL;
      CREATE INDEX delivery_user ON delivery (user_id, created_at);
      CREATE INDEX delivery_address ON delivery (address, created_at) WHERE channel = 'whatsapp';

      CREATE TABLE receipt (provider_id text PRIMARY KEY, status text NOT NULL, error text NOT NULL DEFAULT '', at timestamptz NOT NULL);
      CREATE TABLE incoming_message (provider_id text PRIMARY KEY, phone text NOT NULL, received_at timestamptz NOT NULL);
      CREATE TABLE phone_state (phone text PRIMARY KEY, last_reply_at timestamptz, stopped_at timestamptz);
      CREATE TABLE suppression (address text PRIMARY KEY, reason text NOT NULL, at timestamptz NOT NULL);
      CREATE TABLE drill (drill_id uuid PRIMARY KEY, user_id uuid NOT NULL, workspace_id uuid NOT NULL, started_at timestamptz NOT NULL);
      CREATE TABLE notification (
        id uuid PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY, user_id uuid NOT NULL, kind text NOT NULL, title text NOT NULL, text text NOT NULL, server_id uuid, incident_id uuid,
        created_at timestamptz NOT NULL, read_at timestamptz);
      CREATE INDEX notification_user ON notification (user_id, place DESC);
      CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL;
      -- Where messages go on a machine without SMTP or Twilio.
      CREATE TABLE dev_inbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, channel text NOT NULL, recipient text NOT NULL, subject text NOT NULL, text text NOT NULL,
        html text NOT NULL, message_id text NOT NULL CONSTRAINT dev_inbox_message UNIQUE, sent_at timestamptz NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE recipient, workspace, server, incident, story, delivery, receipt, incoming_message, phone_state, suppression, drill, notification, dev_inbox`,
    );
  }
}
