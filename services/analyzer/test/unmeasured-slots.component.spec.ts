import { describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { useAnalyzer, okCheck, failedCheck } from './app.js';

const app = useAnalyzer();

describe('a slot that was not measured', () => {
  it('is replaced by its measured result, which is judged; and never the other way round', async () => {
    const server = await app.addServer();
    const page = async () => (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pings;
    await app.checks(server, okCheck(app.at(-90)));
    const late = app.at(-40);
    await app.checks(server, okCheck(late, { outcome: 'missed' }));
    await eventually('it is grey', async () => (await page())[0]?.status === 'unknown');
    await app.checks(server, failedCheck(late));
    await eventually('it is bad', async () => (await page())[0]?.status === 'failure');
    const [state] = (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states;
    expect(state!.state).toBe('suspect');
    await app.checks(server, okCheck(late, { outcome: 'missed' }), okCheck(app.at(-30)));
    await eventually('the next one is there', async () => (await page()).length === 3);
    expect((await page()).map((ping) => ping.status)).toEqual(['success', 'failure', 'success']);
    const stats = await app.rpc(server).getPingStats({ serverId: server.serverId, range: '24h', timeZone: 'UTC' });
    expect(stats).toMatchObject({ totalSuccess: 2, totalFailures: 1 });
  });

  it('is replaced in the hour that was added up already', async () => {
    const server = await app.addServer();
    const slot = new Date(app.host.clock.nowMs() - 3 * 3_600_000);
    const stats = async () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '24h', timeZone: 'UTC' });
    const unknown = async () => (await stats()).buckets.reduce((sum, bucket) => sum + bucket.unknown, 0);
    await app.checks(server, okCheck(slot, { outcome: 'missed' }));
    await eventually('it is grey', async () => (await unknown()) === 1);
    await app.closesHours();
    await app.checks(server, okCheck(slot));
    await eventually('it counts', async () => (await stats()).totalSuccess === 1);
    await app.closesHours();
    expect([await unknown(), (await stats()).totalSuccess]).toEqual([0, 1]);
  });

  it('loses against its measured result in one batch, whichever comes last', async () => {
    const server = await app.addServer();
    const slot = app.at(-20);
    await app.checks(server, failedCheck(slot), okCheck(slot, { outcome: 'missed' }));
    const { pings } = await eventually('one ping', async () => {
      const list = await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' });
      return list.pings.length > 0 ? list : null;
    });
    expect(pings.map((ping) => ping.status)).toEqual(['failure']);
  });
});

describe('pings of several regions', () => {
  it('are listed for one of them when asked, page by page and by cursor', async () => {
    const server = await app.addServer();
    const slots = Array.from({ length: 45 }, (_, i) => ({ slot: app.at(-i * 4_000), region: ['lagos', 'london'][i % 2]! }));
    await app.checks(server, ...slots.map(({ slot, region }) => okCheck(slot, { region })));
    const page = async (number: number, region?: string) =>
      app.rpc(server).listPings({ serverId: server.serverId, page: number, limit: 0, cursor: '', region });
    await eventually('all of them', async () => (await page(1)).pagination!.totalItems === 45);
    const pages = [await page(1, 'london'), await page(2, 'london'), await page(3, 'london')];
    expect(pages.map(({ pings }) => pings.length)).toEqual([20, 2, 0]);
    expect(pages[0]!.pagination).toMatchObject({ totalItems: 22, totalPages: 2 });
    const listed = pages.flatMap(({ pings }) => pings);
    expect(new Set(listed.map((ping) => ping.region))).toEqual(new Set(['london']));
    const first = await app.rpc(server).listPings({ serverId: server.serverId, page: 0, limit: 15, cursor: '', region: 'london' });
    const rest = await app
      .rpc(server)
      .listPings({ serverId: server.serverId, page: 0, limit: 15, cursor: first.nextCursor, region: 'london' });
    expect([...first.pings, ...rest.pings].map((ping) => ping.id)).toEqual(listed.map((ping) => ping.id));
    expect((await page(1, 'nowhere')).pings).toEqual([]);
  });
});

describe('a gap', () => {
  it('that is published again from the same second is kept at its full length', async () => {
    const from = new Date(Math.floor(app.host.clock.nowMs() / 1_000) * 1_000);
    const gap = (seconds: number) => {
      const message = { shard: 7, from, to: new Date(from.getTime() + seconds * 1_000), reason: 'late' };
      return app.host.publish('schedule.gap', message, { key: '7' });
    };
    const length = async () =>
      (
        await app.sql<{ seconds: number }>(
          'SELECT extract(epoch FROM gap_to - gap_from)::int AS seconds FROM schedule_gap WHERE shard = 7 AND gap_from = $1',
          [from],
        )
      )[0]?.seconds;
    await gap(10);
    await eventually('it is stored', async () => (await length()) === 10);
    await gap(60);
    await eventually('it is longer', async () => (await length()) === 60);
    await gap(20);
    await app.host.publish('schedule.gap', { shard: 8, from, to: new Date(from.getTime() + 5_000), reason: 'after' }, { key: '7' });
    await eventually('the one behind it is stored', async () => (await app.sql('SELECT 1 FROM schedule_gap WHERE shard = 8')).length > 0);
    expect(await length()).toBe(60);
  });
});
