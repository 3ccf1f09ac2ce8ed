import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { sleep } from '../concurrency/sleep.js';
import { ManualClock, ProductClock } from '../core/clock.js';
import { Database } from '../database/database.js';
import { SharedConnections } from '../postgres/shared-connections.js';
import { createLogger } from '../telemetry/logger.js';
import { Jobs } from './jobs.js';
import { Lookout, lookoutPool } from './lookout.js';

const AT = new Date('2026-11-21T09:00:00Z');
const DUE = 'EXISTS (SELECT FROM {schema}.work WHERE due_at <= $1)';
const logger = createLogger('silent', 'spec');

describe('the lookout', () => {
  const clock = new ManualClock(AT);
  let throwaway: ThrowawayDatabase;
  let database: Database;
  let lookout: Lookout;
  let jobs: Jobs;
  let done: string[];
  let looks: boolean[];
  let pool: ReturnType<typeof lookoutPool>;

  beforeEach(async () => {
    throwaway = await throwawayDatabase();
    database = new Database({ url: throwaway.url, schema: 'one', poolSize: 2, logger });
    await database.connect();
    await database.query('CREATE SCHEMA one; CREATE TABLE one.work (name text, due_at timestamptz)');
    looks = [];
    pool = lookoutPool(throwaway.url);
    lookout = new Lookout({ connection: pool, clock, logger, onLooked: (sees) => void looks.push(sees) });
    jobs = new Jobs(clock, logger, undefined, (watched) => lookout.watch({ schema: 'one', ...watched }));
    done = [];
    const run = async () => {
      const rows = await database.query<{ name: string }>('DELETE FROM one.work WHERE due_at <= $1 RETURNING name', [clock.now()]);
      done.push(...rows.map(({ name }) => name));
    };
    jobs.add({ name: 'spec', everyMs: 100, due: DUE, run });
    jobs.start();
    lookout.start();
    // The first run needs nobody who asks for it.
    await sleep(300);
  });
  afterEach(async () => {
    await lookout.stop();
    await pool.end();
    await jobs.stop();
    await database.close();
    await throwaway.drop();
  });

  const store = (name: string, dueAt: Date) => database.query('INSERT INTO one.work VALUES ($1, $2)', [name, dueAt]);

  it('wakes a job for what somebody else stored, and for what became due by the clock of the product', async () => {
    await store('now', AT);
    await store('later', new Date(AT.getTime() + 60_000));
    await eventually('what is due is done', async () => done.length > 0, 5_000);
    expect(done).toEqual(['now']);
    await clock.advance(60_000);
    await eventually('the other too', async () => done.length > 1, 5_000);
    expect(done).toEqual(['now', 'later']);
  });

  it('lets each job look for itself while it cannot see', async () => {
    lookout.watch({ schema: 'one', due: 'EXISTS (SELECT FROM {schema}.no_such_table)', wake: () => undefined });
    await store('now', AT);
    await eventually('what is due is done', async () => done.length > 0, 5_000);
    expect(done).toEqual(['now']);
    await eventually('it says that it cannot see', async () => looks.at(-1) === false, 5_000);
    await database.query('CREATE TABLE one.no_such_table ()');
    await eventually('it says that it sees again', async () => looks.at(-1) === true, 5_000);
  });
});

describe('the lookout of a process that is alone', () => {
  const clock = new ProductClock();
  let throwaway: ThrowawayDatabase;
  let connections: SharedConnections;
  let database: Database;
  let lookout: Lookout;
  let jobs: Jobs;
  let looks: number;
  let done: { name: string; lateMs: number }[];

  beforeEach(async () => {
    throwaway = await throwawayDatabase();
    await throwaway.query('CREATE SCHEMA one; CREATE TABLE one.work (name text, due_at timestamptz)');
    connections = new SharedConnections({ connectionString: throwaway.url }, 4);
    database = new Database({ url: '', schema: 'one', poolSize: 1, connections, logger });
    await database.connect();
    looks = 0;
    lookout = new Lookout({ connection: connections.as({ settings: {} }), clock, logger, onLooked: () => (looks += 1) });
    jobs = new Jobs(clock, logger, undefined, (watched) => lookout.watch({ schema: 'one', ...watched }));
    done = [];
    const run = async () => {
      const rows = await database.query<{ name: string; due_at: Date }>('DELETE FROM work WHERE due_at <= $1 RETURNING *', [clock.now()]);
      done.push(...rows.map(({ name, due_at }) => ({ name, lateMs: clock.nowMs() - due_at.getTime() })));
    };
    jobs.add({ name: 'spec', everyMs: 100, due: DUE, dueTimes: [{ table: 'work', at: 'due_at' }], run });
    connections.watchWrites(lookout.tables);
    connections.onWrite = () => lookout.lookSoon();
    jobs.start();
    lookout.start();
    lookout.setAlone(true);
    // The first run of the job, which needs nobody who asks for it, and what it writes.
    await sleep(2_500);
    looks = 0;
  });
  afterEach(async () => {
    await lookout.stop();
    await jobs.stop();
    await database.close();
    await connections.close();
    await throwaway.drop();
  });

  const inMs = (ms: number): Date => new Date(clock.nowMs() + ms);
  const store = (name: string, dueAt: Date) => database.query('INSERT INTO work VALUES ($1, $2)', [name, dueAt]);

  it('asks nothing while nothing is stored, and wakes the job when what was stored is due', async () => {
    await sleep(2_000);
    expect(looks).toBe(0);
    await store('later', inMs(60_000));
    await store('soon', inMs(1_500));
    await eventually('it is done', async () => done.length > 0, 10_000);
    expect(done).toEqual([{ name: 'soon', lateMs: expect.any(Number) }]);
    expect(done[0]!.lateMs).toBeLessThan(1_000);
    expect(looks).toBeLessThan(10);
  });

  it('asks twice a second as soon as somebody else may store work, and hears of what was stored before', async () => {
    await throwaway.query(`INSERT INTO one.work VALUES ('unheard', now())`);
    await sleep(1_500);
    expect(done).toEqual([]);
    lookout.setAlone(false);
    await eventually('it is done', async () => done.length === 1, 5_000);
    await throwaway.query(`INSERT INTO one.work VALUES ('another', now())`);
    await eventually('so is the next', async () => done.length === 2, 5_000);
  });

  it('sleeps through no move of the clock', async () => {
    await store('later', inMs(20_000));
    await sleep(1_000);
    const movedAt = performance.now();
    // What a test moves runs each job once; what is stored now is due by the moved clock alone.
    await clock.advance(3_600_000);
    await eventually('what became due is done', async () => done.length === 1, 5_000);
    await throwaway.query(`INSERT INTO one.work VALUES ('by the moved clock', now() + interval '30 minutes')`);
    await eventually('so is what is due by it', async () => done.length === 2, 5_000);
    expect(performance.now() - movedAt).toBeLessThan(12_000);
  });
});
