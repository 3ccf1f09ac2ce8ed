/**
 * `npm run schema:record`: writes down what this release's migrations make of an empty database, under the version of
 * package.json. Code of this release relies on it for as long as it may run beside the next one.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, parseConfig, platformSettings } from '@nowahala/platform';
import pg from 'pg';
import manifest from '../../../package.json' with { type: 'json' };
import { migrate } from '../dist/ops/migrate.js';
import { readSchema } from '../dist/ops/schema/read-schema.js';

const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-schema-'));
const server = await EmbeddedPostgres.start({ dataDir: join(dataDir, 'postgres') });
try {
  await migrate(parseConfig(platformSettings, {}), server.url, undefined, () => undefined);
  const sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  const file = join(import.meta.dirname, `${manifest.version}.schema.json`);
  writeFileSync(file, `${JSON.stringify(await readSchema(sql), null, 2)}\n`);
  await sql.end();
  console.log(`${file} is written.`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
