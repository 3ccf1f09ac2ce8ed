import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Engines } from '../backing-services.js';
import { MANIFEST } from './manifest.js';
import type { Manifest, TableFile } from './manifest.js';
import { columnList, fullName, migrationsOf, partsOf, productTables, sequences } from './product-tables.js';
import type { Part, ProductTable } from './product-tables.js';

const TABLE_IS_GONE = '42P01';
const TRIES = 3;

/** Every table as of one moment, while the product may go on working. */
export async function exportData({ sql, settings }: Engines, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty; an export wants a folder of its own.`);
  try {
    await beginWithLocks(sql);
    const tables: TableFile[] = [];
    for (const table of await productTables(sql)) tables.push(await exportTable(sql, table, folder));
    const secretFile = join(resolve(settings.DATA_DIR), 'secrets', 'internal');
    const manifest: Manifest = {
      format: 1,
      migrations: await migrationsOf(sql),
      tables,
      parts: wholeParts(await partsOf(sql)),
      sequences: await sequences(sql),
      ...(!settings.INTERNAL_SECRET && existsSync(secretFile) && { internalSecret: readFileSync(secretFile, 'utf8').trim() }),
    };
    const half = join(folder, `${MANIFEST}.new`);
    writeFileSync(half, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    renameSync(half, join(folder, MANIFEST));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${tables.length} tables, ${rows} rows in ${folder}. It holds personal data and keys: keep it as you keep the database.`;
  } finally {
    await sql.query('ROLLBACK');
  }
}

/**
 * A snapshot keeps rows, but not tables that are dropped: their rows would be missing from an export that looks whole. So every table
 * and its parts are held, as pg_dump does, before the first statement that takes the snapshot.
 */
async function beginWithLocks(sql: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await productTables(sql);
    await sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      await sql.query('SET LOCAL statement_timeout = 0');
      await sql.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      if (tables.length > 0) await sql.query(`LOCK TABLE ${tables.map(fullName).join(', ')} IN ACCESS SHARE MODE`);
      return;
    } catch (error) {
      await sql.query('ROLLBACK');
      if (attempt === TRIES || (error as { code?: string }).code !== TABLE_IS_GONE) throw error;
    }
  }
}

/** A part that came after the locks and is gone by now has no bound any more, and its rows were not copied. */
function wholeParts(parts: Part[]): Part[] {
  const gone = parts.find(({ bound }) => bound === null);
  if (gone) throw new Error(`${fullName(gone)} was dropped while it was exported. Export once more.`);
  return parts;
}

async function exportTable(sql: pg.Client, table: ProductTable, folder: string): Promise<TableFile> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const hash = createHash('sha256');
  let rows = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows += 1;
      done(null, chunk);
    },
  });
  const source = sql.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${fullName(table)}) TO STDOUT`));
  await pipeline(source, count, createGzip({ level: 6 }), createWriteStream(join(folder, file), { mode: 0o600 }));
  return { ...table, file, rows, sha256: hash.digest('hex') };
}
