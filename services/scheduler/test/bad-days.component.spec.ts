import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { pings, workspaces } from '@nowahala/contracts';
import { billingMonth, billingMonthEnd } from '@nowahala/kernel';
import { ProductClock, shardOf } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ScheduleRepository } from '../src/database/schedule.repository.js';
import { Schedule } from '../src/domain/schedule.js';
import { groupOf } from '../src/domain/shards.js';
import { configure, server, startScheduler } from './app.js';
import type { App } from './app.js';

const HOUR_MS = 3_600_000;

describe('the scheduler on a bad day', () => {
  let app: App;
  let requested: pings.PingRequested[];
  let gaps: pings.ScheduleGap[];
  const clock = new ProductClock();

  beforeAll(async () => {
    app = await startScheduler(clock);
    requested = await app.collect('ping.requested');
    gaps = await app.collect('schedule.gap');
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
    await clock.advance(-HOUR_MS);
    const back = clock.nowMs();
    await passSeconds(75);
    const again = await eventually('checks after the step', () => {
      const later = firedFor(target.serverId).slice(before);
      return later.length > 0 && later;
    });
    for (const ping of again) expect(Math.abs(ping.scheduledAt!.getTime() - back)).toBeLessThan(HOUR_MS / 2);
    const stepped = await eventually('the gap', () =>
      gaps.find((gap) => gap.shard === shardOf(target.serverId) && gap.reason === 'the clock went back'),
    );
    expect(stepped.to!.getTime() - stepped.from!.getTime()).toBeGreaterThan(HOUR_MS - 10_000);
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
    await app.database.query(`DELETE FROM scheduler.watermark WHERE owner = 'another'`);
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
