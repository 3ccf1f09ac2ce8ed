import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open erasures, the services that have erased their part, and the audit log, which cannot be changed. */
export class ErasureAndAudit1700000003000 implements MigrationInterface {
  name = 'ErasureAndAudit1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasure_task (user_id uuid PRIMARY KEY, requested_at timestamptz NOT NULL, finished_at timestamptz, alarmed_at timestamptz);
      CREATE INDEX erasure_task_open ON erasure_task (requested_at) WHERE finished_at IS NULL;
      CREATE TABLE erasure_ack (user_id uuid NOT NULL, service text NOT NULL, completed_at timestamptz NOT NULL, PRIMARY KEY (user_id, service));
      CREATE TABLE audit_log (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL, actor text NOT NULL, via text NOT NULL, action text NOT NULL,
        object text NOT NULL DEFAULT '', ip_hash text NOT NULL DEFAULT '', request_id text NOT NULL DEFAULT '');
      CREATE INDEX audit_log_actor ON audit_log (actor, seq);
      CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the audit log is never changed';
      END $$;
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
      CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
    `);
  }

  async down(): Promise<void> {
    throw new Error('The audit log is never taken down by a migration.');
  }
}
