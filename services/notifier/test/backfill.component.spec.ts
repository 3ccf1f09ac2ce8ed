import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workspaces } from '@nowahala/contracts';
import { ManualClock, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';
import { ReconcileLocalCopiesJob } from '../src/adapters/jobs/reconcile-local-copies.job.js';

const FIRST = '00000000-0000-0000-0000-000000000000';
const SERVERS = 1_300;
const [userId, workspaceId] = [newId(), newId()];
const living = Array.from({ length: SERVERS }, (_, n) =>
  workspaces.ServerConfigured.fromPartial({ serverId: newId(), workspaceId, userId, name: `Server ${n}`, configVersion: 1 }),
).sort((a, b) => (a.serverId < b.serverId ? -1 : 1));

let app: NotifierApp;
beforeAll(async () => {
  app = await startNotifier({}, new ManualClock(new Date('2026-11-21T13:02:30Z')), { identityDown: false, living, streamEndsAfter: 700 });
});
afterAll(() => app.stop());

const known = async (): Promise<number> =>
  ((await app.host.database.query('SELECT count(*)::int AS n FROM notifier.server WHERE user_id = $1', [userId]))[0] as { n: number }).n;

it('copies every living server, although no stream lasts long enough for all of them', async () => {
  await eventually('all are known', async () => (await known()) === SERVERS);
});

it('goes on where it was when a page fails', async () => {
  await app.host.database.query('DELETE FROM notifier.server WHERE user_id = $1', [userId]);
  const job = app.host.get<ReconcileLocalCopiesJob>('notifier', ReconcileLocalCopiesJob);
  (job as unknown as { cursor: string }).cursor = living[499]!.serverId;
  app.world.streamEndsAfter = 300;
  await expect(job.run()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await known()).toBe(0);
  app.world.streamEndsAfter = undefined;
  await job.run();
  expect(await known()).toBe(SERVERS - 500);
});

it('takes what only it knows of for deleted, unless that were most, and believes later what it hears of it', async () => {
  const job = app.host.get<ReconcileLocalCopiesJob>('notifier', ReconcileLocalCopiesJob);
  const again = async (some: typeof living): Promise<number> => {
    app.world.living = some;
    (job as unknown as { cursor: string }).cursor = FIRST;
    await job.run();
    const [row] = await app.host.database.query('SELECT count(*)::int AS n FROM notifier.server WHERE user_id = $1 AND NOT deleted', [
      userId,
    ]);
    return (row as { n: number }).n;
  };
  const kept = living.filter((_, place) => place % 100 !== 7);
  expect(await again(living)).toBe(SERVERS);
  expect(await again(kept)).toBe(kept.length);
  expect(await again(kept.slice(0, 100))).toBe(kept.length);
  expect(await again(living)).toBe(SERVERS);
});
