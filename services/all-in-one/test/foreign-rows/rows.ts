import type { Database } from '@nowahala/platform';
import { createHash } from 'node:crypto';
import type { KeptPing } from '../../../analyzer/src/domain/history/kept-ping.js';
import { packHour } from '../../../analyzer/src/domain/history/packed-hour.js';
import { isTenant } from './tenants.js';

/** Everything of a tenant is this one id: its rows join, and it is seen wherever one of them comes out. */
export const OWNER = 'bbbbbbbb-bbbb-7bbb-8bbb-bbbbbbbbbbbb';
export const STRANGER = 'aaaaaaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
export const NOBODY = 'cccccccc-cccc-7ccc-8ccc-cccccccccccc';
/** Nobody's: where an answer leaves out the row that is asked with. */
export const OTHER_ID = 'dddddddd-dddd-7ddd-8ddd-dddddddddddd';

export const HOUR = 3_600_000;
/** Of the platform: read by relays and leases, for everybody. */
const NOT_OF_TENANTS = /^(schema_migration|projection|lease|outbox|inbox|parked_message|trace_note)$/;

export const OF_THE_PLATFORM =
  /^(es_event|es_stream|idempotency|schema_migration|projection|lease|outbox|inbox|parked_message|trace_note)$/;

/** As it is packed and stored, seen from the owner's own region. */
export const keptPing = (tenant: string): KeptPing => ({
  ...{ scheduledAt: 0, startedAt: 0, responseUs: 1, status: 0, kind: 0, code: 200, region: tenant, errorClass: '', message: '' },
});

/** Columns that only make sense in one form. */
const FORMS: Record<string, (tenant: string) => unknown> = {
  principal: (tenant) => `user:${tenant}`,
  key: (tenant) => `click:${tenant}`,
  transition: () => 'digest-1',
  pings: (tenant) => packHour(0, [keptPing(tenant)]),
  health: (tenant) => `{ "now": { "is": "down", "incidentId": "${tenant}" }, "outages": [] }`,
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
}

/** One of the ways in which rows may look: past or future, open or closed. Differs by column, and is the same in every run. */
export class World {
  readonly now = new Date();

  constructor(
    readonly place: number,
    private readonly literals: Map<string, string[]>,
  ) {}

  choose<T>(name: string, ...choices: T[]): T {
    return choices[createHash('md5').update(`${this.place} ${name}`).digest().readUInt32LE() % choices.length]!;
  }

  text(name: string, tenant: string): string {
    if (FORMS[name]) return String(FORMS[name](tenant));
    const known = this.literals.get(name) ?? [];
    return known.length > 0 ? this.choose(name, tenant, ...known) : tenant;
  }

  at(name: string): Date {
    return new Date(this.now.getTime() + this.choose(name, -HOUR, HOUR, 0, -HOUR));
  }

  amount(name: string): number {
    if (/^(skip|offset)$/.test(name)) return 0;
    if (/^(page)$/.test(name)) return 1;
    return /limit|kobo|size|take|most/i.test(name) ? 100 : this.choose(name, 1, 0, 100);
  }
}

export const columnsOf = (database: Database): Promise<Column[]> =>
  database.query<Column>(
    `SELECT c.table_name AS "table", c.column_name AS name, c.udt_name AS type, c.is_nullable = 'YES' AS nullable
     FROM information_schema.columns c JOIN pg_class k ON k.relname = c.table_name AND k.relnamespace = $1::text::regnamespace
     WHERE c.table_schema = $1::text AND k.relkind IN ('r', 'p') AND NOT k.relispartition AND c.is_identity = 'NO' ORDER BY 1, c.ordinal_position`,
    [database.schema],
  );

export function valueOf({ name, type, nullable }: Column, world: World, tenant: string): unknown {
  if (nullable && type !== 'uuid' && world.choose(`${name}?`, true, false)) return null;
  if (FORMS[name]) return FORMS[name](tenant);
  if (type === 'uuid') return tenant;
  if (type === '_bytea') return [Buffer.from(tenant)];
  if (type.startsWith('_')) return type === '_int4' ? [1] : [tenant];
  if (type === 'timestamptz') return world.at(name);
  if (type === 'date') return world.at(name).toISOString().slice(0, 10);
  if (type === 'bool') return world.choose(name, true, false);
  if (/^int|^numeric/.test(type)) return world.amount(name);
  if (type === 'bytea') return Buffer.from(tenant);
  return type === 'jsonb' ? JSON.stringify({ tenant }) : world.text(name, tenant);
}

const RESTART_IDENTITIES = `SELECT setval(s.oid, 1, false) FROM pg_class s
  JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
  JOIN pg_class t ON t.oid = d.refobjid
  WHERE s.relkind = 'S' AND t.relnamespace = $1::text::regnamespace AND t.relname = ANY ($2)`;

/** A row of this tenant in every table of a schema; unknown of one of them only where a rule of the table refuses it. */
export async function fill(database: Database, columns: Column[], world: World, tenants: string[]): Promise<void> {
  const byTable = Map.groupBy(columns.filter(({ table }) => !NOT_OF_TENANTS.test(table)), ({ table }) => table); // prettier-ignore
  await database.transaction(async (tx) => {
    await tx.query(`SET LOCAL session_replication_role = replica`);
    // TRUNCATE makes new files for every table and index, a thousand times over.
    await tx.query([...byTable.keys()].map((table) => `DELETE FROM "${table}"`).join('; '));
    await tx.query(RESTART_IDENTITIES, [database.schema, [...byTable.keys()]]);
    for (const [table, its] of byTable)
      for (const tenant of tenants)
        await tx.query(
          `INSERT INTO "${table}" (${its.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${its.map((_, at) => `$${at + 1}`).join(', ')}) ON CONFLICT DO NOTHING`,
          its.map((column) => valueOf(column, world, tenant)),
        );
  });
}

/** Partitions take any day, and rows come without those that they belong to. */
export async function takeAnyRow(database: Database): Promise<void> {
  const roots = await database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'p' AND relnamespace = $1::text::regnamespace`,
    [database.schema],
  );
  const bonds = await database.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = $1::text::regnamespace`,
    [database.schema],
  );
  for (const { table, name } of bonds) await database.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { name } of roots) await database.query(`CREATE TABLE "${name}_any" PARTITION OF "${name}" DEFAULT`);
}

/** A statement whose answer changes when a row of this tenant does. */
function digestOf(columns: Column[], tenant: string): string {
  const parts = [...Map.groupBy(columns, ({ table }) => table)].map(([table, its]) => {
    const owners = its.filter(({ name, type }) => isTenant(name) && /^uuid$|^text$/.test(type));
    const isTheirs =
      owners.length > 0 ? owners.map(({ name }) => `"${name}"::text LIKE '%${tenant}'`).join(' OR ') : `t::text LIKE '%${tenant}%'`;
    return `SELECT '${table} ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS part FROM "${table}" t WHERE ${isTheirs}`;
  });
  return `SELECT string_agg(part, ' ') AS digest FROM (${parts.join(' UNION ALL ')}) parts`;
}

/** As a function it is planned once and not at every of ten thousand questions. */
export const digestAsFunction = (database: Database, columns: Column[], tenant: string): Promise<unknown> =>
  database.query(
    `CREATE FUNCTION rows_of_owner() RETURNS text LANGUAGE plpgsql AS $body$ BEGIN RETURN (${digestOf(columns, tenant)}); END $body$`,
  );

export async function ownersRows(sql: Pick<Database, 'query'>): Promise<string> {
  const [row] = await sql.query<{ digest: string }>('SELECT rows_of_owner() AS digest');
  return row!.digest;
}
