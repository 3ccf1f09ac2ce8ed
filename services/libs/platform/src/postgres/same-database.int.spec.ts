import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { connectionPool, DatabaseConnection } from './connection.js';
import { SameDatabase } from './same-database.js';

let database: ThrowawayDatabase;
let other: ThrowawayDatabase;

beforeAll(async () => {
  [database, other] = await Promise.all([throwawayDatabase(), throwawayDatabase()]);
});
afterAll(async () => {
  DatabaseConnection.admit = undefined;
  await Promise.all([database.drop(), other.drop()]);
});

async function check(known: SameDatabase, { url }: ThrowawayDatabase) {
  const client = new DatabaseConnection({ connectionString: url });
  await client.connect();
  try {
    return await known.check(client);
  } finally {
    await client.end();
  }
}
const answering = (identity: string, written: string | null) =>
  ({ query: async () => ({ rows: [{ identity, written }] }) }) as unknown as pg.Client;

describe('the database that a process began with', () => {
  it('is the same whatever is written to it, and another one under the same name is not', async () => {
    const known = new SameDatabase();
    expect(await check(known, database)).toBe('same');
    await database.query('CREATE TABLE written (at int)');
    expect(await check(known, database)).toBe('same');
    expect(await check(known, other)).toBe('another');
    await database.replaceBy(other);
    expect(await check(known, database)).toBe('another');
  });

  it('is an earlier one where less is written than was there before, and a standby says nothing of that', async () => {
    const known = new SameDatabase();
    expect(await known.check(answering('a', '900'))).toBe('same');
    expect(await known.check(answering('a', null))).toBe('same');
    expect(await known.check(answering('a', '1000'))).toBe('same');
    expect(await known.check(answering('a', '999'))).toBe('earlier');
  });

  it('is no earlier one because an answer came late', async () => {
    const known = new SameDatabase();
    const late = Promise.withResolvers<{ rows: unknown[] }>();
    const first = known.check({ query: () => late.promise } as unknown as pg.Client);
    expect(await known.check(answering('a', '1000'))).toBe('same');
    late.resolve({ rows: [{ identity: 'a', written: '900' }] });
    expect(await first).toBe('same');
    expect(await known.check(answering('a', '950'))).toBe('earlier');
  });

  it('is asked for before a connection is used, with a role that may do nothing else', async () => {
    await database.query(`CREATE ROLE nobody_${process.pid} LOGIN PASSWORD 'nobody'`);
    const url = new URL(database.url);
    [url.username, url.password] = [`nobody_${process.pid}`, 'nobody'];
    const known = new SameDatabase();
    const asked: string[] = [];
    DatabaseConnection.admit = async (connection) => {
      asked.push(await known.check(connection));
      if (asked.length === 2) throw new Error('not admitted');
    };
    const pool = connectionPool({ connectionString: url.toString(), max: 2 });
    expect((await pool.query('SELECT current_user')).rows).toEqual([{ current_user: `nobody_${process.pid}` }]);
    const first = await pool.connect();
    await expect(pool.query('SELECT 1')).rejects.toThrow('not admitted');
    first.release();
    expect(asked).toEqual(['same', 'same']);
    await pool.end();
    await database.query(`DROP ROLE nobody_${process.pid}`);
  });
});
