import type pg from 'pg';

export interface ProductTable {
  schema: string;
  name: string;
  /** Without generated columns: the database makes those again. */
  columns: string[];
}

export interface Part {
  schema: string;
  parent: string;
  name: string;
  /** As `CREATE TABLE ... PARTITION OF ... <bound>` wants it; null of one that was dropped since the transaction's snapshot. */
  bound: string | null;
  /** By what a part that has parts of its own is divided. */
  key?: string | null;
}

export interface SequenceValue {
  schema: string;
  name: string;
  value: string;
}

export const SCHEMAS = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier', 'gateway', 'bus', 'ops'];

/** Which migrations a database has had is compared, never copied. */
const COMPARED = ['schema_migration', 'bus_schema'];

export async function productTables(sql: pg.ClientBase): Promise<ProductTable[]> {
  const { rows } = await sql.query<ProductTable>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL($2)
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, COMPARED],
  );
  return rows;
}

/** Days and other parts of partitioned tables, outer ones first. */
export async function partsOf(sql: pg.ClientBase): Promise<Part[]> {
  const { rows } = await sql.query<Part>(
    `SELECT n.nspname AS schema, parent.relname AS parent, c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound,
       CASE WHEN c.relkind = 'p' THEN pg_get_partkeydef(c.oid) END AS key
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class parent ON parent.oid = i.inhparent JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relispartition AND n.nspname = ANY($1) AND c.relkind IN ('r', 'p') ORDER BY 1, 2, 3`,
    [SCHEMAS],
  );
  return rows;
}

export async function sequences(sql: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await sql.query<SequenceValue>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Which code made the tables: one line per migration. */
export async function migrationsOf(sql: pg.ClientBase): Promise<string[]> {
  const { rows: schemas } = await sql.query<{ schema: string }>(
    `SELECT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relname = 'schema_migration' AND n.nspname = ANY($1) ORDER BY 1`,
    [SCHEMAS],
  );
  const found: string[] = [];
  for (const { schema } of schemas) {
    const { rows } = await sql.query<{ name: string }>(`SELECT name FROM "${schema}".schema_migration ORDER BY name`);
    found.push(...rows.map((row) => `${schema} ${row.name}`));
  }
  const { rows: bus } = await sql.query("SELECT 1 WHERE to_regclass('bus.bus_schema') IS NOT NULL");
  if (bus.length === 0) return found;
  const { rows: ofBus } = await sql.query<{ version: number }>('SELECT version FROM bus.bus_schema ORDER BY version');
  return [...found, ...ofBus.map(({ version }) => `bus ${version}`)];
}

export const fullName = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;
export const columnList = ({ columns }: ProductTable): string => columns.map((column) => `"${column}"`).join(', ');
