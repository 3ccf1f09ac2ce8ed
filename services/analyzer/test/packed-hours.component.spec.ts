import { describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Jobs, shardOf } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { PingPackRepository } from '../src/database/ping-pack.repository.js';
import { PingPartitionRepository } from '../src/database/ping-partition.repository.js';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';
import { useHours } from './packed-scenario.js';

const app = useAnalyzer();
const { hourAgo, close, kept, page, total, store, givenServer } = useHours(app);

/** Every answer about a server that comes from its pings. */
async function answers(server: Server): Promise<unknown> {
  const { serverId } = server;
  const rpc = app.rpc(server);
  const byCursor = [];
  for (let cursor = ''; ;) {
    const next = await rpc.listPings({ serverId, page: 0, limit: 33, cursor });
    byCursor.push(...next.pings);
    cursor = next.nextCursor;
    if (cursor === '') break;
  }
  const pings: unknown[] = [];
  for (let part: string | undefined = 'pings:0'; part?.startsWith('pings');) {
    const answer = await rpc.export({ userId: server.userId, workspaceIds: [server.workspaceId], part });
    pings.push(...(JSON.parse(answer.json) as { pings: unknown[] }).pings);
    part = answer.nextPart;
  }
  return {
    byCursor,
    pings,
    pages: await Promise.all([1, 2, 7, 13, 14, 99].map((number) => page(server, number))),
    ofRegion: await Promise.all([1, 2, 3, 5].map((number) => page(server, number, 'london'))),
    cursorOfRegion: await rpc.listPings({ serverId, page: 0, limit: 90, cursor: '', region: 'lagos' }),
    nowhere: await page(server, 1, 'nowhere'),
    stats: await Promise.all(['24h', '7d', '30d'].map((range) => rpc.getPingStats({ serverId, range, timeZone: 'Africa/Lagos' }))),
    uptime: await rpc.getUptime({ serverIds: [serverId], days: 3, timeZone: 'UTC' }),
    states: await rpc.getServerStates({ serverIds: [serverId] }),
    baseline: await rpc.getBaseline({ serverId }),
    week: await rpc.getWeeklySummary({ workspaceId: server.workspaceId, from: app.at(-7 * 86_400), to: app.at(0) }),
  };
}

describe('a history', () => {
  it('is answered the same in rows and packed, page by page and figure by figure', async () => {
    const server = await givenServer();
    const begin = hourAgo(9);
    const kinds = ['scheduled', 'scheduled', 'scheduled', 'check_now', 'recheck', 'recovery'];
    const checks = Array.from({ length: 280 }, (_, minute) => {
      const at = new Date(begin + minute * MINUTE_MS);
      const responseTimeUs = 100_000 + ((minute * 7_919) % 90_000);
      const over = { region: ['lagos', 'london', 'frankfurt'][minute % 3]!, check: kinds[minute % 6]!, responseTimeUs };
      if (minute % 41 === 0) return okCheck(at, { ...over, outcome: 'missed', message: 'not measured', errorClass: 'blind' });
      if (minute % 17 === 0) return failedCheck(at, { ...over, responseTimeUs: 0, message: `No answer “${minute}”.`, outcome: 'timeout' });
      const startedAt = new Date(at.getTime() + (minute % 5));
      return okCheck(at, { ...over, startedAt, message: `Answered in ${Math.round(responseTimeUs / 1_000)} ms (status 200).` });
    });
    await store(
      server,
      ...checks,
      okCheck(new Date(begin + MINUTE_MS), { region: 'eko' }),
      okCheck(new Date(begin + MINUTE_MS), { region: 'eko-2' }),
    );
    await app.sql(`INSERT INTO maintenance VALUES (gen_random_uuid(), $1, NULL, $2, $3, 1)`, [
      ...[server.workspaceId, new Date(begin + 70 * MINUTE_MS), new Date(begin + 95 * MINUTE_MS)],
    ]);
    const before = await answers(server);
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 5 });
    expect(await answers(server)).toEqual(before);
    // What was learned and added up is what the rows said.
    expect(await app.sql('SELECT sum(listed)::int AS listed FROM ping_hour WHERE server_id = $1', [server.serverId])).toEqual([
      { listed: 282 },
    ]);
  });

  it('of an hour that still fills stays in rows, also on a machine that is ahead', async () => {
    const server = await givenServer();
    await store(server, okCheck(app.at(0)), okCheck(new Date(hourAgo(20))));
    await app.onMachine(55 * MINUTE_MS, close);
    expect(await kept(server)).toEqual({ rows: 1, packs: 1 });
    await expect(app.onMachine(5 * DAY_MS, close)).rejects.toThrow('ahead of that of the database');
  });
});

describe('what comes late for a packed hour', () => {
  it('is listed and counted once, before and after it is packed too', async () => {
    const server = await givenServer();
    const begin = hourAgo(30);
    const slot = (minute: number): Date => new Date(begin + minute * MINUTE_MS);
    const bad = { message: 'The server refused the connection.', errorClass: 'connect_refused' };
    await store(server, okCheck(slot(1)), okCheck(slot(2), { outcome: 'missed' }), failedCheck(slot(3), bad));
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 1 });
    await store(
      server,
      okCheck(slot(1)),
      okCheck(slot(2)),
      failedCheck(slot(3), bad),
      okCheck(slot(3), { outcome: 'missed' }),
      okCheck(slot(4)),
    );
    const seen = async () => (await page(server)).pings.map(({ status }) => status);
    const late = ['success', 'failure', 'success', 'success'];
    expect([await seen(), await total(server), await kept(server)]).toEqual([late, 4, { rows: 2, packs: 1 }]);
    const rates = async () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '7d', timeZone: 'UTC' });
    expect(await rates()).toMatchObject({ totalSuccess: 3, totalFailures: 1 });
    await close();
    expect([await seen(), await total(server), await kept(server)]).toEqual([late, 4, { rows: 0, packs: 1 }]);
    expect(await rates()).toMatchObject({ totalSuccess: 3, totalFailures: 1 });
  });

  it('is judged once: a failed check that is delivered again begins nothing', async () => {
    const server = await givenServer();
    const at = new Date(hourAgo(33) + 5 * MINUTE_MS);
    await store(server, failedCheck(at));
    const logged = async () =>
      (await app.sql<{ seen: number }>('SELECT seen FROM error_log WHERE server_id = $1', [server.serverId]))[0]?.seen;
    expect(await logged()).toBe(1);
    await close();
    await store(server, failedCheck(at));
    expect(await logged()).toBe(1);
  });
});

describe('closing an hour', () => {
  it('goes on where a process died, with what came late meanwhile, and two at once do it once', async () => {
    const server = await givenServer();
    const begin = hourAgo(40);
    await app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository).ensure([new Date(begin)]);
    const ids = (
      await app.sql<{ serverId: string }>(
        `INSERT INTO monitor (server_id, workspace_id, user_id, state_since) SELECT gen_random_uuid(), $1, $2, now() FROM generate_series(1, 260) RETURNING server_id`,
        [server.workspaceId, server.userId],
      )
    ).map(({ serverId }) => serverId);
    await app.sql(
      `INSERT INTO ping SELECT id, $2::timestamptz + n * interval '1 minute', $2, 1000, 0, 0, 200, 'local', '', '' FROM unnest($1::uuid[]) id, generate_series(1, 3) n`,
      [ids, new Date(begin)],
    );
    await app.sql(`INSERT INTO ping_dirty SELECT $1, shard FROM unnest($2::smallint[]) shard`, [
      new Date(begin),
      [...new Set(ids.map(shardOf))],
    ]);
    const packs = app.host.get<PingPackRepository>('analyzer', PingPackRepository);
    const upsert = packs.upsert.bind(packs);
    let slices = 0;
    const dying = jest.spyOn(packs, 'upsert').mockImplementation((...given) => {
      if ((slices += 1) === 2) throw new Error('the process dies');
      return upsert(...given);
    });
    await close();
    expect(slices).toBeGreaterThan(1);
    dying.mockRestore();
    const packed = () =>
      app.sql<{ serverId: string }>('SELECT server_id FROM ping_pack WHERE hour = $1 AND server_id = ANY($2::uuid[])', [
        new Date(begin),
        ids,
      ]);
    const [done, ...others] = await packed();
    expect(others.length).toBeLessThan(100);
    await store({ ...server, serverId: done!.serverId }, okCheck(new Date(begin + 30 * MINUTE_MS)));
    await Promise.all([close(), close()]);
    expect(await packed()).toHaveLength(260);
    const [listed] = await app.sql(
      'SELECT sum(listed)::int AS all, count(*)::int AS servers FROM ping_hour WHERE server_id = ANY($1::uuid[])',
      [ids],
    );
    expect(listed).toEqual({ all: 781, servers: 260 });
    expect(await app.sql('SELECT 1 FROM ping WHERE server_id = ANY($1::uuid[])', [ids])).toEqual([]);
  });

  it('leaves bytes alone that it cannot read, and loses nothing else', async () => {
    const server = await givenServer();
    const other = await givenServer();
    const begin = hourAgo(50);
    const slot = (hour: number): Date => new Date(begin + hour * HOUR_MS + MINUTE_MS);
    for (const one of [server, other]) await store(one, okCheck(slot(0)), okCheck(slot(1)));
    await close();
    await app.sql(`UPDATE ping_pack SET pings = '\\x0200' WHERE server_id = $1 AND hour = $2`, [server.serverId, new Date(begin)]);
    for (const one of [server, other]) await store(one, okCheck(new Date(slot(0).getTime() + 1_000)));
    for (let run = 0; run < 2; run += 1) {
      await close();
      expect((await page(server)).pings.map(({ timestamp }) => timestamp!.getTime() - begin)).toEqual([
        HOUR_MS + MINUTE_MS,
        MINUTE_MS + 1_000,
      ]);
      expect([await kept(server), await kept(other)]).toEqual([
        { rows: 1, packs: 2 },
        { rows: expect.any(Number), packs: 2 },
      ]);
      expect(await total(other)).toBe(3);
    }
    expect(await app.sql(`SELECT 1 FROM ping_pack WHERE pings = '\\x0200'`)).toHaveLength(1);
    await app.sql(`DELETE FROM ping_pack WHERE pings = '\\x0200'`);
    await close();
    expect([await kept(server), await kept(other)]).toEqual([
      { rows: 0, packs: 2 },
      { rows: 0, packs: 2 },
    ]);
  });

  it('forgets what is packed with its workspace', async () => {
    const server = await givenServer();
    await store(server, okCheck(new Date(hourAgo(60))), okCheck(new Date(hourAgo(61))));
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 2 });
    // As a release before packed hours erases it.
    await app.sql('DELETE FROM ping_hour WHERE server_id = $1 AND hour = $2', [server.serverId, new Date(hourAgo(61))]);
    const { userId, workspaceId } = server;
    const done = await app.host.collect('erasure.completed');
    app.host.get<Jobs>('analyzer', Jobs).start();
    await app.host.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId], requestedAt: app.at(0) },
      { key: userId, tenantId: userId },
    );
    await eventually('the answer', () => done.find((one) => one.userId === userId));
    await app.host.get<Jobs>('analyzer', Jobs).stop();
    expect(await kept(server)).toEqual({ rows: 0, packs: 0 });
  });
});
