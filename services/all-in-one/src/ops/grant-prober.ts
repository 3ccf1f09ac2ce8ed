import pg from 'pg';

/** The groups in which probers read. */
const GROUPS = `starts_with(grp, 'prober.')`;
/** Per region, so that the name goes on after a dot; what it cannot read goes to the dead letters of the same topic. */
const READS = `(starts_with(topic, 'ping.requested') OR starts_with(topic, 'ping.recheck'))`;
/** What probers say of themselves: one that starts looks whether another has died with checks in hand. */
const SIGNS_OF_LIFE = `topic IN ('region.health', 'region.seen')`;
const WRITES = `(topic IN ('ping.completed', 'region.health', 'region.seen') OR ${READS} AND right(topic, 4) = '.dlq')`;
/** Also processes that were there before the column was. */
const ownProcess = (role: string): string => `coalesce(made_by, ${pg.escapeLiteral(role)}) = ${pg.escapeLiteral(role)}`;

/**
 * The prober reads strangers' bytes, so that its role may do least: read the topics of its orders, what probers say of themselves, and append results. It
 * sees no other message, moves no other group, and deletes nothing. Row security is for this role alone: it binds neither the
 * owner nor any other role.
 */
export async function grantProber(sql: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await sql.query(`REVOKE ALL ON ALL TABLES IN SCHEMA bus FROM ${name}`);
  await sql.query(`GRANT SELECT, INSERT ON bus.bus_log, bus.bus_partition TO ${name}`);
  await sql.query(`GRANT UPDATE (next_offset) ON bus.bus_partition TO ${name}`);
  await sql.query(`GRANT SELECT, INSERT, UPDATE ON bus.bus_group TO ${name}`);
  await sql.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON bus.bus_member, bus.bus_process TO ${name}`);
  await sql.query(`GRANT SELECT ON bus.bus_schema TO ${name}`);
  const rows: [table: string, command: string, using: string | undefined, check: string | undefined][] = [
    ['bus_log', 'SELECT', `${READS} OR ${SIGNS_OF_LIFE}`, undefined],
    ['bus_log', 'INSERT', undefined, WRITES],
    ['bus_partition', 'SELECT', 'true', undefined],
    ['bus_partition', 'INSERT', undefined, `${READS} OR ${WRITES}`],
    ['bus_partition', 'UPDATE', WRITES, WRITES],
    ['bus_group', 'ALL', GROUPS, GROUPS],
    ['bus_member', 'ALL', GROUPS, GROUPS],
    ['bus_process', 'ALL', ownProcess(role), ownProcess(role)],
  ];
  for (const table of new Set(rows.map(([one]) => one))) {
    await enableRowSecurity(sql, table);
    const notThis = `current_user <> ${pg.escapeLiteral(role)}`;
    await keepPolicy(sql, { table, name: `everybody but ${role}`, text: `USING (${notThis}) WITH CHECK (${notThis})` });
  }
  for (const [table, command, using, check] of rows) {
    const text = `FOR ${command} TO ${name}${using ? ` USING (${using})` : ''}${check ? ` WITH CHECK (${check})` : ''}`;
    await keepPolicy(sql, { table, name: `${role} ${command.toLowerCase()}`, text });
  }
}

interface Policy {
  table: string;
  name: string;
  text: string;
}

async function enableRowSecurity(sql: pg.Client, table: string): Promise<void> {
  const { rows } = await sql.query('SELECT 1 FROM pg_class WHERE oid = $1::regclass AND relrowsecurity', [`bus.${table}`]);
  if (rows.length === 0) await sql.query(`ALTER TABLE bus.${table} ENABLE ROW LEVEL SECURITY`);
}

/** Of what the policy was made from, and of what PostgreSQL made of it. */
const SUM = `md5(concat_ws('|', $3::text, polcmd, polpermissive, polroles, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)))`;

/** One that is as it should be stays untouched: to make it once more would want the table alone, and wait for everybody who reads it. */
async function keepPolicy(sql: pg.Client, { table, name, text }: Policy): Promise<void> {
  const find = async (): Promise<{ sum: string; noted: string | null } | undefined> => {
    const { rows } = await sql.query<{ sum: string; noted: string | null }>(
      `SELECT ${SUM} AS sum, obj_description(oid, 'pg_policy') AS noted FROM pg_policy WHERE polrelid = $1::regclass AND polname = $2::name`,
      [`bus.${table}`, name, text],
    );
    return rows[0];
  };
  const before = await find();
  if (before && before.sum === before.noted) return;
  const policy = `${pg.escapeIdentifier(name)} ON bus.${table}`;
  await sql.query(`DROP POLICY IF EXISTS ${policy}`);
  await sql.query(`CREATE POLICY ${policy} ${text}`);
  await sql.query(`COMMENT ON POLICY ${policy} IS ${pg.escapeLiteral((await find())!.sum)}`);
}
