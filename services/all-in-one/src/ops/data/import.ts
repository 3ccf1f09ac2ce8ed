import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Engines } from '../backing-services.js';
import { migrate } from '../migrate.js';
import { readManifest } from './manifest.js';
import type { Manifest, TableFile } from './manifest.js';
import { columnList, fullName, migrationsOf, partsOf } from './product-tables.js';

/** A product with users is not empty; rows that migrations seed do not count. */
const FIRST_TABLE = 'identity.app_user';

/** All or nothing: one transaction, every file checked against the manifest before it commits. */
export async function importData({ sql, settings, databaseUrl }: Engines, folder: string): Promise<string> {
  const manifest = readManifest(folder);
  await migrate(settings, databaseUrl, undefined, () => undefined);
  await refuseOtherCode(sql, manifest);
  if ((await sql.query(`SELECT 1 FROM ${FIRST_TABLE} LIMIT 1`)).rows.length > 0)
    throw new Error('There are people in this product already. An import wants an empty one: a new DATA_DIR or a new database.');
  const secretFile = keepSecret(settings.DATA_DIR, manifest, settings.INTERNAL_SECRET !== undefined);
  await sql.query('BEGIN');
  try {
    await sql.query('SET LOCAL statement_timeout = 0');
    await sql.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    // Rules that guard daily work (append-only logs, references between tables) were kept when these rows were first written.
    await sql.query('SET LOCAL session_replication_role = replica');
    await sql.query(`TRUNCATE ${manifest.tables.map(fullName).join(', ')}`);
    await makeParts(sql, manifest);
    for (const table of manifest.tables) await importTable(sql, table, folder);
    for (const { schema, name, value } of manifest.sequences)
      await sql.query('SELECT setval($1::regclass, $2)', [fullName({ schema, name }), value]);
    await sql.query('COMMIT');
  } catch (error) {
    await sql.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${manifest.tables.length} tables, ${rows} rows.`,
    secretFile,
    'People who left after this export are back until `ops erasures replay` has run.',
  ]
    .filter(Boolean)
    .join(' ');
}

async function refuseOtherCode(sql: pg.Client, manifest: Manifest): Promise<void> {
  const here = await migrationsOf(sql);
  const differing = [
    ...manifest.migrations.filter((one) => !here.includes(one)),
    ...here.filter((one) => !manifest.migrations.includes(one)),
  ];
  if (differing.length > 0)
    throw new Error(`The export was made by another release (${differing.join(', ')}). Import it with that release, then upgrade.`);
}

async function makeParts(sql: pg.Client, manifest: Manifest): Promise<void> {
  const present = new Set((await partsOf(sql)).map(fullName));
  const wanted = manifest.parts.filter((part) => !present.has(fullName(part)));
  for (const { schema, parent, name, bound, key } of wanted) {
    const divided = key ? `PARTITION BY ${key}` : '';
    await sql.query(`CREATE TABLE ${fullName({ schema, name })} PARTITION OF ${fullName({ schema, name: parent })} ${bound} ${divided}`);
  }
}

async function importTable(sql: pg.Client, table: TableFile, folder: string): Promise<void> {
  const hash = createHash('sha256');
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = sql.query(copyFrom(`COPY ${fullName(table)} (${columnList(table)}) FROM STDIN`));
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), check, target);
  if (hash.digest('hex') !== table.sha256) throw new Error(`${table.file} is not what the export wrote. Nothing was imported.`);
}

/** The secret of the old machine comes along, unless one is set or made already. */
function keepSecret(dataDir: string, { internalSecret }: Manifest, isSet: boolean): string {
  if (!internalSecret || isSet) return '';
  const folder = join(resolve(dataDir), 'secrets');
  const file = join(folder, 'internal');
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8').trim() === internalSecret) return '';
    throw new Error(
      `${file} holds another secret than the export. Import into a new DATA_DIR, or API keys and sessions of the export would be worth nothing.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${internalSecret}\n`, { mode: 0o600, flag: 'wx' });
  return 'Its secret came along.';
}
