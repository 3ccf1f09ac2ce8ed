import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose data has to go from this schema: kept with bare ids, so that late messages bring nothing back. And events in parts. */
export class PlatformErasure1763700000002 implements MigrationInterface {
  name = 'PlatformErasure1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `
      CREATE TABLE erasure_request (
        user_id uuid PRIMARY KEY, workspace_ids uuid[] NOT NULL, requested_at timestamptz NOT NULL, answered_at timestamptz,
        due_at timestamptz, claimed_until timestamptz);
      CREATE INDEX erasure_request_due ON erasure_request (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX erasure_request_workspaces ON erasure_request USING gin (workspace_ids);
      CREATE FUNCTION forget_tenant_part(tenant uuid, most int) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      DECLARE forgotten bigint;
      BEGIN
        PERFORM set_config('nowahala.erasing', 'yes', true);
        EXECUTE format('DELETE FROM %I.es_event WHERE event_id IN (SELECT event_id FROM %I.es_event WHERE tenant_id = $1 LIMIT $2)', TG_SCHEMA(), TG_SCHEMA()) USING tenant, most;
        GET DIAGNOSTICS forgotten = ROW_COUNT;
        IF forgotten = 0 THEN
          EXECUTE format('DELETE FROM %I.es_stream WHERE stream_id IN (SELECT stream_id FROM %I.es_stream WHERE tenant_id = $1 LIMIT $2)', TG_SCHEMA(), TG_SCHEMA()) USING tenant, most;
          GET DIAGNOSTICS forgotten = ROW_COUNT;
        END IF;
        PERFORM set_config('nowahala.erasing', 'no', true);
        RETURN forgotten;
      END $$;
    `.replaceAll('TG_SCHEMA()', `'${await currentSchema(runner)}'`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION forget_tenant_part; DROP TABLE erasure_request');
  }
}

async function currentSchema(runner: QueryRunner): Promise<string> {
  const rows = (await runner.query('SELECT current_schema() AS schema')) as { schema: string }[];
  return rows[0]!.schema;
}
