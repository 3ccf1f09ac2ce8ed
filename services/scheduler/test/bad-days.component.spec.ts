import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { pings, workspaces } from '@nowahala/contracts';
import { ProductClock, shardOf } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { Schedule } from '../src/domain/schedule.js';
import { groupOf } from '../src/domain/shards.js';
import { server, startScheduler } from './app.js';
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
  const configure = (config: workspaces.ServerConfigured) =>
    app.publish('server.configured', config, { key: config.serverId, tenantId: config.workspaceId });
  const firedFor = (id: string) => requested.flatMap((batch) => batch.pings).filter((ping) => ping.target?.serverId === id);
  const checked = async (over: Partial<workspaces.ServerConfigured> = {}): Promise<workspaces.ServerConfigured> => {
    const target = server({ intervalMinutes: 1, ...over });
    await configure(target);
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
});
