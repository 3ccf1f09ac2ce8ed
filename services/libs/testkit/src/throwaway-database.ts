import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ThrowawayDatabase {
  url: string;
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  /** As if its server were down: every connection breaks and none is let in. The answer lets them in again. */
  cut(): Promise<() => Promise<void>>;
  /** The other one has its name and address from now on, whoever is connected. */
  replaceBy(other: ThrowawayDatabase): Promise<void>;
  drop(): Promise<void>;
}

/** A database of its own on the real PostgreSQL of this test run (jest-global-setup.mjs, or TEST_DATABASE_URL). */
export async function throwawayDatabase(): Promise<ThrowawayDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('No PostgreSQL for specs: run them through jest, or set TEST_DATABASE_URL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    query: (sql, parameters) => run(url.toString(), sql, parameters),
    cut: async () => {
      await run(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await run(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
      return async () => void (await run(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
    },
    replaceBy: async (other) => {
      await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await run(server, `ALTER DATABASE ${new URL(other.url).pathname.slice(1)} RENAME TO ${name}`);
    },
    drop: async () => void (await run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

async function run(url: string, sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
