import { platformMigrations } from '@nowahala/platform';
import type { Service } from '@nowahala/platform';
import pg from 'pg';

const LOOK_EVERY_MS = 2_000;

/** Waits until another process has brought these services' schemas up to this code. Answers what was missing at the last look. */
export async function awaitSchema(databaseUrl: string, services: Service[], patienceMs: number): Promise<string | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const missing = await lookOnce(databaseUrl, services);
    if (!missing || performance.now() > giveUpAt) return missing;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function lookOnce(databaseUrl: string, services: Service[]): Promise<string | undefined> {
  const sql = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  sql.on('error', () => undefined);
  try {
    await sql.connect();
    for (const service of services.filter(({ database }) => database !== false)) {
      const { rows } = await sql.query<{ name: string }>(`SELECT name FROM "${service.name}".schema_migration`);
      const applied = new Set(rows.map((row) => row.name));
      const wanted = [...platformMigrations, ...(service.migrations ?? [])].map((migration) => new migration().name!);
      const missing = wanted.filter((name) => !applied.has(name));
      if (missing.length > 0) return `${service.name} waits for ${missing.join(', ')}`;
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await sql.end().catch(() => undefined);
  }
}
