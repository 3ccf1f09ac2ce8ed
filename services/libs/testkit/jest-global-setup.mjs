import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One real PostgreSQL for the whole run; each spec makes databases of its own on it. TEST_DATABASE_URL names another. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const { EmbeddedPostgres } = await import('../platform/dist/postgres/embedded-postgres.js').catch(() => {
    throw new Error('The specs need the built platform for their database: run `npm run build:services` once.');
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-specs-'));
  chmodSync(dataDir, 0o755);
  const server = await EmbeddedPostgres.start({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.__NOWAHALA_TEST_DATABASE__ = { server, dataDir };
}
