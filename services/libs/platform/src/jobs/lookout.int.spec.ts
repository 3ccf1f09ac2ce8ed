import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { sleep } from '../concurrency/sleep.js';
import { ManualClock } from '../core/clock.js';
import { Database } from '../database/database.js';
import { createLogger } from '../telemetry/logger.js';
import { Jobs } from './jobs.js';
import { Lookout } from './lookout.js';

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

  beforeEach(async () => {
    throwaway = await throwawayDatabase();
    database = new Database({ url: throwaway.url, schema: 'one', poolSize: 2, logger });
    await database.connect();
    await database.query('CREATE SCHEMA one; CREATE TABLE one.work (name text, due_at timestamptz)');
    looks = [];
    lookout = new Lookout(throwaway.url, clock, logger, (sees) => void looks.push(sees));
    jobs = new Jobs(clock, logger, undefined, (due, wake) => lookout.watch({ schema: 'one', due, wake }));
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
