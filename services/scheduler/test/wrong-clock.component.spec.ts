import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { pings } from '@nowahala/contracts';
import { SECOND_MS } from '@nowahala/kernel';
import { Database, newId, ProductClock, Store } from '@nowahala/platform';
import { eventually, userCaller, WrongClock } from '@nowahala/testkit';
import { CHECK_REQUESTS } from '../src/application/ports.js';
import type { CheckRequests } from '../src/application/ports.js';
import { CheckNow } from '../src/application/check-now.js';
import { LiveRegions } from '../src/application/live-regions.js';
import { SendRechecks } from '../src/application/send-rechecks.js';
import { RecheckRepository } from '../src/database/recheck.repository.js';
import { ScheduleRepository } from '../src/database/schedule.repository.js';
import { SchedulerMetrics } from '../src/scheduler.metrics.js';
import { configure, server, startScheduler } from './app.js';
import type { App } from './app.js';

describe('one of two schedulers has a wrong clock', () => {
  let app: App;
  let sent: pings.PingRecheck[];

  beforeAll(async () => {
    app = await startScheduler(new ProductClock());
    sent = await app.collect('ping.recheck');
  });
  afterEach(() => app.database.query('DELETE FROM scheduler.recheck'));
  afterAll(async () => app.stop());

  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>('scheduler', token);

  /** Of another replica on the same database. */
  const replicaOf = (aheadMs: number): { sendRechecks: SendRechecks; checkNow: CheckNow } => {
    const clock = new WrongClock(aheadMs);
    const store = new Store({ database: get(Database), clock, producer: 'scheduler' });
    const requests = app.get<CheckRequests>('scheduler', CHECK_REQUESTS);
    const regions = get(LiveRegions);
    return {
      sendRechecks: new SendRechecks(store, clock, get(RecheckRepository), regions, get(SchedulerMetrics), requests),
      checkNow: new CheckNow(store, clock, get(ScheduleRepository), regions, requests),
    };
  };

  const configured = async (): Promise<ReturnType<typeof server>> => {
    const target = server();
    await configure(app, target);
    const known = () => app.database.query('SELECT 1 FROM scheduler.schedule_entry WHERE server_id = $1', [target.serverId]);
    await eventually('the server is known', async () => (await known()).length > 0);
    return target;
  };

  const wanted = async (
    dueInMs: number,
  ): Promise<{ dueAt: Date; kept: () => Promise<boolean>; sentAs: () => pings.DuePing | undefined }> => {
    const target = await configured();
    const id = newId();
    const dueAt = new Date(Date.now() + dueInMs);
    await app.database.query(
      `INSERT INTO scheduler.recheck (id, server_id, due_at, expires_at, "check", candidate_id, avoid_region) VALUES ($1, $2, $3, $4, 'recheck', $5, '')`,
      [id, target.serverId, dueAt, new Date(dueAt.getTime() + 20 * SECOND_MS), id],
    );
    return {
      dueAt,
      kept: async () => (await app.database.query('SELECT 1 FROM scheduler.recheck WHERE id = $1', [id])).length > 0,
      sentAs: () => sent.find(({ ping }) => ping?.candidateId === id)?.ping,
    };
  };

  it.each([
    ['ahead, as if it were due', 70],
    ['ahead, as if it were over', 86],
    ['behind, as if it were wanted before the clock went back', -60],
  ])('%s: a re-check waits for its time', async (_, seconds) => {
    const { kept } = await wanted(60 * SECOND_MS);
    await replicaOf(seconds * SECOND_MS).sendRechecks.execute();
    expect(await kept()).toBe(true);
  });

  it('a database that is a minute ahead calls none over', async () => {
    const { dueAt } = await wanted(30 * SECOND_MS);
    const ahead = new Date(dueAt.getTime() + 60 * SECOND_MS);
    const claimed = await get(Store).transaction((tx) => get(RecheckRepository).claimDue(tx, ahead, new Date()));
    expect(claimed).toMatchObject({ expired: 0, due: [{ dueAt }] });
  });

  it.each([
    ['ahead', 3_600],
    ['behind', -3_600],
  ])('%s: what is due is sent with the times for which it was wanted', async (_, seconds) => {
    const { dueAt, kept, sentAs } = await wanted(-SECOND_MS);
    await replicaOf(seconds * SECOND_MS).sendRechecks.execute();
    await eventually('it is sent', () => sentAs() !== undefined);
    expect(sentAs()!.scheduledAt).toEqual(dueAt);
    expect(await kept()).toBe(false);
  });

  it.each([
    ['ahead', 3_600],
    ['behind', -40],
  ])('%s: what the owner wants checked now is asked for as of now, and once a minute', async (_, seconds) => {
    const { serverId, userId, workspaceId } = await configured();
    const owner = userCaller(userId, [workspaceId]);
    const scheduledAt = await replicaOf(seconds * SECOND_MS).checkNow.execute(serverId, owner);
    const { ping } = await eventually('it is sent', () => sent.find((one) => one.ping?.target?.serverId === serverId));
    expect(Math.abs(Date.now() - scheduledAt.getTime())).toBeLessThan(20 * SECOND_MS);
    expect(ping).toMatchObject({ scheduledAt, expiresAt: new Date(scheduledAt.getTime() + 30 * SECOND_MS) });
    await expect(replicaOf(0).checkNow.execute(serverId, owner)).rejects.toMatchObject({ kind: 'limited' });
  });
});
