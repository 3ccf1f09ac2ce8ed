import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every service that keeps state has: event store, outbox, inbox, idempotency keys, parked messages, leases. */
export class Platform1700000000000 implements MigrationInterface {
  name = 'Platform1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `
      CREATE TABLE es_stream (
        stream_id text PRIMARY KEY, type text NOT NULL, version int NOT NULL, tenant_id uuid NOT NULL, closed bool NOT NULL DEFAULT false);
      CREATE INDEX es_stream_tenant ON es_stream (tenant_id);
      CREATE TABLE es_event (
        stream_id text NOT NULL, version int NOT NULL, event_id uuid NOT NULL CONSTRAINT es_event_id UNIQUE, type text NOT NULL,
        schema_version smallint NOT NULL, data jsonb NOT NULL, meta jsonb NOT NULL, tenant_id uuid NOT NULL,
        occurred_at timestamptz NOT NULL, global_seq bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (stream_id, version));
      CREATE INDEX es_event_tenant ON es_event (tenant_id, occurred_at);
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, shard smallint NOT NULL, topic text NOT NULL, key text NOT NULL,
        msg_id uuid NOT NULL CONSTRAINT outbox_msg UNIQUE, type text NOT NULL, payload bytea NOT NULL, headers jsonb NOT NULL,
        occurred_at timestamptz NOT NULL, created_at timestamptz NOT NULL DEFAULT clock_timestamp());
      CREATE INDEX outbox_shard ON outbox (shard, id);
      CREATE TABLE inbox (consumer text NOT NULL, msg_id uuid NOT NULL, processed_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (consumer, msg_id));
      CREATE INDEX inbox_age ON inbox (processed_at);
      CREATE TABLE idempotency (
        principal text NOT NULL, key text NOT NULL, request_hash bytea NOT NULL, status smallint, response bytea,
        locked_until timestamptz, created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (principal, key));
      CREATE TABLE parked_message (
        consumer text NOT NULL, topic text NOT NULL, key text NOT NULL, msg_id uuid NOT NULL, payload bytea NOT NULL, headers jsonb NOT NULL,
        error text NOT NULL, attempts int NOT NULL, parked_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (consumer, msg_id));
      CREATE INDEX parked_key ON parked_message (consumer, topic, key, parked_at);
      CREATE TABLE lease (name text PRIMARY KEY, owner text, epoch bigint NOT NULL DEFAULT 0, lease_until timestamptz);
      CREATE TABLE projection (name text PRIMARY KEY, version int NOT NULL, rebuilt_at timestamptz NOT NULL DEFAULT now());

      CREATE FUNCTION es_event_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('nowahala.erasing', true) = 'yes' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'events are never changed; erasure goes through forget_tenant()';
      END $$;
      CREATE TRIGGER es_event_append_only BEFORE UPDATE OR DELETE ON es_event FOR EACH ROW EXECUTE FUNCTION es_event_is_append_only();

      -- The only way past the append-only rule: everything of one tenant, streams included.
      CREATE FUNCTION forget_tenant(tenant uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        PERFORM set_config('nowahala.erasing', 'yes', true);
        EXECUTE format('DELETE FROM %I.es_event WHERE tenant_id = $1', TG_SCHEMA()) USING tenant;
        EXECUTE format('DELETE FROM %I.es_stream WHERE tenant_id = $1', TG_SCHEMA()) USING tenant;
        PERFORM set_config('nowahala.erasing', 'no', true);
      END $$;
    `.replaceAll('TG_SCHEMA()', `'${await currentSchema(runner)}'`),
    );
  }

  async down(): Promise<void> {
    throw new Error('The event store is never taken down by a migration.');
  }
}

async function currentSchema(runner: QueryRunner): Promise<string> {
  const rows = (await runner.query('SELECT current_schema() AS schema')) as { schema: string }[];
  return rows[0]!.schema;
}
