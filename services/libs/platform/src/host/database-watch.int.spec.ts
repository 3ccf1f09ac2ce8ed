import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { connectionPool, DatabaseConnection } from '../postgres/connection.js';
import type { Logger } from '../telemetry/logger.js';
import { DatabaseWatch } from './database-watch.js';

const logged: unknown[][] = [];
const log = (...line: unknown[]): void => void logged.push(line);
const logger = { warn: log, error: log } as unknown as Logger;
let database: ThrowawayDatabase;
let watch: DatabaseWatch;

beforeEach(async () => {
  logged.length = 0;
  database = await throwawayDatabase();
  watch = DatabaseWatch.start(database.url, logger);
});
afterEach(async () => {
  watch.stop();
  jest.restoreAllMocks();
  await database.drop();
});

it('ends the process before anything is asked of a database that was restored under it', async () => {
  const ended = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const pool = connectionPool({ connectionString: database.url });
  await pool.query('CREATE TABLE known (at int)');
  const restored = await throwawayDatabase();
  await database.replaceBy(restored);
  await expect(pool.query('CREATE TABLE written (at int)')).rejects.toThrow(/ended|terminat/);
  await expect(pool.query('CREATE TABLE written (at int)')).rejects.toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
  expect(logged.at(-1)).toEqual([{ found: 'another' }, expect.stringContaining('database restored under this process')]);
  watch.stop();
  expect(await database.query(`SELECT 1 FROM pg_class WHERE relname IN ('known', 'written')`)).toEqual([]);
  await pool.end();
});

it('leaves a database alone that does not say which one it is', async () => {
  const role = `nobody_${process.pid}`;
  await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'nobody'`);
  await database.query('REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC');
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'nobody'];
  DatabaseWatch.start(url.toString(), logger);
  const pool = connectionPool({ connectionString: url.toString() });
  expect((await pool.query('SELECT current_user')).rows).toEqual([{ current_user: role }]);
  expect(logged).toEqual([[{ err: expect.anything() }, expect.stringContaining('does not say which one it is')]]);
  expect(DatabaseConnection.admit).toBeUndefined();
  await pool.end();
  await database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});
