import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
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

it.each([
  [1, 1],
  [2, 1],
  [5, 4],
  [10, 7],
  [20, 15],
])('of %i connections lets transactions hold %i', (poolSize, expected) => expect(transactionsAtOnce(poolSize)).toBe(expected));
