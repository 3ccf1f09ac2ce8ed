import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@nowahala/kernel';
import { newId, shardOf } from '@nowahala/platform';
import { CloseHours } from '../src/application/close-hours.js';
import { HourClosingRepository } from '../src/database/hour-closing.repository.js';
import { PingPackRepository } from '../src/database/ping-pack.repository.js';
import { PingPartitionRepository } from '../src/database/ping-partition.repository.js';
import { okCheck, useAnalyzer } from './app.js';
import { useHours } from './packed-scenario.js';

const app = useAnalyzer();
const { hourAgo, close, kept, total, store, givenServer } = useHours(app);
afterEach(() => void jest.restoreAllMocks());

describe('closing an hour', () => {
  it('that fails holds up no other, nor what is to be dropped', async () => {
    const server = await givenServer();
    await store(server, okCheck(new Date(hourAgo(40))), okCheck(new Date(hourAgo(38))));
    const packs = app.host.get<PingPackRepository>('analyzer', PingPackRepository);
    const upsert = packs.upsert.bind(packs);
    jest.spyOn(packs, 'upsert').mockImplementation((sql, hour, ...given) => {
      if (hour.getTime() === hourAgo(40)) throw new Error('the disk is full');
      return upsert(sql, hour, ...given);
    });
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 1, packs: 1 }, 2]);
    jest.restoreAllMocks();
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 0, packs: 2 }, 2]);
  });

  it('does not wait for what cannot be dropped, nor that for each other', async () => {
    const server = await givenServer();
    await store(server, okCheck(new Date(hourAgo(80))), okCheck(new Date(hourAgo(78))));
    const partitions = app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository);
    jest.spyOn(partitions, 'dropPacked').mockRejectedValueOnce(new Error('permission denied'));
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 2, packs: 2 }, 2]);
    const [{ part }] = (await app.sql<{ part: string }>('SELECT tableoid::regclass::text AS part FROM ping WHERE server_id = $1 ORDER BY scheduled_at LIMIT 1', [server.serverId])) as [{ part: string }]; // prettier-ignore
    await app.sql(`CREATE VIEW somebodys AS SELECT * FROM ${part}`);
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 1, packs: 2 }, 2]);
    await app.sql('DROP VIEW somebodys');
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 0, packs: 2 }, 2]);
  });

  it('looks twice for what is to be dropped only where something was packed', async () => {
    const server = await givenServer();
    await close();
    const partitions = app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository);
    const drop = jest.spyOn(partitions, 'dropPacked');
    await close();
    expect(drop).toHaveBeenCalledTimes(1);
    await store(server, okCheck(new Date(hourAgo(36))));
    await close();
    expect(drop).toHaveBeenCalledTimes(3);
    expect(await kept(server)).toEqual({ rows: 0, packs: 1 });
  });

  it('keeps the rows of what could not be read again once it is packed', async () => {
    const [server, other] = [await givenServer(), await givenServer()];
    const slot = new Date(hourAgo(34));
    await store(server, okCheck(slot));
    await store(other, okCheck(slot));
    // As a release that believed every start stored it.
    await app.sql(`UPDATE ping SET started_at = '200000-01-01' WHERE server_id = $1`, [server.serverId]);
    await close();
    await close();
    expect([await kept(server), await kept(other), await total(server)]).toEqual([{ rows: 1, packs: 0 }, { rows: 1, packs: 1 }, 1]);
    await app.sql('UPDATE ping SET started_at = scheduled_at WHERE server_id = $1', [server.serverId]);
    await close();
    expect([await kept(server), await kept(other), await total(server)]).toEqual([{ rows: 0, packs: 1 }, { rows: 0, packs: 1 }, 1]);
  });

  it('waits until what comes late has come, so that it is not packed again with each batch', async () => {
    const server = await givenServer();
    await store(server, okCheck(new Date(hourAgo(30))));
    const run = () => app.host.get<CloseHours>('analyzer', CloseHours).execute();
    await run();
    expect(await kept(server)).toEqual({ rows: 1, packs: 0 });
    await store(server, okCheck(new Date(hourAgo(30) + MINUTE_MS)));
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 1 });
    await store(server, okCheck(new Date(hourAgo(30) + 2 * MINUTE_MS)));
    await run();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 1, packs: 1 }, 3]);
  });

  it('does not wait for a time in which it was marked by a clock that was ahead', async () => {
    const server = await givenServer();
    await store(server, okCheck(new Date(hourAgo(44))));
    await app.sql(`UPDATE ping_open SET marked_at = now() + interval '1 year' WHERE hour = $1`, [new Date(hourAgo(44))]);
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 1 });
  });

  it('misses no server that gets its shard meanwhile, and does not end for it', async () => {
    const server = await givenServer();
    const at = new Date(hourAgo(50) + MINUTE_MS);
    await store(server, okCheck(at));
    const late = { ...server, serverId: newId() };
    await store(late, okCheck(at));
    // As a release before packed hours adds it.
    await app.sql('UPDATE monitor SET shard = NULL WHERE server_id = $1', [late.serverId]);
    const hours = app.host.get<HourClosingRepository>('analyzer', HourClosingRepository);
    jest.spyOn(hours, 'assignShards').mockImplementationOnce(async () => undefined);
    const begin = hours.begin.bind(hours);
    jest.spyOn(hours, 'begin').mockImplementationOnce(async (...given) => {
      const begun = await begin(...given);
      await app.sql('UPDATE monitor SET shard = $2 WHERE server_id = $1', [late.serverId, shardOf(late.serverId)]);
      return begun;
    });
    await close();
    for (const one of [server, late]) expect(await kept(one)).toEqual({ rows: 0, packs: 1 });
  });

  it('knows the shard of a server from its first ping', async () => {
    const server = { ...(await givenServer()), serverId: newId() };
    await store(server, okCheck(app.at(0)));
    expect(await app.sql('SELECT shard FROM monitor WHERE server_id = $1', [server.serverId])).toEqual([
      { shard: shardOf(server.serverId) },
    ]);
  });

  it('keeps open what another process found damaged, and says what the totals say', async () => {
    const server = await givenServer();
    const begin = hourAgo(60);
    const slot = (minute: number): Date => new Date(begin + minute * MINUTE_MS);
    const shard = shardOf(server.serverId);
    await store(server, okCheck(slot(1)), okCheck(slot(2)));
    await close();
    await app.sql(`UPDATE ping_pack SET pings = '\\x0200' WHERE server_id = $1`, [server.serverId]);
    // Two slices of one shard, the damaged one in the first.
    await app.sql(
      `INSERT INTO monitor (server_id, workspace_id, user_id, state_since, shard) SELECT ('ffffffff-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, now(), $3 FROM generate_series(1, 150) n`,
      [server.workspaceId, server.userId, shard],
    );
    await store(server, okCheck(slot(3)));
    const stats = () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '7d', timeZone: 'UTC' });
    expect([await total(server), (await stats()).totalSuccess]).toEqual([2, 2]);
    const hours = app.host.get<HourClosingRepository>('analyzer', HourClosingRepository);
    jest.spyOn(hours, 'begin').mockImplementationOnce(hours.begin.bind(hours)).mockRejectedValueOnce(new Error('the process dies'));
    await close();
    jest.restoreAllMocks();
    for (let run = 0; run < 2; run += 1) await close();
    expect([await kept(server), await total(server), (await stats()).totalSuccess]).toEqual([{ rows: 1, packs: 1 }, 2, 2]);
    expect(await app.sql('SELECT 1 FROM ping_open WHERE hour = $1 AND shard = $2', [new Date(begin), shard])).toHaveLength(1);
    await app.sql(`DELETE FROM ping_pack WHERE pings = '\\x0200'`);
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 1 });
  });
});
