import pg from 'pg';

/** The groups in which probers read. */
const GROUPS = `starts_with(grp, 'prober.')`;
/** Per region, so that the name goes on after a dot; what it cannot read goes to the dead letters of the same topic. */
const READS = `(starts_with(topic, 'ping.requested') OR starts_with(topic, 'ping.recheck'))`;
/** What probers say of themselves: one that starts looks whether another has died with checks in hand. */
const SIGNS_OF_LIFE = `topic = 'region.health'`;
const WRITES = `(topic IN ('ping.completed', 'region.health') OR ${READS} AND right(topic, 4) = '.dlq')`;
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
    await sql.query(`ALTER TABLE bus.${table} ENABLE ROW LEVEL SECURITY`);
    const others = pg.escapeIdentifier(`everybody but ${role}`);
    await sql.query(`DROP POLICY IF EXISTS ${others} ON bus.${table}`);
    const notThis = `current_user <> ${pg.escapeLiteral(role)}`;
    await sql.query(`CREATE POLICY ${others} ON bus.${table} USING (${notThis}) WITH CHECK (${notThis})`);
  }
  for (const [table, command, using, check] of rows) {
    const policy = pg.escapeIdentifier(`${role} ${command.toLowerCase()}`);
    await sql.query(`DROP POLICY IF EXISTS ${policy} ON bus.${table}`);
    await sql.query(
      `CREATE POLICY ${policy} ON bus.${table} FOR ${command} TO ${name}${using ? ` USING (${using})` : ''}${check ? ` WITH CHECK (${check})` : ''}`,
    );
  }
}
