import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { SharedConnections } from '../postgres/shared-connections.js';
import type { Logger } from '../telemetry/logger.js';
import { Database } from './database.js';
import { prepared } from '../postgres/prepared.js';

const logger = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() } as unknown as Logger;
/** Its constraint is looked at when it is committed, after PostgreSQL said that the statement itself is done. */
const INSERT = prepared('INSERT INTO child (parent) VALUES ($1::int)');
const SCHEMA = prepared('SELECT current_schema() AS schema WHERE $1::boolean');

describe('a prepared statement that is done and cannot be committed', () => {
  let throwaway: ThrowawayDatabase;
  let connections: SharedConnections;
  const of = (schema: string) => new Database({ url: '', schema, poolSize: 1, connections, logger });
  let [one, two]: Database[] = [];

  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    await throwaway.query(`CREATE SCHEMA one; CREATE SCHEMA two; CREATE TABLE one.parent (id int PRIMARY KEY);
      CREATE TABLE one.child (parent int REFERENCES one.parent DEFERRABLE INITIALLY DEFERRED)`);
    connections = new SharedConnections({ connectionString: throwaway.url }, 3);
    [one, two] = [of('one'), of('two')];
    await Promise.all([one.connect(), two.connect()]);
  });
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
    await connections.close();
    await throwaway.drop();
  });

  it('fails, and what is asked next is asked in its own schema', async () => {
    await expect(one!.query(INSERT, [7])).rejects.toThrow('foreign key');
    expect(await throwaway.query('SELECT FROM one.child')).toHaveLength(0);
    expect(await two!.query(SCHEMA, [true])).toEqual([{ schema: 'two' }]);
    expect(await one!.query(SCHEMA, [true])).toEqual([{ schema: 'one' }]);
  });
  it('is done where it can be', async () => {
    await throwaway.query('INSERT INTO one.parent VALUES (8)');
    await one!.query(INSERT, [8]);
    expect(await throwaway.query('SELECT FROM one.child')).toHaveLength(1);
  });
});
