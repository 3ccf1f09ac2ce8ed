import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Database, rebuildProjection } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { incidentStream } from '../src/adapters/incident.stream.js';
import { incidentList } from '../src/adapters/projections/incident-list.projection.js';
import { KeepHouse } from '../src/application/keep-house.js';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerRoom, good, refused, withEvidence } from './room-kit.js';
import type { Shop } from './room-kit.js';

let room: AnalyzerRoom;
let shop: Shop;
beforeAll(async () => {
  room = await AnalyzerRoom.open();
  shop = await room.addServer();
  await room.sees(shop, good(room.at(-7_200)));
  await room.sees(shop, withEvidence(refused(room.at(-40)), seen().fails('connect_refused').snapshot));
  await room.sees(shop, refused(room.at(-35), { check: 'recheck' }), refused(room.at(-25), { check: 'recheck' }));
  await eventually('the incident', async () => (await incidents()).length);
}, 60_000);
afterAll(async () => room?.close());

const incidents = async () =>
  (await room.rpc(shop).listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

it('rebuilds the list of incidents from their events, the same to the letter', async () => {
  const rows = async () => room.sql('SELECT * FROM incident_list ORDER BY id');
  const before = await rows();
  await room.sql(`UPDATE incident_list SET cause = 'damaged'`);
  await rebuildProjection(room.room.get<Database>('analyzer', Database), incidentStream, incidentList);
  expect(await rows()).toEqual(before);
});

it('keeps pings and snapshots for ninety days, figures and incidents for longer', async () => {
  const house = room.room.get<KeepHouse>('analyzer', KeepHouse);
  expect((await incidents())[0]!.evidenceJson).toContain('connect_refused');
  await room.room.clock.advance(89 * 86_400_000);
  await house.addUpHours();
  await house.tidy();
  expect(await room.sql('SELECT count(*)::int AS kept FROM ping WHERE server_id = $1', [shop.serverId])).toEqual([{ kept: 4 }]);
  await room.room.clock.advance(3 * 86_400_000);
  await house.tidy();
  expect(await room.sql('SELECT count(*)::int AS kept FROM ping WHERE server_id = $1', [shop.serverId])).toEqual([{ kept: 0 }]);
  expect(await room.sql('SELECT sum(listed)::int AS counted FROM ping_hour WHERE server_id = $1', [shop.serverId])).toEqual([
    { counted: 4 },
  ]);
  const [incident] = await incidents();
  expect(incident).toMatchObject({ serverName: 'Shop website', evidenceJson: '' });
  expect(incident!.explanation!.evidence.length).toBeGreaterThan(0);
  expect((await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pings).toEqual([]);
}, 60_000);

it('has room for the pings of the coming days, and of a day that nobody foresaw', async () => {
  await room.sees(shop, good(room.at(0)));
  await eventually(
    'it is stored',
    async () => (await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pings.length === 1,
  );
});
