import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { ManualClock, ProductClock } from '../core/clock.js';
import type { Clock } from '../core/clock.js';
import { sleep } from '../concurrency/sleep.js';
import { createLogger } from '../telemetry/logger.js';
import { Database } from './database.js';
import type { SqlRunner } from './database.js';
import { Idempotency } from './idempotency.js';
import { platformMigrations } from './platform-migrations.js';

const clock = new ManualClock(new Date('2026-11-21T12:00:00Z'));
const request = (key: string) => ({ principal: 'ada', key, request: { buy: 1 } });
const logger = createLogger('silent', 'spec');
let server: ThrowawayDatabase;
let database: Database;
let idempotency: Idempotency;

beforeAll(async () => {
  server = await throwawayDatabase();
  database = new Database({
    url: server.url,
    schema: 'spec',
    poolSize: 4,
    migrations: platformMigrations,
    logger,
  });
  await database.connect();
  await database.migrate();
  idempotency = new Idempotency(database, clock, logger);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

/** Of a machine whose clock is wrong. */
const wrongBy = (ms: number) =>
  ({ offset: clock.offset, nowMs: () => clock.nowMs() + ms, now: () => new Date(clock.nowMs() + ms) }) as unknown as Clock;

/** Work that stands still until its spec ends it. */
function held() {
  let end: (status: number) => void = () => undefined;
  let fail: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    end = (status) => resolve({ status, body: status });
    fail = () => reject(new Error('it broke'));
  });
  const work = () => {
    begin();
    return answer;
  };
  return { work, begun, end, fail };
}

/** The database, which fails at what looks so, each time or once; also after it did what it was asked. */
function failing(what: RegExp, onFailure: () => unknown, when: 'before' | 'after' = 'before', times = Infinity): SqlRunner {
  let left = times;
  return {
    manager: database.manager,
    query: async <R = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]> => {
      const fails = what.test(sql) && left-- > 0;
      const rows = fails && when === 'before' ? [] : await database.query<R>(sql, values);
      if (fails) {
        onFailure();
        throw new Error('the reply was lost');
      }
      return rows;
    },
  };
}

describe('the lock of an idempotency key', () => {
  it('is not given up by a process that lost it: its answer does not replace that of the one who has it now', async () => {
    const [first, second] = [held(), held()];
    const one = idempotency.run(request('a'), first.work);
    await first.begun;
    await expect(idempotency.run(request('a'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    // The first process stands still for longer than its lock.
    await clock.advance(31_000);
    const two = idempotency.run(request('a'), second.work);
    await second.begun;
    await expect(idempotency.run(request('a'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    first.end(201);
    expect(await one).toEqual({ status: 201, body: 201 });
    await expect(idempotency.run(request('a'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    second.end(202);
    await two;
    expect(await idempotency.run(request('a'), second.work)).toEqual({ status: 202, body: 202 });
  });

  it('is kept for as long as the work takes', async () => {
    const patient = new Idempotency(database, clock, logger, 20);
    const [first, second] = [held(), held()];
    const one = patient.run(request('c'), first.work);
    await first.begun;
    const lockedUntil = async () => {
      const [row] = await database.query<{ until: Date }>("SELECT locked_until AS until FROM idempotency WHERE key = 'c'");
      return row!.until.getTime();
    };
    for (let times = 0; times < 3; times += 1) {
      await expect(patient.run(request('c'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
      const before = await lockedUntil();
      await clock.advance(20_000);
      // Not by all of it: a clock that stands still counts the wait for the database against it.
      await eventually('the lock is prolonged', async () => (await lockedUntil()) >= before + 15_000);
    }
    first.end(201);
    expect(await one).toEqual(await patient.run(request('c'), second.work));
  });

  it('is not taken by a machine whose clock is an hour ahead, and what was answered is not forgotten by one', async () => {
    const work = held();
    const one = idempotency.run(request('e'), work.work);
    await work.begun;
    const ahead = new Idempotency(database, wrongBy(3_600_000), logger);
    await expect(ahead.run(request('e'), held().work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    work.end(201);
    await one;
    await expect(new Idempotency(database, wrongBy(400 * 86_400_000), logger).prune()).rejects.toThrow('ahead');
    await idempotency.prune();
    const kept = async () => (await database.query("SELECT 1 FROM idempotency WHERE key = 'e'")).length;
    expect(await kept()).toBe(1);
    await clock.advance(2 * 86_400_000);
    await idempotency.prune();
    expect(await kept()).toBe(0);
  });

  it('is kept though the reply to its prolongation was lost', async () => {
    const work = held();
    let lost = 0;
    const lossy = failing(/SET locked_until = \$4/, () => (lost += 1), 'after');
    const one = new Idempotency(lossy, clock, logger, 20).run(request('d'), work.work);
    await work.begun;
    await clock.advance(20_000);
    await eventually('two replies are lost', () => lost >= 2);
    work.end(201);
    expect(await one).toEqual(await idempotency.run(request('d'), held().work));
  });

  it('is prolonged one time after the other, and the answer waits for the one under way', async () => {
    const slow: SqlRunner = {
      manager: database.manager,
      query: async <R = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]> => {
        if (sql.includes('SET locked_until = $4')) await sleep(200);
        return database.query<R>(sql, values);
      },
    };
    const work = held();
    const one = new Idempotency(slow, clock, logger, 10).run(request('g'), work.work);
    await work.begun;
    await sleep(600);
    const ended = performance.now();
    work.end(201);
    await one;
    expect(performance.now() - ended).toBeLessThan(2_000);
    expect(await idempotency.run(request('g'), held().work)).toEqual({ status: 201, body: 201 });
  });

  it('is not taken from the one who has it now when the work of the one before fails', async () => {
    const [first, second] = [held(), held()];
    const one = idempotency.run(request('b'), first.work);
    await first.begun;
    await expect(idempotency.run(request('b'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    await clock.advance(31_000);
    const two = idempotency.run(request('b'), second.work);
    await second.begun;
    await expect(idempotency.run(request('b'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    first.fail();
    await expect(one).rejects.toThrow('it broke');
    await expect(idempotency.run(request('b'), second.work)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    second.end(200);
    expect(await two).toEqual({ status: 200, body: 200 });
  });
});

describe('an idempotency key', () => {
  const answer = (status: number) => () => Promise.resolve({ status, body: status });
  const run = (more: object, status: number) =>
    idempotency.run({ principal: 'eve', request: { buy: 1 }, key: 'now', ...more }, answer(status));

  it('holds for a window of time by the database, and still in the next one while it is younger than a window', async () => {
    const windowMs = 60_000;
    const border = Math.ceil(Date.now() / windowMs) * windowMs;
    const asked = { principal: 'eve', request: { buy: 1 }, key: 'window', windowMs };
    const runAt = async (afterBorderMs: number, status: number) => {
      const moved = new ProductClock(border + afterBorderMs - Date.now());
      return (await new Idempotency(database, moved, logger).run(asked, answer(status))).status;
    };
    expect(await runAt(-40_000, 201)).toBe(201);
    expect(await runAt(-10_000, 202)).toBe(201);
    expect(await runAt(10_000, 203)).toBe(201);
    expect(await runAt(30_000, 204)).toBe(204);
    expect(await runAt(50_000, 205)).toBe(204);
    expect(await database.query(`SELECT key FROM idempotency WHERE key LIKE 'window%' ORDER BY key`)).toEqual(
      [border / windowMs - 1, border / windowMs].map((number) => ({ key: `window:${number}` })),
    );
  });

  it('forgets the answers that its work has overtaken, and neither its own nor other ones', async () => {
    for (const key of ['click:a', 'click:b', 'given:c']) await run({ key }, 201);
    await run({ key: 'click:d', forgets: 'click:' }, 202);
    expect(await run({ key: 'click:a' }, 203)).toEqual({ status: 203, body: 203 });
    expect(await run({ key: 'given:c' }, 203)).toEqual({ status: 201, body: 201 });
    expect(await run({ key: 'click:d' }, 203)).toEqual({ status: 202, body: 202 });
  });

  describe('whose work is done', () => {
    const once = async (sql: SqlRunner, key: string, more = {}) => {
      const asked = { principal: 'eve', request: { buy: 1 }, key, ...more };
      return new Idempotency(sql, clock, logger).run(asked, answer(201));
    };
    const rows = (key: string) => database.query(`SELECT status FROM idempotency WHERE principal = 'eve' AND key = $1`, [key]);

    it.each(['before', 'after'] as const)('stores its answer at the second try when the first one fails %s it counts', async (when) => {
      const lost = failing(/SET status/, () => undefined, when, 1);
      expect(await once(lost, `once ${when}`)).toEqual({ status: 201, body: 201 });
      expect(await run({ key: `once ${when}` }, 202)).toEqual({ status: 201, body: 201 });
    });

    it('gives its answer although it cannot be stored, and nobody does the work again meanwhile', async () => {
      const away = failing(/SET status|DELETE/, () => undefined);
      expect(await once(away, 'never')).toEqual({ status: 201, body: 201 });
      await expect(run({ key: 'never' }, 202)).rejects.toMatchObject({ code: 'STILL_RUNNING' });
      expect(await rows('never')).toEqual([{ status: null }]);
    });

    it('stores its answer although the clicks before it cannot be forgotten', async () => {
      const stuck = failing(/forgotten/, () => undefined);
      expect(await once(stuck, 'click:e', { forgets: 'click:' })).toEqual({ status: 201, body: 201 });
      expect(await rows('click:e')).toEqual([{ status: 201 }]);
    });
  });

  it('whose work failed says why, also when it cannot be given up', async () => {
    const away = failing(/DELETE/, () => undefined);
    const broken = () => Promise.reject(new Error('it broke'));
    const asked = { principal: 'eve', request: { buy: 1 }, key: 'broken' };
    await expect(new Idempotency(away, clock, logger).run(asked, broken)).rejects.toThrow('it broke');
  });
});
