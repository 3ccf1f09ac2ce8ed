import { LOCK_IS_TAKEN, oncePossible, sqlState } from '@nowahala/platform';
import pg from 'pg';
import { grantProber } from './grant-prober.js';

/**
 * One role per service sees its own schema, and the log of the bus; the role that migrates owns everything. Tables that
 * a service cuts into days are its own, because only an owner may add a day. Roles come from deploy/postgres/roles.sql;
 * one that does not exist is left out.
 */
export async function grantRoles(sql: pg.Client, prefix: string, services: string[]): Promise<void> {
  const { rows } = await sql.query<{ rolname: string }>('SELECT rolname FROM pg_roles WHERE rolname = ANY($1)', [
    [...services, 'prober'].map((name) => prefix + name),
  ]);
  const present = new Set(rows.map((row) => row.rolname));
  const own = services.filter((name) => present.has(prefix + name));
  await sql.query(`SET lock_timeout = '${WAIT_AT_MOST}'`);
  try {
    await onceNobodyIsInTheWay(() => grantAll(sql, prefix, own, present));
    for (const service of own) await ownParted(sql, service, prefix + service);
  } finally {
    await sql.query('RESET lock_timeout').catch(() => undefined);
  }
}

async function grantAll(sql: pg.Client, prefix: string, services: string[], present: Set<string>): Promise<void> {
  await sql.query('BEGIN');
  try {
    for (const service of services) await grantOwnSchema(sql, service, pg.escapeIdentifier(prefix + service));
    const hasBus = (await sql.query("SELECT 1 FROM pg_namespace WHERE nspname = 'bus'")).rows.length > 0;
    const prober = `${prefix}prober`;
    if (hasBus) for (const role of present) await grantDataOf(sql, 'bus', pg.escapeIdentifier(role));
    if (hasBus && present.has(prober)) await grantProber(sql, prober);
    await sql.query('COMMIT');
  } catch (error) {
    await sql.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Pods write, drop parts and are backed up meanwhile: they wait no longer than this for a lock that is asked for here. */
const WAIT_AT_MOST = '1s';
const PATIENCE_MS = 10 * 60_000;
const IS_GONE = '42P01';
/** A lock that did not come, a deadlock; a table that was dropped or changed while all of them were gone through. */
const PASSES = [LOCK_IS_TAKEN, '40P01', IS_GONE, 'XX000'];

const onceNobodyIsInTheWay = (work: () => Promise<unknown>): Promise<void> =>
  oncePossible(work, { endsAt: performance.now() + PATIENCE_MS, passes: PASSES });

/** Who owns a table already keeps it untouched: to give it once more would wait for everybody who reads it. */
async function ownParted(sql: pg.Client, schema: string, role: string): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(`${PARTED} AND c.relowner <> $2::text::regrole ORDER BY c.relispartition, c.oid`, [
    ...[schema, pg.escapeIdentifier(role)],
  ]);
  for (const { name } of rows) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    await onceNobodyIsInTheWay(() =>
      sql.query(`ALTER TABLE ${table} OWNER TO ${pg.escapeIdentifier(role)}`).catch((error: unknown) => {
        if (sqlState(error) !== IS_GONE) throw error;
      }),
    );
  }
}

const PARTED = `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND (c.relkind = 'p' OR c.relispartition) AND c.relkind IN ('r', 'p')`;

/** What happened stays as it was written; erasure goes through forget_tenant(), which runs as the owner. */
const APPEND_ONLY = ['es_event', 'audit_log'];

async function grantOwnSchema(sql: pg.Client, schema: string, role: string): Promise<void> {
  await grantDataOf(sql, schema, role);
  for (const table of await tablesOf(sql, schema, APPEND_ONLY))
    await sql.query(`REVOKE UPDATE, DELETE ON ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)} FROM ${role}`);
  const { rows } = await sql.query(`${PARTED} LIMIT 1`, [schema]);
  if (rows.length > 0) await sql.query(`GRANT CREATE ON SCHEMA ${pg.escapeIdentifier(schema)} TO ${role}`);
}

async function grantDataOf(sql: pg.Client, schema: string, role: string): Promise<void> {
  const name = pg.escapeIdentifier(schema);
  await sql.query(`GRANT USAGE ON SCHEMA ${name} TO ${role}`);
  await sql.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${name} TO ${role}`);
  await sql.query(`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${name} TO ${role}`);
}

async function tablesOf(sql: pg.Client, schema: string, names: string[]): Promise<string[]> {
  const { rows } = await sql.query<{ tablename: string }>('SELECT tablename FROM pg_tables WHERE schemaname = $1 AND tablename = ANY($2)', [
    schema,
    names,
  ]);
  return rows.map((row) => row.tablename);
}
