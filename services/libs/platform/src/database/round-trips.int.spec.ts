import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { createLogger } from '../telemetry/logger.js';
import { sleep } from '../concurrency/sleep.js';
import { Database, isTransientDatabaseError } from './database.js';
import type { SqlRunner } from './database.js';
import { prepared } from '../postgres/prepared.js';

const ADD = prepared('INSERT INTO thing (name) VALUES ($1)');
const COUNT = prepared('SELECT count(*)::int AS things FROM thing');
const AMOUNTS = prepared('SELECT amount FROM thing ORDER BY amount');

let server: ThrowawayDatabase;
let database: Database;

beforeAll(async () => {
  server = await throwawayDatabase();
  // One connection: what a statement leaves behind on it, the next one finds.
  database = new Database({ url: server.url, schema: 'public', poolSize: 1, logger: createLogger('silent', 'spec') });
  await database.connect();
});
beforeEach(async () => {
  await server.query('DROP TABLE IF EXISTS thing');
  await server.query('CREATE TABLE thing (name text CONSTRAINT thing_once UNIQUE, amount int NOT NULL DEFAULT 1)');
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const things = async (): Promise<unknown> => (await database.query(COUNT))[0];
const reasonOf = (error: unknown): string => (error as { constraint?: string }).constraint ?? (error as Error).message;

describe('the statements of a transaction', () => {
  it('that are asked for together are answered in order, each by its own rows', async () => {
    const asked = database.transaction((tx) =>
      Promise.all([
        tx.query(COUNT),
        tx.query(ADD, ['a']),
        tx.query(COUNT),
        tx.query('SELECT $1::text AS given', ['x']),
        tx.query(ADD, ['b']),
      ]),
    );
    expect(await asked).toEqual([[{ things: 0 }], [], [{ things: 1 }], [{ given: 'x' }], []]);
    expect(await things()).toEqual({ things: 2 });
  });

  it('travel together, and with the first of them that the transaction begins', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    try {
      await database.transaction((tx) => Promise.all([tx.query(ADD, ['a']), tx.query(ADD, ['b']), tx.query(COUNT)]));
      expect(sent).toHaveBeenCalledTimes(2);
      expect(sent.mock.lastCall?.[0]).toBe('COMMIT');
      sent.mockClear();
      await database.transaction(async () => undefined);
      expect(sent).not.toHaveBeenCalled();
    } finally {
      sent.mockRestore();
    }
  });

  it('are planned once where they are prepared, and for their values where they are not', async () => {
    const { one, all } = {
      one: 'SELECT count(*) FROM thing WHERE amount = ANY($1::int[])',
      all: 'SELECT name FROM pg_prepared_statements',
    };
    const kept = prepared(`${one} AND name <> 'kept'`);
    const plans = async () =>
      (
        await database.query<Record<string, number>>(
          `${all.replace('name', 'generic_plans::int AS generic, custom_plans::int AS custom')} WHERE statement LIKE '%<> ''kept''%'`,
        )
      )[0];
    for (let round = 0; round < 4; round += 1) {
      await database.query(kept, [[round]]);
      expect(await database.query(`SELECT current_setting('plan_cache_mode') AS plans WHERE $1`, [true])).toEqual([{ plans: 'auto' }]);
      await database.transaction((tx) => Promise.all([tx.query(kept, [[round]]), tx.query(one, [[round]]), tx.query(kept, [[round]])]));
    }
    expect(await plans()).toEqual({ generic: 12, custom: 0 });
  });

  it('fail from the first that fails on, with its error, and leave nothing', async () => {
    await database.query(ADD, ['taken']);
    const outcome = await database
      .transaction(async (tx) => {
        const settled = await Promise.allSettled([tx.query(ADD, ['new']), tx.query(ADD, ['taken']), tx.query(COUNT)]);
        throw Object.assign(new Error('rolled back'), { settled });
      })
      .catch((error: { settled: PromiseSettledResult<unknown>[] }) => error.settled);
    expect(outcome.map((one) => (one.status === 'fulfilled' ? 'done' : reasonOf(one.reason)))).toEqual([
      'done',
      'thing_once',
      'thing_once',
    ]);
    expect(await things()).toEqual({ things: 1 });
  });

  it('leave a connection that knows what it has prepared, whatever failed before them', async () => {
    const [behind, broken] = [prepared('SELECT 2 AS two'), prepared('SELECT no_such_column FROM thing')];
    const failing = () => database.transaction((tx) => Promise.all([tx.query(broken), tx.query(behind)]));
    await expect(failing()).rejects.toThrow('no_such_column');
    await expect(failing()).rejects.toThrow('no_such_column');
    expect(await database.transaction((tx) => Promise.all([tx.query(behind), tx.query(behind)]))).toEqual([[{ two: 2 }], [{ two: 2 }]]);
    expect(await database.query(behind)).toEqual([{ two: 2 }]);
  });

  it('are refused once it has ended: the connection serves others by then', async () => {
    let late: () => Promise<unknown> = () => Promise.resolve();
    await database.transaction(async (tx) => {
      await tx.query(COUNT);
      late = () => tx.query(ADD, ['late']);
    });
    await expect(late()).rejects.toThrow('the transaction is over');
    expect(await things()).toEqual({ things: 0 });
  });

  describe('of a branch that goes on after another one failed', () => {
    /** The second branch asks whenever it likes; each time the first has failed by then or is failing. */
    const afterFailure = async (ask: (tx: SqlRunner) => Promise<unknown>): Promise<void> => {
      const late: Promise<unknown>[] = [];
      const broken = database.transaction(async (tx) => {
        const { manager } = tx;
        const failing = tx.query('SELECT no_such_column FROM thing');
        late.push(
          failing.catch(() => ask(tx)),
          failing.catch(() => sleep(0)).then(() => ask(tx)),
          failing.catch(() => undefined).then(() => manager.query(`INSERT INTO thing (name) VALUES ('manager in hand')`)),
        );
        await failing;
      });
      await expect(broken).rejects.toThrow('no_such_column');
      await Promise.allSettled(late);
    };

    it.each<[string, (tx: SqlRunner) => Promise<unknown>]>([
      ['through the manager', async (tx) => tx.manager.query(`INSERT INTO thing (name) VALUES ('late')`)],
      ['as one', (tx) => tx.query(ADD, ['late'])],
      ['as several in one text', (tx) => tx.query(`INSERT INTO thing VALUES ('late'); SELECT 1`)],
    ])('%s are never committed, and the connection goes back outside of a transaction', async (_, ask) => {
      await afterFailure(ask);
      expect(await things()).toEqual({ things: 0 });
      expect(await database.query('SELECT now() = statement_timestamp() AS alone')).toEqual([{ alone: true }]);
    });
  });

  it('that failed fail the transaction, also where somebody swallowed the error', async () => {
    const swallowed = database.transaction(async (tx) => {
      await tx.query(ADD, ['a']);
      await tx.query('SELECT no_such_column FROM thing').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('no_such_column');
    const pastThese = database.transaction(async (tx) => {
      await tx.manager.query(`INSERT INTO thing (name) VALUES ('b')`);
      await tx.manager.query('SELECT no_such_column FROM thing').catch(() => undefined);
    });
    await expect(pastThese).rejects.toThrow('no_such_column');
    expect(await things()).toEqual({ things: 0 });
  });

  it('leave no connection behind whose rollback failed', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    const pid = async () => (await database.query('SELECT pg_backend_pid() AS pid'))[0];
    try {
      const before = await pid();
      const failing = database.transaction(async (tx) => {
        await tx.query(ADD, ['a']);
        sent.mockImplementationOnce(() => Promise.reject(new Error('no answer')) as never);
        throw new Error('it broke');
      });
      await expect(failing).rejects.toThrow('it broke');
      expect(await pid()).not.toEqual(before);
      expect(await things()).toEqual({ things: 0 });
    } finally {
      sent.mockRestore();
    }
  });

  describe('whose beginning is refused', () => {
    const refuse = async (work: (tx: SqlRunner) => Promise<unknown>): Promise<void> => {
      const sent = jest.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(((trip: { handleError(...given: unknown[]): void }) => {
        setTimeout(() => trip.handleError(new Error('no beginning'), { submittedNamedStatements: {} }));
      }) as never);
      try {
        await expect(database.transaction(work)).rejects.toThrow('no beginning');
      } finally {
        sent.mockRestore();
      }
      expect(await things()).toEqual({ things: 0 });
      expect(await database.query('SELECT now() = statement_timestamp() AS alone')).toEqual([{ alone: true }]);
    };
    const insert = `INSERT INTO thing (name) VALUES ('by itself')`;
    const ignore = (): undefined => undefined;

    it.each<[string, (tx: SqlRunner) => Promise<unknown>]>([
      ['through the manager', (tx) => tx.manager.query(insert)],
      ['through the manager, where nobody minds', (tx) => tx.manager.query(insert).catch(ignore)],
      ['beside the manager', (tx) => Promise.allSettled([tx.manager.query('SELECT 1'), tx.query(ADD, ['beside'])])],
      ['as one', (tx) => tx.query(ADD, ['a'])],
      ['behind one that failed', (tx) => tx.query(COUNT).catch(() => tx.query(ADD, ['behind']).catch(ignore))],
      ['as several in one text', (tx) => tx.query(`${insert}; SELECT 1`).catch(ignore)],
    ])('%s never count', (_, work) => refuse(work));
  });

  it('whose values cannot be written fail alone, and the connection goes on', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const asked = database.transaction((tx) =>
      Promise.all([tx.query(ADD, ['a']), tx.query('SELECT $1::jsonb', [circular]), tx.query(COUNT)]),
    );
    await expect(asked).rejects.toThrow('circular');
    expect(await things()).toEqual({ things: 0 });
  });

  it('may be several in one text, as they may outside', async () => {
    await database.transaction(async (tx) => {
      await tx.query(`INSERT INTO thing VALUES ('a'); INSERT INTO thing VALUES ('b')`);
      expect(await tx.query(COUNT)).toEqual([{ things: 2 }]);
    });
    expect(await things()).toEqual({ things: 2 });
  });
});

it('what a connection has to be set to travels with a statement that has values', async () => {
  await database.query(COUNT);
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await database.query('SELECT $1::int AS one', [1])).toEqual([{ one: 1 }]);
    await expect(database.query(COUNT)).resolves.toBeDefined();
    await expect(database.query('SELECT $1::int / 0', [1])).rejects.toThrow('division by zero');
    expect(await database.manager.query('SELECT $1::int AS one', [1])).toEqual([{ one: 1 }]);
    expect(sent).toHaveBeenCalledTimes(4);
  } finally {
    sent.mockRestore();
  }
});

it('a prepared statement outlives a migration that changes what it answers, in a transaction and outside', async () => {
  await database.query(ADD, ['a']);
  expect(await database.query(AMOUNTS)).toEqual([{ amount: 1 }]);
  await server.query('ALTER TABLE thing ALTER COLUMN amount TYPE numeric(4, 1)');
  expect(await database.query(AMOUNTS)).toEqual([{ amount: '1.0' }]);
  await server.query('ALTER TABLE thing ALTER COLUMN amount TYPE text');
  expect(await database.transaction((tx) => tx.query(AMOUNTS))).toEqual([{ amount: '1.0' }]);
});

it('a prepared statement outlives it also where every connection has planned it', async () => {
  const ofName = prepared('SELECT amount FROM thing WHERE name = $1');
  const two = new Database({ url: server.url, schema: 'public', poolSize: 4, logger: createLogger('silent', 'spec') });
  await two.connect();
  try {
    await two.query(ADD, ['a']);
    await Promise.all(Array.from({ length: 12 }, () => two.query(ofName, ['a'])));
    await server.query('ALTER TABLE thing ALTER COLUMN amount TYPE text');
    expect(await two.query(ofName, ['a'])).toEqual([{ amount: '1' }]);
  } finally {
    await two.close();
  }
});

describe('a prepared statement that its connection knows no more', () => {
  const GIVEN = prepared('SELECT $1::jsonb AS given');
  const unwritable = (): object => {
    const circular: Record<string, unknown> = {};
    return Object.assign(circular, { self: circular });
  };
  const lose: [string, () => Promise<unknown>][] = [
    ['its values could not be written', () => database.query(GIVEN, [unwritable()]).catch(() => undefined)],
    [
      'its values could not be written in a transaction',
      () => database.transaction((tx) => tx.query(GIVEN, [unwritable()])).catch(() => undefined),
    ],
    ['the session was discarded', () => database.query('DISCARD ALL')],
  ];

  it.each(lose)('is answered all the same after %s, outside of a transaction and in one', async (_, happens) => {
    for (const sql of [database, { query: (text: string, values: unknown[]) => database.transaction((tx) => tx.query(text, values)) }]) {
      await database.query(GIVEN, ['{}']);
      await happens();
      expect(await sql.query(GIVEN, ['{"a": 1}'])).toEqual([{ given: { a: 1 } }]);
      expect(await sql.query(GIVEN, ['{"a": 2}'])).toEqual([{ given: { a: 2 } }]);
    }
  });
});

it('a connection whose server takes no writes any more is not used again, and the write may be tried again', async () => {
  const kept = 3;
  await Promise.all(
    Array.from({ length: kept }, () => database.query("SELECT pg_sleep(0.1), set_config('default_transaction_read_only', 'on', false)")),
  );
  const add = (id: string) => database.query(ADD, [id]).catch((error: unknown) => isTransientDatabaseError(error));
  const answers: unknown[] = [];
  for (let index = 0; index <= kept; index += 1) answers.push(await add(`after-${index}`));
  expect(answers).toContain(true);
  expect(answers.at(-1)).toEqual([]);
});
