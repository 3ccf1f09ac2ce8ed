import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { pings } from '@nowahala/contracts';
import { eventually } from '@nowahala/testkit';
import { duePing, requestChecks, useProber } from './app.js';

const MINUTE = 60_000;
const app = useProber();

/** That of the database, and so of the bus, is right. */
describe('a prober on a machine whose clock is wrong', () => {
  const rightNow = Date.now.bind(Date);
  let completed: pings.PingCompleted[];
  let health: pings.RegionHealth[];

  beforeAll(async () => {
    completed = await app.collect('ping.completed');
    health = await app.collect('region.health');
    await eventually('it has published', () => health.length > 0, 30_000);
  });
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['ahead', 60],
    ['behind', -60],
  ])('%s: performs what is due, and dates it as any other would', async (_, minutes) => {
    jest.spyOn(Date, 'now').mockImplementation(() => rightNow() + minutes * MINUTE);
    const scheduledAt = new Date(rightNow());
    const expiresAt = new Date(rightNow() + MINUTE / 2);
    const ping = duePing(app, '', { ipAddress: '127.0.0.1', scheduledAt, expiresAt });
    await requestChecks(app, [ping]);
    const result = await eventually(
      'a result',
      () => completed.flatMap(({ results }) => results).find(({ serverId }) => serverId === ping.target.serverId),
      30_000,
    );
    expect(result).toMatchObject({ outcome: 'success', scheduledAt });
    expect(Math.abs(result.startedAt!.getTime() - scheduledAt.getTime())).toBeLessThan(10 * MINUTE);
  });
});
