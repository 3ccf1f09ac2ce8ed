import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createLogger } from '../telemetry/logger.js';
import { transactionsAtOnce } from '../postgres/shared-connections.js';
import { Database } from './database.js';

class BigIndex1799999999999 implements MigrationInterface {
  name = 'BigIndex1799999999999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE build AS SELECT current_setting('statement_timeout') AS patience`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** As one that changes a table which everybody uses. */
class NewColumn1799999999998 implements MigrationInterface {
  name = 'NewColumn1799999999998';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE public.monitor ADD COLUMN shard smallint`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

let throwaway: ThrowawayDatabase;
let database: Database;

beforeAll(async () => {
  throwaway = await throwawayDatabase();
  const [schema, logger] = ['patient', createLogger('silent', 'spec')];
  database = new Database({ url: throwaway.url, schema, poolSize: 2, entities: [], migrations: [BigIndex1799999999999], logger });
  await database.connect();
});
afterAll(async () => {
  await database.close();
  await throwaway.drop();
});

it('lets a migration take its time, and nothing else', async () => {
  await database.migrate();
  expect(await database.query('SELECT patience FROM build')).toEqual([{ patience: '0' }]);
  expect(await database.query(`SELECT current_setting('statement_timeout') AS patience`)).toEqual([{ patience: '10s' }]);
});

it('lets a migration wait for a backup, and nobody for the migration', async () => {
  await throwaway.query('CREATE TABLE monitor (server_id int)');
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: throwaway.url });
    await client.connect();
    return client;
  };
  const [backup, other] = [await connect(), await connect()];
  const options = { url: throwaway.url, schema: 'late', poolSize: 2, logger: createLogger('silent', 'spec') };
  const late = new Database({ ...options, migrations: [NewColumn1799999999998] });
  await late.connect();
  try {
    await backup.query('BEGIN; SELECT 1 FROM monitor');
    const migrated = late.migrate();
    const isWaiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'monitor'::regclass`;
    for (let time = 0; time < 2; time += 1) {
      await eventually('the migration waits', async () => (await throwaway.query(isWaiting)).length > 0);
      await other.query(`SET statement_timeout = '4s'; SELECT 1 FROM monitor`);
    }
    await backup.query('COMMIT');
    await migrated;
    expect((await other.query('SELECT * FROM monitor')).fields.map(({ name }) => name)).toEqual(['server_id', 'shard']);
    for (const { patience } of await Promise.all(
      [1, 2].map(async () => (await late.query(`SELECT current_setting('lock_timeout') AS patience`))[0]!),
    ))
      expect(patience).toBe('0');
  } finally {
    await Promise.all([backup.end(), other.end()]);
    await late.close();
  }
}, 30_000);

it('says that a migration waits for another process, and goes on when that is gone', async () => {
  const other = new pg.Client({ connectionString: throwaway.url });
  await other.connect();
  await other.query(`SELECT pg_advisory_lock(hashtextextended('migrate:second', 7))`);
  const logger = createLogger('silent', 'spec');
  const warned = jest.spyOn(logger, 'warn');
  const second = new Database({ url: throwaway.url, schema: 'second', poolSize: 2, migrations: [BigIndex1799999999999], logger });
  await second.connect();
  try {
    const migrated = second.migrate();
    await eventually('it says so', () => warned.mock.calls.length > 0);
    expect(warned).toHaveBeenCalledWith({ schema: 'second' }, 'migration waits for another process that migrates this schema');
    await other.end();
    await migrated;
    expect(await second.query('SELECT patience FROM build')).toEqual([{ patience: '0' }]);
  } finally {
    await other.end();
    await second.close();
  }
}, 30_000);

it.each([
  [1, 1],
  [2, 1],
  [5, 4],
  [10, 7],
  [20, 15],
])('of %i connections lets transactions hold %i', (poolSize, expected) => expect(transactionsAtOnce(poolSize)).toBe(expected));
