import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import type { workspaces } from '@nowahala/contracts';
import { billingMonth, billingMonthEnd } from '@nowahala/kernel';
import { ProductClock, shardOf, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { CHECK_REQUESTS } from '../src/application/ports.js';
import type { CheckRequests } from '../src/application/ports.js';
import { PublishDueChecks } from '../src/application/publish-due-checks.js';
import { UsageMeter } from '../src/application/usage-meter.js';
import { ScheduleRepository } from '../src/database/schedule.repository.js';
import { Schedule } from '../src/domain/schedule.js';
import { groupOf, SHARD_GROUPS } from '../src/domain/shards.js';
import { configure, server, startScheduler } from './app.js';
import type { App } from './app.js';

const HOUR_MS = 3_600_000;

describe('the scheduler on a bad day', () => {
  let app: App;
  let requested: pings.PingRequested[];
  let gaps: pings.ScheduleGap[];
  let rechecks: pings.PingRecheck[];
  const clock = new ProductClock();

  beforeAll(async () => {
    app = await startScheduler(clock);
    requested = await app.collect('ping.requested');
    gaps = await app.collect('schedule.gap');
    rechecks = await app.collect('ping.recheck');
  });
  afterAll(async () => app.stop());

  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>('scheduler', token);
  const firedFor = (id: string) => requested.flatMap((batch) => batch.pings).filter((ping) => ping.target?.serverId === id);
  const checked = async (over: Partial<workspaces.ServerConfigured> = {}): Promise<workspaces.ServerConfigured> => {
    const target = server({ intervalMinutes: 1, ...over });
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length > 0);
    return target;
  };
  const passSeconds = async (seconds: number) => {
    for (let step = 0; step < seconds / 15; step += 1) await clock.advance(15_000);
  };

  it('goes on with the checks after the clock went back, and records a gap', async () => {
    const target = await checked();
    const before = firedFor(target.serverId).length;
    const used = () => get(UsageMeter).unwritten(target.serverId, billingMonth(clock.now()));
    const usedBefore = used();
    await clock.advance(-HOUR_MS);
    const back = clock.nowMs();
    await passSeconds(75);
    const again = await eventually('checks after the step', () => {
      const later = firedFor(target.serverId).slice(before);
      return later.length > 0 && later;
    });
    for (const ping of again) expect(Math.abs(ping.scheduledAt!.getTime() - back)).toBeLessThan(HOUR_MS / 2);
    // Whole seconds are the slots that were fired before: a prober would take these for repeats.
    for (const ping of again) expect(ping.scheduledAt!.getTime() % 1_000).toBeGreaterThan(0);
    expect(used()).toBe(usedBefore);
    const stepped = await eventually('the gap', () =>
      gaps.find((gap) => gap.shard === shardOf(target.serverId) && gap.reason === 'the clock went back'),
    );
    expect(stepped.to!.getTime() - stepped.from!.getTime()).toBeGreaterThan(HOUR_MS - 60_000);
  });

  it('goes on with shards whose watermark lies in the future', async () => {
    const target = await checked();
    const group = groupOf(shardOf(target.serverId));
    const from = clock.nowMs();
    await app.database.query(`INSERT INTO scheduler.watermark (owner, groups, at) VALUES ('another', $1, $2)`, [
      [group, 99],
      new Date(from + 5 * HOUR_MS),
    ]);
    get(Schedule).release(group);
    await eventually('it is taken over again', () => get(Schedule).loaded.has(group));
    const before = firedFor(target.serverId).length;
    await passSeconds(75);
    await eventually('it is checked', () => firedFor(target.serverId).length > before);
    await eventually('the gap', () => gaps.some((gap) => gap.shard === shardOf(target.serverId) && gap.to!.getTime() > from + 4 * HOUR_MS));
    await eventually('the former owner is asked no more', async () => {
      const [row] = await app.database.query(`SELECT groups FROM scheduler.watermark WHERE owner = 'another'`);
      return JSON.stringify(row?.groups) === '[99]';
    });
    await app.database.query(`DELETE FROM scheduler.watermark WHERE owner = 'another'`);
  });

  it('counts no check that the bus refused', async () => {
    const target = await checked();
    const { wheel } = get(Schedule);
    const month = billingMonth(clock.now());
    const requests = app.get<CheckRequests>('scheduler', CHECK_REQUESTS);
    const used = () => ({ unwritten: get(UsageMeter).unwritten(target.serverId, month), inWheel: wheel.usedOf(target.serverId) });
    const usedBefore = used();
    const refusal = jest.spyOn(requests, 'publish').mockRejectedValue(new Error('the broker is away'));
    await passSeconds(75);
    await eventually('it was refused', () =>
      refusal.mock.calls.some(([checks]) => checks.some(({ entry }) => entry.serverId === target.serverId)),
    );
    await get(PublishDueChecks).settle();
    refusal.mockRestore();
    expect(used()).toEqual(usedBefore);
  });

  it('counts a flush once whose commit was not answered', async () => {
    const target = await checked();
    const month = billingMonth(clock.now());
    const meter = get(UsageMeter);
    const written = async () =>
      Number((await app.database.query('SELECT used FROM scheduler.usage WHERE server_id = $1', [target.serverId]))[0]?.used ?? 0);
    await meter.flush();
    const before = await written();
    meter.count({ ...target, shard: shardOf(target.serverId), entitlement: { rateLimit: 0 } } as never, clock.now());
    const store = get(Store);
    const transaction = store.transaction.bind(store);
    const lost = jest.spyOn(store, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work as (tx: Transaction) => Promise<void>);
      throw new Error('the connection was cut');
    });
    await expect(meter.flush()).rejects.toThrow('the connection was cut');
    lost.mockRestore();
    await meter.flush();
    expect(await written()).toBe(before + 1);
    expect(meter.unwritten(target.serverId, month)).toBe(0);
  });

  it('sends a re-check that was wanted before the clock went back, and lets the owner check now', async () => {
    const target = await checked();
    const owner = app.client(pings.SchedulerServiceService, 'scheduler', userCaller(target.userId, [target.workspaceId]));
    await owner.checkNow({ serverId: target.serverId });
    const dueAt = new Date(clock.nowMs() + 20_000);
    const recheck = { serverId: target.serverId, workspaceId: target.workspaceId, candidateId: 'c2', dueAt, check: 'recheck' };
    const message = { ...recheck, expiresAt: new Date(dueAt.getTime() + 20_000), avoidRegion: '', votedRegions: [] };
    await app.publish('recheck.wanted', message, { key: target.serverId });
    const kept = async () => (await app.database.query('SELECT 1 FROM scheduler.recheck WHERE server_id = $1', [target.serverId])).length;
    await eventually('it is kept', async () => (await kept()) === 1);
    await clock.advance(-HOUR_MS);
    const sent = await eventually('it is sent', () => rechecks.find(({ ping }) => ping?.candidateId === 'c2'));
    expect(Math.abs(sent.ping!.scheduledAt!.getTime() - clock.nowMs())).toBeLessThan(30_000);
    expect(sent.ping!.expiresAt!.getTime() - sent.ping!.scheduledAt!.getTime()).toBe(20_000);
    await owner.checkNow({ serverId: target.serverId });
  });

  it('makes the check of a changed server again that the bus refused', async () => {
    const target = await checked({ intervalMinutes: 60 });
    await passSeconds(15);
    const before = firedFor(target.serverId).length;
    const requests = app.get<CheckRequests>('scheduler', CHECK_REQUESTS);
    const refusal = jest.spyOn(requests, 'publish').mockRejectedValue(new Error('the broker is away'));
    await configure(app, { ...target, website: 'https://shop.example', configVersion: 2 });
    await eventually('it was refused', () =>
      refusal.mock.calls.some(([checks]) => checks.some(({ entry }) => entry.serverId === target.serverId)),
    );
    await get(PublishDueChecks).settle();
    refusal.mockRestore();
    await passSeconds(45);
    await eventually('it is checked', () => firedFor(target.serverId).length > before);
  });

  it('shares the groups with no scheduler that died before the clock went back', async () => {
    const { loaded } = get(Schedule);
    await app.database.query(
      `INSERT INTO scheduler.scheduler_member (owner, seen_at) VALUES ('died', clock_timestamp() + interval '1 hour')`,
    );
    const group = [...loaded][0]!;
    get(Schedule).release(group);
    await eventually('it was renewed since', () => loaded.has(group));
    await app.database.query(
      `UPDATE scheduler.lease SET owner = 'died', epoch = epoch + 1, lease_until = clock_timestamp() + interval '1 hour' WHERE name = $1`,
      [`shards-${group}`],
    );
    await eventually('it is taken over', async () => {
      const [lease] = await app.database.query('SELECT owner FROM scheduler.lease WHERE name = $1', [`shards-${group}`]);
      return lease?.owner !== 'died' && loaded.size === SHARD_GROUPS;
    });
    await app.database.query(`DELETE FROM scheduler.scheduler_member WHERE owner = 'died'`);
  });

  it('takes over the groups behind one that cannot be read', async () => {
    const repository = get(ScheduleRepository);
    const listOfShards = repository.listOfShards.bind(repository);
    const reading = jest.spyOn(repository, 'listOfShards').mockImplementation(async (month, shards) => {
      if (shards.includes(0)) throw new Error('statement timeout');
      return listOfShards(month, shards);
    });
    const { loaded } = get(Schedule);
    for (const group of [...loaded]) get(Schedule).release(group);
    await eventually('all others are fired', () => loaded.size === SHARD_GROUPS - 1);
    reading.mockRestore();
    await eventually('all are fired', () => loaded.size === SHARD_GROUPS);
  });

  it('checks a new server although the first reading of its entry failed', async () => {
    const reading = jest.spyOn(get(ScheduleRepository), 'listOfServers').mockRejectedValueOnce(new Error('the connection was cut'));
    await checked();
    expect(reading.mock.calls.length).toBeGreaterThan(1);
    reading.mockRestore();
  });

  it('goes on with the checks when the counters of the new month cannot be read, and reads them again', async () => {
    const target = await checked();
    const repository = get(ScheduleRepository);
    const listOfShards = repository.listOfShards.bind(repository);
    let refused = 0;
    const reading = jest.spyOn(repository, 'listOfShards').mockImplementation(async (month, shards) => {
      if (!shards.includes(shardOf(target.serverId)) || refused > 0) return listOfShards(month, shards);
      refused += 1;
      throw new Error('statement timeout');
    });
    await clock.advance(billingMonthEnd(billingMonth(clock.now())).getTime() - clock.nowMs() + 60_000);
    await eventually('it failed', () => refused > 0);
    const before = firedFor(target.serverId).length;
    await passSeconds(75);
    await eventually('it is checked', () => firedFor(target.serverId).length > before);
    const { months } = get(Schedule);
    await eventually('all groups are in the new month', () => [...months.values()].every((month) => month === billingMonth(clock.now())));
    expect(reading.mock.calls.filter(([, shards]) => shards.includes(shardOf(target.serverId))).length).toBeGreaterThan(1);
    reading.mockRestore();
  });
});
