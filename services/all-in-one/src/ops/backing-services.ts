import { join, resolve } from 'node:path';
import type pg from 'pg';
import { EmbeddedPostgres, parseConfig, platformSettings, DatabaseConnection } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';

export interface Engines {
  settings: PlatformSettings;
  databaseUrl: string;
  sql: pg.Client;
  close(): Promise<void>;
}

/**
 * Where the product keeps its data: DATABASE_URL, or the embedded database under DATA_DIR, which is started for the
 * length of the verb where the product does not run.
 */
export async function openEngines(env: NodeJS.ProcessEnv): Promise<Engines> {
  const settings = parseConfig(platformSettings, env);
  const folder = join(resolve(settings.DATA_DIR), 'postgres');
  const outside = settings.DATABASE_URL ?? (await EmbeddedPostgres.runningAt(folder));
  const own = outside ? undefined : await EmbeddedPostgres.start({ dataDir: folder });
  const databaseUrl = outside ?? own!.url;
  const sql = new DatabaseConnection({ connectionString: databaseUrl, application_name: 'nowahala-ops', connectionTimeoutMillis: 10_000 });
  try {
    await sql.connect();
  } catch (error) {
    await own?.stop();
    throw error;
  }
  return {
    settings,
    databaseUrl,
    sql,
    close: async () => {
      await sql.end().catch(() => undefined);
      await own?.stop();
    },
  };
}

/** Schemas of this product that exist and have the table. */
export async function schemasWith(sql: pg.Client, tableName: string): Promise<string[]> {
  const { rows } = await sql.query<{ schema: string }>(
    `SELECT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relname = $1 AND c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' ORDER BY 1`,
    [tableName],
  );
  return rows.map((row) => row.schema);
}
