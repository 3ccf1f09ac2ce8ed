import type pg from 'pg';

const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.audit (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp(),
    operator text NOT NULL, verb text NOT NULL, object text NOT NULL, reason text NOT NULL);
  CREATE OR REPLACE FUNCTION ops.audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the audit of operators is never changed'; END $$;
  CREATE OR REPLACE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON ops.audit FOR EACH ROW EXECUTE FUNCTION ops.audit_is_append_only();`;

export async function makeAudit(sql: pg.Client): Promise<void> {
  await sql.query(SCHEMA);
}

/** The change and its line in the audit are one transaction: neither is there without the other. */
export async function audited<T>(
  sql: pg.Client,
  entry: { operator: string; verb: string; object: string; reason?: string },
  work: () => Promise<T>,
): Promise<T> {
  await makeAudit(sql);
  await sql.query('BEGIN');
  try {
    const result = await work();
    await sql.query('INSERT INTO ops.audit (operator, verb, object, reason) VALUES ($1, $2, $3, $4)', [
      entry.operator,
      entry.verb,
      entry.object,
      entry.reason ?? '',
    ]);
    await sql.query('COMMIT');
    return result;
  } catch (error) {
    await sql.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
