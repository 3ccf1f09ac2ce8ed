import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { BusDatabase, NOT_AWAITED } from '../bus/postgres/bus-database.js';
import { sleep } from '../concurrency/sleep.js';
import { newId } from '../core/ids.js';
import { Database } from '../database/database.js';
import { prepared } from './prepared.js';
import { Leases } from '../database/leases.js';
import { createLogger } from '../telemetry/logger.js';
import { currentlyLeftMs, currentUrgency, systemCaller, withCall } from '../rpc/call-context.js';
import type { Caller } from '../rpc/call-context.js';
import { SharedConnections } from './shared-connections.js';

const SIZE = 6;
const IN_TRANSACTION = `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`;
const logger = createLogger('silent', 'spec');
const SCHEMA = 'SELECT current_schema() AS schema, 5::int8 AS big';
const SCHEMA_PREPARED = prepared(`${SCHEMA} WHERE $1`);

describe('one pool for all services of a process', () => {
  let throwaway: ThrowawayDatabase;
  let connections: SharedConnections;
  const databases = new Map<string, Database>();
  const of = (schema: string): Database => databases.get(schema)!;
  const open = async (): Promise<number> => {
    const counted = 'SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()';
    return Number((await throwaway.query(counted, ['nowahala']))[0]!.open);
  };

  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    await throwaway.query(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$`);
    for (const schema of ['one', 'two', 'three'])
      await throwaway.query(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.job (name text); CREATE TABLE ${schema}.other (big int8)`);
    await throwaway.query('CREATE TABLE one.lease (name text PRIMARY KEY, owner text, epoch bigint NOT NULL, lease_until timestamptz)');
  });
  beforeEach(async () => {
    connections = new SharedConnections({ connectionString: throwaway.url }, SIZE, { rank: currentUrgency, leftMs: currentlyLeftMs });
    for (const schema of ['one', 'two', 'three']) {
      const database = new Database({ url: '', schema, poolSize: 1, connections, camelCaseRows: schema === 'one', logger });
      await database.connect();
      databases.set(schema, database);
    }
  });
  afterEach(async () => {
    for (const database of databases.values()) await database.close();
    await connections.close();
  });
  afterAll(() => throwaway.drop());

  it('gives each its own schema and its own way to read numbers, and leaves no setting of one statement to the next', async () => {
    const bus = new BusDatabase({}, 5_000, connections);
    const durability = async () => (await bus.read<{ synchronous_commit: string }>({ text: 'SHOW synchronous_commit' }))[0];
    await Promise.all(
      Array.from({ length: 90 }, async (_, index) => {
        const schema = ['one', 'two', 'three'][index % 3]!;
        type Row = { schema: string; big: unknown };
        const [row] = index % 2 === 0 ? await of(schema).query<Row>(SCHEMA) : await of(schema).query<Row>(SCHEMA_PREPARED, [true]);
        expect(row).toEqual({ schema, big: schema === 'one' ? 5 : '5' });
        const set = `SELECT ${NOT_AWAITED} AND current_setting('synchronous_commit') = 'off' AS "isOff"`;
        expect(await bus.read({ text: set })).toEqual([{ isOff: true }]);
        expect(await durability()).toEqual({ synchronous_commit: 'on' });
      }),
    );
    expect(await open()).toBeLessThanOrEqual(SIZE);
  });

  it('keeps each to its own schema after a transaction that was rolled back, and after a statement that failed', async () => {
    const where = async (schema: string): Promise<unknown> =>
      (await of(schema).query<{ schema: string }>(SCHEMA_PREPARED, [true]))[0]!.schema;
    const failing = prepared('SELECT 1 / $1::int AS failing');
    for (const schema of ['one', 'two', 'one', 'three', 'two']) {
      await expect(of(schema).query(failing, [0])).rejects.toThrow('division by zero');
      await expect(of(schema === 'two' ? 'one' : 'two').transaction((tx) => tx.query(failing, [0]))).rejects.toThrow('division by zero');
      const rolledBack = of(schema).transaction(async (tx) => {
        await tx.query(`INSERT INTO job VALUES ('rolled back')`);
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      await expect(of('three').transaction((tx) => tx.manager.query('SELECT 1 / 0'))).rejects.toThrow('division by zero');
      expect(await where(schema)).toBe(schema);
      expect(await where('one')).toBe('one');
    }
    expect(await throwaway.query(`SELECT name FROM one.job WHERE name = 'rolled back' UNION ALL SELECT name FROM two.job`)).toEqual([]);
    expect(await open()).toBe(1);
  });

  it.each([
    ['prepared', { name: 'job-added' }],
    ['not prepared', {}],
  ])('asks nothing of a connection that cannot be set as it must be: a statement that is %s', async (_, how) => {
    const unset = connections.as({ settings: { search_path: 'one', statement_timeout: 'no time' } });
    await expect(unset.query({ text: `INSERT INTO one.job VALUES ('unset')`, ...how })).rejects.toThrow(/statement_timeout|terminated/);
    expect(await throwaway.query(`SELECT FROM one.job WHERE name = 'unset'`)).toEqual([]);
    expect(await of('two').query(SCHEMA)).toEqual([{ schema: 'two', big: '5' }]);
  });

  it('sets a connection in the packet of a prepared statement, or of a transaction that begins', async () => {
    await of('one').query(SCHEMA);
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    try {
      expect(await of('two').query(SCHEMA_PREPARED, [true])).toEqual([{ schema: 'two', big: '5' }]);
      expect(sent).toHaveBeenCalledTimes(1);
      await of('three').transaction((tx) => tx.query(SCHEMA_PREPARED, [true]));
      expect(sent).toHaveBeenCalledTimes(3);
      expect(await open()).toBe(1);
    } finally {
      sent.mockRestore();
    }
  });

  it('sets a connection once for statements that are asked for at the same time', async () => {
    await of('one').query(SCHEMA);
    await of('two').transaction(async ({ manager }) => {
      const asked = [manager.query(SCHEMA), manager.query(`${SCHEMA} WHERE $1`, [true]), manager.query(SCHEMA)];
      expect((await Promise.all(asked)).flat()).toEqual(Array(3).fill({ schema: 'two', big: '5' }));
    });
  });

  it('gives up a prepared statement that is late, and goes on', async () => {
    const late = connections
      .as({ settings: { search_path: 'one' } })
      .query({ name: 'late', text: 'SELECT pg_sleep(5)', query_timeout: 100 });
    await expect(late).rejects.toThrow('timeout');
    expect(await of('two').query(SCHEMA_PREPARED, [true])).toEqual([{ schema: 'two', big: '5' }]);
  });

  it('answers statements of transactions that are open everywhere, and each of those ends', async () => {
    const ended = Array.from({ length: 60 }, (_, index) => {
      const database = of(['one', 'two', 'three'][index % 3]!);
      return database.transaction(async (tx) => {
        await tx.query('SELECT pg_sleep(0.02)');
        // A second connection while the first one is held: of its own schema, and of another service that it asks.
        await database.query('SELECT pg_sleep(0.01)');
        await of(['two', 'three', 'one'][index % 3]!).query('SELECT 1');
        return tx.query('SELECT 1');
      });
    });
    expect(await Promise.all(ended)).toHaveLength(60);
    expect(await open()).toBeLessThanOrEqual(SIZE);
  });

  describe('while one service waits for a lock', () => {
    /** Six of the service: as many as there are connections. */
    const stuck = async (ask: () => Promise<unknown>, meanwhile: () => Promise<void>): Promise<void> => {
      const holder = new pg.Client({ connectionString: throwaway.url });
      await holder.connect();
      await holder.query('SELECT pg_advisory_lock(1)');
      let freed = false;
      const asked = Array.from({ length: SIZE }, () => ask().catch((error: unknown) => !freed && Promise.reject(error)));
      try {
        await sleep(200);
        await meanwhile();
      } finally {
        freed = true;
        await holder.end();
        await Promise.all(asked);
      }
    };
    const WAIT = 'SELECT pg_advisory_xact_lock(1)';
    const othersGoOn = async (): Promise<void> => {
      const bus = new BusDatabase({}, 1_000, connections);
      const leases = new Leases(of('one').vital);
      await bus.read({ text: 'SELECT 1' });
      await bus.write({ text: `INSERT INTO two.job VALUES ('appended')` });
      expect(await leases.take([newId()], 10)).toHaveLength(1);
      await of('two').transaction(async (tx) => tx.query(`INSERT INTO job VALUES ('paid')`));
      await of('three').query('SELECT 1');
      expect(await open()).toBeLessThanOrEqual(SIZE);
    };

    it.each([
      ['with single statements', () => of('one').query(WAIT)],
      ['in transactions', () => of('one').transaction((tx) => tx.query(WAIT))],
    ])('%s, bus, leases and other services go on', (_, ask) => stuck(ask, othersGoOn));

    it('a statement beside its transactions finds a connection', () =>
      stuck(
        () => of('one').transaction((tx) => tx.query(WAIT)),
        async () => void (await of('one').query('SELECT 1')),
      ));

    it('counts what waits for it', () =>
      stuck(
        () => of('one').query(WAIT),
        async () => {
          expect(of('one').waiting).toBe(2);
          expect(of('two').waiting).toBe(0);
        },
      ));
  });

  describe('while a person waits', () => {
    const caller: Caller = { ...systemCaller, via: 'session', userId: 'ada' };
    const forPerson = <T>(work: () => T): T => withCall({ caller, correlationId: 'spec' }, work);

    it('gives a transaction that holds a permit its connection before statements that came later', async () => {
      let answered = 0;
      const statements = (count: number) =>
        Array.from({ length: count }, async () => {
          await of('one').query('SELECT pg_sleep(0.1)');
          answered += 1;
        });
      const inHand = statements(SIZE - 2);
      const [before] = await Promise.all([
        forPerson(() => of('one').transaction((tx) => tx.query('SELECT 1').then(() => answered))),
        sleep(0).then(() => Promise.all([...inHand, ...statements(14)])),
      ]);
      expect(before).toBeLessThan(10);
    });

    it('gives none to a read for which nobody waits any more', async () => {
      const read = (readUntil: number) => withCall({ caller, correlationId: 'spec', readUntil }, () => of('one').query('SELECT 1'));
      await expect(read(performance.now() - 1)).rejects.toThrow('timeout exceeded when trying to connect');
      await expect(read(performance.now() + 5_000)).resolves.toBeDefined();
    });

    it("gives the next permit to the transaction that goes first, or the one after it when it is a person's turn", async () => {
      const order: string[] = [];
      const note = (name: string) => of('one').transaction(async () => void order.push(name));
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const holding = Array.from({ length: SIZE }, () => of('one').transaction(() => held));
      const peoples = Array.from({ length: 6 }, () => forPerson(() => note('person')));
      const alert = note('alert');
      await sleep(50);
      goOn();
      await Promise.all([...holding, ...peoples, alert]);
      expect(order.indexOf('alert')).toBeLessThan(2);
    });
  });

  it('gets nothing back in the middle of a transaction from a service that is closed', async () => {
    let goOn: () => void = () => undefined;
    const outlives = of('one').transaction(async (tx) => {
      await tx.query(`INSERT INTO job VALUES ('half done')`);
      await new Promise<void>((resolve) => (goOn = resolve));
      await tx.query(`INSERT INTO job VALUES ('the other half')`);
    });
    const ended = outlives.catch((error: Error) => error);
    await eventually('its transaction has begun', async () => (await throwaway.query(IN_TRANSACTION)).length === 1);
    await of('one').close();
    // As many as there are connections, so that each of them is asked.
    const others = await Promise.all(
      Array.from({ length: SIZE }, (_, index) =>
        of(index % 2 ? 'two' : 'three').query(`SELECT pg_sleep(0.1), txid_current_if_assigned() AS tx`),
      ),
    );
    expect(others.flat().map(({ tx }) => tx)).toEqual(Array(SIZE).fill(null));
    goOn();
    expect(await ended).toBeInstanceOf(Error);
    await eventually('nothing is left open', async () => (await throwaway.query(IN_TRANSACTION)).length === 0);
    expect(await throwaway.query(`SELECT * FROM one.job WHERE name LIKE '%half%'`)).toEqual([]);
  });

  it('says that something was written to a watched table once it is committed, and nothing of what was only read', async () => {
    let rows = 0;
    const seen: number[] = [];
    connections.watchWrites(['job']);
    connections.onWrite = () => void seen.push(rows);
    await of('one').query('SELECT name FROM job');
    await of('one').query('INSERT INTO other VALUES (1)');
    expect(seen).toEqual([]);
    await of('two').transaction(async (tx) => {
      await tx.query(`INSERT INTO job VALUES ('a')`);
      await tx.query('SELECT 1');
      rows = 1;
    });
    await of('two').query('DELETE FROM job');
    expect(seen).toEqual([1, 1]);
  });

  it('does not say so of a claim that found nothing', async () => {
    let woken = 0;
    connections.watchWrites(['job']);
    connections.onWrite = () => (woken += 1);
    const claim = `WITH due AS (SELECT name FROM job FOR UPDATE SKIP LOCKED) UPDATE job SET name = 'claimed' WHERE name IN (SELECT name FROM due) RETURNING name`;
    await of('one').query(claim);
    await of('one').query('DELETE FROM job');
    await of('one').query(`INSERT INTO job SELECT 'a' WHERE false`);
    expect(woken).toBe(0);
    // What it changed within is in no count.
    await of('one').query(`WITH kept AS (INSERT INTO job VALUES ('b')) UPDATE job SET name = 'c' WHERE false`);
    await of('one').query(`WITH gone AS (DELETE FROM job) SELECT 1 WHERE false`);
    await of('one').query(`INSERT INTO job VALUES ('a')`);
    await of('one').query(claim);
    expect(woken).toBe(4);
  });

  it('goes on after its connections were cut', async () => {
    await of('one').query('SELECT 1');
    await throwaway.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'nowahala' AND datname = current_database()`,
    );
    const name = async () => (await of('two').query<{ schema: string }>('SELECT current_schema() AS schema'))[0]!.schema;
    expect(await name().catch(name)).toBe('two');
  });
});
