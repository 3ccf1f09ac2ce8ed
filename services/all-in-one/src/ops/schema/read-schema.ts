/** What a release's code may rely on in the database, table by table. Plain words, so that a difference reads well. */
export interface SchemaRecord {
  tables: Record<string, TableRecord>;
  /** Name and parameters. */
  functions: string[];
}

export interface TableRecord {
  /** `table`, `view`, or what it is partitioned by. */
  kind: string;
  /** `type | required | filled by`; the latter two only where they are so. */
  columns: Record<string, string>;
  /** Unique indexes by name: what ON CONFLICT and the error handling name. */
  unique: Record<string, string>;
  /** Checks, references and exclusions by name. */
  rules: Record<string, string>;
}

interface Asking {
  query(sql: string): Promise<{ rows: Record<string, string | null>[] }>;
}

const OURS = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', 'public')`;

export async function readSchema(sql: Asking): Promise<SchemaRecord> {
  const tables: Record<string, TableRecord> = {};
  const ask = async (query: string) => (await sql.query(query)).rows;
  for (const { name, kind } of await ask(`
    SELECT n.nspname || '.' || c.relname AS name, CASE c.relkind WHEN 'p' THEN 'partitioned by ' || pg_get_partkeydef(c.oid) WHEN 'v' THEN 'view' WHEN 'm' THEN 'view' ELSE 'table' END AS kind
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition AND ${OURS} ORDER BY 1`))
    tables[name!] = { kind: kind!, columns: {}, unique: {}, rules: {} };

  for (const { table_name: table, name, type, required, filled } of await ask(`
    SELECT n.nspname || '.' || c.relname AS table_name, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
      CASE WHEN a.attnotnull THEN 'required' END AS required,
      CASE WHEN a.attidentity = 'a' THEN 'identity always' WHEN a.attidentity = 'd' THEN 'identity' WHEN a.attgenerated <> '' THEN 'generated' WHEN a.atthasdef THEN 'default' END AS filled
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition AND ${OURS} ORDER BY 1, a.attname`))
    tables[table!]!.columns[name!] = [type, required, filled].filter(Boolean).join(' | ');

  for (const { table_name: table, name, columns, rest } of await ask(`
    SELECT n.nspname || '.' || c.relname AS table_name, x.relname AS name,
      (SELECT string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ' ORDER BY k) FROM generate_series(1, i.indnkeyatts) k) AS columns,
      concat(CASE WHEN i.indnullsnotdistinct THEN ' nulls not distinct' END, ' where ' || pg_get_expr(i.indpred, i.indrelid)) AS rest
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE i.indisunique AND NOT c.relispartition AND ${OURS} ORDER BY 1, 2`))
    tables[table!]!.unique[name!] = `(${columns})${rest}`;

  for (const { table_name: table, name, columns, definition } of await ask(`
    SELECT n.nspname || '.' || c.relname AS table_name, r.conname AS name, pg_get_constraintdef(r.oid) AS definition,
      (SELECT string_agg(a.attname, ', ' ORDER BY a.attname) FROM pg_attribute a WHERE a.attrelid = r.conrelid AND a.attnum = ANY(r.conkey)) AS columns
    FROM pg_constraint r JOIN pg_class c ON c.oid = r.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE r.contype IN ('c', 'f', 'x') AND NOT c.relispartition AND ${OURS} ORDER BY 1, 2`))
    tables[table!]!.rules[name!] = `(${columns ?? ''}) ${definition}`;

  const functions = await ask(`
    SELECT n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ') returns ' || coalesce(pg_get_function_result(p.oid), '') AS name
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE ${OURS} ORDER BY 1`);
  return { tables, functions: functions.map(({ name }) => name!) };
}
