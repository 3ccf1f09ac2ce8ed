import type pg from 'pg';
import { oncePossible } from '../../database/once-possible.js';
import { type BusLog, noBusLog } from '../bus-metrics.js';
import { DatabaseConnection } from '../../postgres/connection.js';

/** Dead letters are for people, who come later. */
const IS_ORDER = `starts_with(topic, 'ping.requested.') AND right(topic, 4) <> '.dlq'`;

/**
 * The log in the database. A counter row per partition hands out offsets in commit order; a row per group and partition
 * remembers how far it is, who owns it and under which epoch. Being alive is one row per process, so that an idle
 * process with twenty groups writes one row a second and not one per partition.
 */
export const busMigrations: readonly string[] = [
  `
  CREATE TABLE bus.bus_partition (
    topic text NOT NULL, part int NOT NULL,
    next_offset bigint NOT NULL DEFAULT 0,
    low_offset bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (topic, part)
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);

  CREATE TABLE bus.bus_log (
    topic text NOT NULL, part int NOT NULL, off bigint NOT NULL,
    key text NOT NULL, msg_id uuid NOT NULL, type text NOT NULL,
    payload bytea NOT NULL, headers jsonb NOT NULL,
    occurred_at timestamptz NOT NULL,
    ts timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (topic, part, off)
  );

  CREATE TABLE bus.bus_group (
    grp text NOT NULL, topic text NOT NULL, part int NOT NULL,
    committed bigint NOT NULL,
    owner text,
    epoch bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (grp, topic, part)
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);

  CREATE TABLE bus.bus_process (
    process text PRIMARY KEY,
    seen_at timestamptz NOT NULL
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);

  CREATE TABLE bus.bus_member (
    grp text NOT NULL, member text NOT NULL,
    process text NOT NULL REFERENCES bus.bus_process ON DELETE CASCADE,
    topics text[] NOT NULL,
    PRIMARY KEY (grp, member)
  );
  CREATE INDEX bus_member_process ON bus.bus_member (process);
  `,
  // Whose process it is, where services have roles of their own. Nobody knows of those that run already.
  `ALTER TABLE bus.bus_process ADD COLUMN made_by text;
   ALTER TABLE bus.bus_process ALTER COLUMN made_by SET DEFAULT current_user;`,
  // Orders of checks outlive every process, but not a crash of the database; they were almost half of what was written:
  // services/adr/0033-orders-of-checks-do-not-outlive-the-database.md. Processes of the release before go on with the new parent.
  `ALTER TABLE bus.bus_log RENAME TO bus_log_kept;
   CREATE TABLE bus.bus_log (LIKE bus.bus_log_kept INCLUDING DEFAULTS) PARTITION BY LIST ((${IS_ORDER}));
   CREATE UNLOGGED TABLE bus.bus_log_orders PARTITION OF bus.bus_log (PRIMARY KEY (topic, part, off)) FOR VALUES IN (true);
   WITH moved AS (DELETE FROM bus.bus_log_kept WHERE ${IS_ORDER} RETURNING *) INSERT INTO bus.bus_log SELECT * FROM moved;
   ALTER TABLE bus.bus_log ATTACH PARTITION bus.bus_log_kept FOR VALUES IN (false);
   ${withRightsOf('bus_log_kept', 'bus_log')}`,
];

/** Who may do what with a table, and see which of its rows, from now on goes for another one and no longer for this. */
function withRightsOf(from: string, to: string): string {
  return `
   DO $$
   DECLARE one record;
   BEGIN
     IF (SELECT relrowsecurity FROM pg_class WHERE oid = 'bus.${from}'::regclass) THEN
       ALTER TABLE bus.${to} ENABLE ROW LEVEL SECURITY;
     END IF;
     FOR one IN SELECT p.*, (SELECT string_agg(CASE role WHEN 'public' THEN 'PUBLIC' ELSE quote_ident(role) END, ', ') FROM unnest(p.roles) role) AS whose
       FROM pg_policies p WHERE schemaname = 'bus' AND tablename = '${from}' LOOP
       EXECUTE format('CREATE POLICY %I ON bus.${to} AS %s FOR %s TO %s', one.policyname, one.permissive, one.cmd, one.whose)
         || coalesce(' USING (' || one.qual || ')', '') || coalesce(' WITH CHECK (' || one.with_check || ')', '');
       EXECUTE format('DROP POLICY %I ON bus.${from}', one.policyname);
     END LOOP;
     FOR one IN SELECT DISTINCT a.privilege_type AS what, CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END AS who
       FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = 'bus.${from}'::regclass AND a.grantee <> c.relowner LOOP
       EXECUTE format('GRANT %s ON bus.${to} TO %s', one.what, one.who);
       EXECUTE format('REVOKE %s ON bus.${from} FROM %s CASCADE', one.what, one.who);
     END LOOP;
   END $$`;
}

/** For a backup that reads. */
const PATIENCE_MS = 30 * 60_000;

/** Safe to run from several processes at once and again on every start. Waits for who reads its tables, and holds up nobody meanwhile. */
export function migrateBus(connection: string | pg.ClientConfig, log: BusLog = noBusLog): Promise<void> {
  const onWait = () => log('warn', 'migration of the bus waits for who reads its tables; it is tried again', {});
  return oncePossible(() => migrateOnce(connection), { endsAt: performance.now() + PATIENCE_MS, onWait });
}

async function migrateOnce(connection: string | pg.ClientConfig): Promise<void> {
  const client = new DatabaseConnection(typeof connection === 'string' ? { connectionString: connection } : connection);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '2s'");
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('nowahala.bus.schema', 0))");
    await client.query('CREATE SCHEMA IF NOT EXISTS bus');
    await client.query('CREATE TABLE IF NOT EXISTS bus.bus_schema (version int PRIMARY KEY)');
    const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM bus.bus_schema');
    for (let version = rows[0]!.version; version < busMigrations.length; version += 1) {
      await client.query(busMigrations[version]!);
      await client.query('INSERT INTO bus.bus_schema (version) VALUES ($1)', [version + 1]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
