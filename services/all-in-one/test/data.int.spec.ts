import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';
import { exportData } from '../src/ops/data/export.js';
import { columnList, fullName, productTables } from '../src/ops/data/product-tables.js';
import type { ProductTable } from '../src/ops/data/product-tables.js';

const SECRET = 'a secret that only the specs know and long enough';
const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function product(): Promise<{ database: ThrowawayDatabase; env: NodeJS.ProcessEnv; sql: pg.Client }> {
  const database = await throwawayDatabase();
  cleanUp.push(() => database.drop());
  const env = { DATABASE_URL: database.url, INTERNAL_SECRET: SECRET, LOG_LEVEL: 'error' };
  await runCommand(['migrate'], env);
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  cleanUp.push(() => sql.end());
  return { database, env, sql };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nowahala-export-'));
  cleanUp.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const NASTY = `tab\there, line\nbreak, back\\slash, \\N, "quotes", ₦5,000 and 🙂`;

/** A value of the column's type that a careless copy would damage. */
function nasty(type: string, row: number): unknown {
  if (type.endsWith('[]')) return type.startsWith('text') ? [NASTY, ''] : type.startsWith('uuid') ? [] : [1, 2];
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`;
  if (type === 'bytea') return Buffer.from([0, 10, 92, 255, row]);
  if (type.startsWith('json')) return JSON.stringify({ text: NASTY, nested: [null, 1.5, { '\\': row }] });
  if (type.startsWith('timestamp')) return `2026-11-21T10:11:12.${String(100_000 + row)}Z`;
  if (type === 'date') return '2026-11-21';
  if (type === 'interval') return '1 day 02:03:04';
  if (type === 'boolean') return row % 2 === 0;
  if (/int|numeric|real|double/.test(type)) return row;
  return `${NASTY} ${row}`;
}

/** Puts rows into every table that will take made-up ones; answers how many tables took some. */
async function fill(sql: pg.Client, tables: ProductTable[]): Promise<number> {
  await sql.query('SET session_replication_role = replica');
  let filled = 0;
  for (const table of tables) {
    const { rows: types } = await sql.query<{ name: string; type: string }>(
      `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
      [fullName(table)],
    );
    const typeOf = new Map(types.map(({ name, type }) => [name, type]));
    let took = 0;
    for (const row of [1, 2, 3]) {
      const values = table.columns.map((column) => nasty(typeOf.get(column)!, row));
      took += await sql
        .query(
          `INSERT INTO ${fullName(table)} (${columnList(table)}) OVERRIDING SYSTEM VALUE VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
          values,
        )
        .then(
          () => 1,
          () => 0,
        );
    }
    if (took > 0) filled += 1;
  }
  return filled;
}

async function contents(sql: pg.Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await productTables(sql)) {
    const { rows } = await sql.query<{ rows: string; digest: string }>(
      `SELECT count(*)::text AS rows, coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS digest FROM (SELECT ${columnList(table)} FROM ${fullName(table)}) t`,
    );
    found[fullName(table)] = `${rows[0]!.rows} ${rows[0]!.digest}`;
  }
  return found;
}

const PART = `
  CREATE TABLE analyzer.ping_far (LIKE analyzer.ping) PARTITION BY RANGE (scheduled_at);
  CREATE TABLE analyzer.ping_far_part PARTITION OF analyzer.ping_far FOR VALUES FROM ('2031-01-01T10:00Z') TO ('2031-01-01T11:00Z');
  ALTER TABLE analyzer.ping ATTACH PARTITION analyzer.ping_far FOR VALUES FROM ('2031-01-01') TO ('2031-01-02');
  INSERT INTO analyzer.ping SELECT gen_random_uuid(), '2031-01-01T10:20Z', now(), 1, 0, 0, 200, 'local', '', '';`;
/** As closing hours does it. */
const DROP = `BEGIN; SET LOCAL lock_timeout = '300ms'; INSERT INTO analyzer.ping_dropped VALUES ('2031-01-01T10:00Z'); DROP TABLE analyzer.ping_far_part; COMMIT`;

/** An export during which something happens once a statement of its transaction that looks so is answered. */
async function exportWhile(database: ThrowawayDatabase, path: string, after: [RegExp, () => Promise<unknown>][]): Promise<string> {
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  cleanUp.push(() => sql.end());
  const ask = sql.query.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  let begun = false;
  jest.spyOn(sql, 'query').mockImplementation(((...given: unknown[]) => {
    const [text] = given;
    if (typeof text !== 'string') return ask(...given);
    begun ||= text.startsWith('BEGIN');
    const found = begun ? after.findIndex(([what]) => what.test(text)) : -1;
    const happens = found === -1 ? undefined : after.splice(found, 1)[0]![1];
    return ask(...given).then(async (answer) => {
      await happens?.();
      return answer;
    });
  }) as never);
  const settings = { DATA_DIR: path, INTERNAL_SECRET: SECRET } as Parameters<typeof exportData>[0]['settings'];
  return exportData({ sql, settings, databaseUrl: database.url, close: () => Promise.resolve() }, path);
}

describe('data export and import', () => {
  it('bring every row of every table across, and the next number of every sequence', async () => {
    const from = await product();
    const tables = await productTables(from.sql);
    expect(tables.length).toBeGreaterThan(60);
    expect(await fill(from.sql, tables)).toBeGreaterThan(tables.length * 0.8);
    await from.sql.query(`
      CREATE TABLE analyzer.ping_far PARTITION OF analyzer.ping FOR VALUES FROM ('2031-01-01') TO ('2031-01-02') PARTITION BY RANGE (scheduled_at);
      CREATE TABLE analyzer.ping_far_rest PARTITION OF analyzer.ping_far DEFAULT;
      CREATE TABLE analyzer.ping_far_part PARTITION OF analyzer.ping_far FOR VALUES FROM ('2031-01-01T10:15Z') TO ('2031-01-01T10:30Z');
      CREATE TABLE analyzer.ping_pack_far PARTITION OF analyzer.ping_pack FOR VALUES FROM ('2031-01-01') TO ('2031-01-02');
      INSERT INTO analyzer.ping SELECT gen_random_uuid(), at::timestamptz, now(), 1, 0, 0, 200, 'local', '', '' FROM unnest(ARRAY['2031-01-01T10:20Z', '2031-01-01T20:20Z']) at;
      INSERT INTO analyzer.ping_pack VALUES ('2031-01-01T10:00Z', gen_random_uuid(), '\\x0100ff0a5c');`);
    await from.sql.query(`SELECT setval('identity.audit_log_seq_seq', 4711)`);
    const exported = folder();
    expect((await runCommand(['data', 'export', exported], from.env)).code).toBe(0);

    const to = await product();
    expect((await runCommand(['data', 'import', exported], to.env)).code).toBe(0);
    expect(await contents(to.sql)).toEqual(await contents(from.sql));
    expect((await to.sql.query(`SELECT nextval('identity.audit_log_seq_seq')::int AS next`)).rows[0].next).toBe(4712);
    expect((await to.sql.query(`SELECT count(*)::int AS rows FROM analyzer.ping_far_part`)).rows[0].rows).toBe(1);
  }, 120_000);

  it('keep the parts that are to be dropped meanwhile', async () => {
    const from = await product();
    await from.sql.query(PART);
    const before = await contents(from.sql);
    const exported = folder();
    const drop = () => from.sql.query(DROP).catch(() => from.sql.query('ROLLBACK'));
    await exportWhile(from.database, exported, [[/array_agg/, drop]]);

    const to = await product();
    expect((await runCommand(['data', 'import', exported], to.env)).code).toBe(0);
    expect(await contents(to.sql)).toEqual(before);
  }, 120_000);

  it('refuse to leave out a part that came and went meanwhile', async () => {
    const from = await product();
    const exported = folder();
    const exporting = exportWhile(from.database, exported, [
      [/LOCK TABLE/, () => from.sql.query(PART)],
      [/array_agg/, () => from.sql.query(DROP)],
    ]);
    await expect(exporting).rejects.toThrow('ping_far_part" was dropped');
    await expect(runCommand(['data', 'import', exported], from.env)).rejects.toThrow('never finished');
  }, 120_000);

  it('refuse a damaged file and leave nothing behind', async () => {
    const from = await product();
    await fill(
      from.sql,
      (await productTables(from.sql)).filter(({ name }) => name === 'outbox'),
    );
    const exported = folder();
    await runCommand(['data', 'export', exported], from.env);
    const manifest = join(exported, 'manifest.json');
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(/("file": "notifier\.outbox\.copy\.gz"[^}]*"sha256": ")[0-9a-f]{4}/, '$10000'),
    );
    const to = await product();
    const before = await contents(to.sql);
    await expect(runCommand(['data', 'import', exported], to.env)).rejects.toThrow('is not what the export wrote');
    expect(await contents(to.sql)).toEqual(before);
  }, 120_000);

  it('refuse a product with people in it, and a folder that is no export', async () => {
    const from = await product();
    const exported = folder();
    await expect(runCommand(['data', 'import', exported], from.env)).rejects.toThrow('never finished');
    await runCommand(['data', 'export', exported], from.env);
    await fill(
      from.sql,
      (await productTables(from.sql)).filter(({ name }) => name === 'app_user'),
    );
    await expect(runCommand(['data', 'import', exported], from.env)).rejects.toThrow('people in this product already');
    await expect(runCommand(['data', 'export', exported], from.env)).rejects.toThrow('not empty');
  }, 120_000);
});
