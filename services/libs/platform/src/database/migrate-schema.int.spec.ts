import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SharedConnections } from '../postgres/shared-connections.js';
import { createLogger } from '../telemetry/logger.js';
import { Database } from './database.js';

class Noted1799999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO taken SELECT current_setting('statement_timeout'), current_setting('lock_timeout')`);
  }
  async down(): Promise<void> {}
}

let throwaway: ThrowawayDatabase;
beforeAll(async () => {
  throwaway = await throwawayDatabase();
});
afterAll(() => throwaway.drop());

it('a migration that waits for a backup takes its time also when it is tried again', async () => {
  await throwaway.query('CREATE SCHEMA moved; CREATE TABLE moved.taken (statement_timeout text, lock_timeout text)');
  const connections = new SharedConnections({ connectionString: throwaway.url }, 3);
  const reader = new pg.Client({ connectionString: throwaway.url });
  await reader.connect();
  await reader.query('BEGIN; LOCK TABLE moved.taken');
  let release = (): void => undefined;
  const waits = new Promise<void>((resolve) => (release = resolve));
  const logger = Object.assign(createLogger('silent', 'spec'), { warn: () => release() });
  const database = new Database({ url: '', schema: 'moved', poolSize: 1, connections, migrations: [Noted1799999999999], logger });
  try {
    await database.connect();
    const migrated = database.migrate();
    await Promise.race([waits, migrated]);
    await reader.query('COMMIT');
    await migrated;
    expect(await throwaway.query('SELECT * FROM moved.taken')).toEqual([{ statement_timeout: '0', lock_timeout: '2s' }]);
    expect(await database.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '10s' }]);
  } finally {
    await reader.end();
    await database.close();
    await connections.close();
  }
});
