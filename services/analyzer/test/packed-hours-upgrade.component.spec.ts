import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { shardOf } from '@nowahala/platform';
import { PingPartitionRepository } from '../src/database/ping-partition.repository.js';
import { okCheck, useAnalyzer } from './app.js';
import { useHours } from './packed-scenario.js';

const app = useAnalyzer();
const { hourAgo, close, kept, total, store, givenServer } = useHours(app);

describe('beside a release that knows no packed hours', () => {
  const day = (days: number): { name: string; begin: Date } => {
    const begin = hourAgo(0) - (hourAgo(0) % DAY_MS) + days * DAY_MS;
    return { name: `ping_${new Date(begin).toISOString().slice(0, 10).replaceAll('-', '')}`, begin: new Date(begin) };
  };
  const makesDay = ({ name, begin }: { name: string; begin: Date }) =>
    app.sql(
      `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ping FOR VALUES FROM ('${begin.toISOString()}') TO ('${new Date(begin.getTime() + DAY_MS).toISOString()}')`,
    );

  it('the days that it has made keep their rows, and are added up', async () => {
    const server = await givenServer();
    const old = day(-12);
    await makesDay(old);
    await store(server, okCheck(new Date(old.begin.getTime() + 5 * HOUR_MS)));
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 1, packs: 0 }, 1]);
    expect(await app.sql('SELECT listed FROM ping_hour WHERE server_id = $1', [server.serverId])).toEqual([{ listed: 1 }]);
  });

  it('what it writes and adds up by itself is packed all the same', async () => {
    const server = await givenServer();
    const at = new Date(hourAgo(70) + 7 * MINUTE_MS);
    await app.host
      .get<PingPartitionRepository>('analyzer', PingPartitionRepository)
      .ensure([new Date(at.getTime() - (at.getTime() % DAY_MS))]);
    await makesDay({
      name: `ping_${at.toISOString().slice(0, 10).replaceAll('-', '')}`,
      begin: new Date(at.getTime() - (at.getTime() % DAY_MS)),
    });
    await app.sql(`INSERT INTO ping_dirty VALUES (date_trunc('hour', $1::timestamptz), $2) ON CONFLICT DO NOTHING`, [
      at,
      shardOf(server.serverId),
    ]);
    await app.sql(`INSERT INTO ping VALUES ($1, $2, $2, 1000, 0, 0, 200, 'local', '', '')`, [server.serverId, at]);
    await app.sql(`DELETE FROM ping_dirty`);
    await close();
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: expect.any(Number), packs: 1 }, 1]);
  });

  it('its empty days to come get parts', async () => {
    const [tomorrow, later] = [day(3), day(4)];
    const server = await givenServer();
    for (const one of [tomorrow, later]) await makesDay(one);
    await app.sql(`INSERT INTO ping VALUES ($1, $2, $2, 1000, 0, 0, 200, 'local', '', '')`, [server.serverId, later.begin]);
    for (const { begin } of [tomorrow, later])
      await app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository).divide(begin);
    const kind = async ({ name }: { name: string }) =>
      (await app.sql('SELECT relkind FROM pg_class WHERE oid = to_regclass($1)', [name]))[0];
    expect([await kind(tomorrow), await kind(later)]).toEqual([{ relkind: 'p' }, { relkind: 'r' }]);
  });
});
