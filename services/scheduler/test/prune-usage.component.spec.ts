import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { billingMonth, DAY_MS } from '@nowahala/kernel';
import { Database, newId, ProductClock } from '@nowahala/platform';
import { PruneDeletedServersJob } from '../src/adapters/jobs/prune-deleted-servers.job.js';
import { PruneUsageJob } from '../src/adapters/jobs/prune-usage.job.js';
import { startScheduler } from './app.js';
import type { App } from './app.js';

let app: App;
const clock = new ProductClock();

beforeAll(async () => {
  app = await startScheduler(clock);
});
afterAll(async () => app.stop());

const monthOf = (daysAgo: number): string => billingMonth(new Date(clock.nowMs() - daysAgo * DAY_MS));
const months = async () =>
  (await app.database.query('SELECT month, count(*)::int AS servers FROM scheduler.usage GROUP BY month ORDER BY month')).map(
    ({ month, servers }) => [month, servers],
  );

it('counts of scheduled pings are kept thirteen months', async () => {
  const counts = [
    [monthOf(900), 2_500],
    [monthOf(460), 1],
    [monthOf(360), 2],
    [monthOf(0), 3],
  ] as const;
  for (const [month, servers] of counts)
    await app.database.query(
      `INSERT INTO scheduler.usage (server_id, month, workspace_id, used) SELECT gen_random_uuid(), $1, $2, 5 FROM generate_series(1, $3)`,
      [month, newId(), servers],
    );
  await app.get<PruneUsageJob>('scheduler', PruneUsageJob).run();
  expect(await months()).toEqual([
    [monthOf(360), 2],
    [monthOf(0), 3],
  ]);
});

it('that a server was deleted is remembered for 90 days', async () => {
  const [before, lately] = [newId(), newId()];
  for (const [serverId, daysAgo] of [
    [before, 91],
    [lately, 89],
  ] as const)
    await app.database.query('INSERT INTO scheduler.forgotten_server (server_id, config_version, at) VALUES ($1, 2, $2)', [
      serverId,
      new Date(clock.nowMs() - daysAgo * DAY_MS),
    ]);
  await app.get<PruneDeletedServersJob>('scheduler', PruneDeletedServersJob).run();
  expect(await app.database.query('SELECT server_id AS id FROM scheduler.forgotten_server')).toEqual([{ id: lately }]);
});

it.each([
  ['what a person has', 'SELECT server_id FROM scheduler.schedule_entry WHERE user_id = $1', 'schedule_entry_user'],
  ['what a workspace used', 'SELECT used FROM scheduler.usage WHERE workspace_id = ANY(ARRAY[$1::uuid])', 'usage_workspace'],
])('%s is found by an index', async (_, statement, index) => {
  const plan = await app.get<Database>('scheduler', Database).transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query(`EXPLAIN ${statement}`, [newId()]);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
