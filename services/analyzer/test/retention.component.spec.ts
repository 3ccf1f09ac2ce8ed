import { beforeAll, expect, it } from '@jest/globals';
import { Database, rebuildProjection } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { PruneHistoryJob } from '../src/adapters/jobs/prune-history.job.js';
import { incidentProjection } from '../src/database/incident.projection.js';
import { incident } from '../src/domain/incident/incident.js';
import { seen } from './fixtures/evidence-builder.js';
import { useAnalyzer, okCheck, failedCheck, withEvidence } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();
let server: Server;
beforeAll(async () => {
  server = await app.addServer();
  await app.checks(server, okCheck(app.at(-7_200)));
  await app.checks(server, withEvidence(failedCheck(app.at(-40)), seen().fails('connect_refused').snapshot));
  await app.checks(server, failedCheck(app.at(-35), { check: 'recheck' }), failedCheck(app.at(-25), { check: 'recheck' }));
  await eventually('the incident', async () => (await incidents()).length);
}, 60_000);

const incidents = async () =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

it('rebuilds the list of incidents from their events, the same to the letter', async () => {
  const rows = async () => app.sql('SELECT * FROM incident_list ORDER BY id');
  const before = await rows();
  await app.sql(`UPDATE incident_list SET cause = 'damaged'`);
  await rebuildProjection(app.host.get<Database>('analyzer', Database), { aggregate: incident }, incidentProjection);
  expect(await rows()).toEqual(before);
});

it('keeps pings and snapshots for ninety days, figures and incidents for longer', async () => {
  const history = app.host.get<PruneHistoryJob>('analyzer', PruneHistoryJob);
  expect((await incidents())[0]!.evidenceJson).toContain('connect_refused');
  await app.host.clock.advance(89 * 86_400_000);
  await app.closesHours();
  await history.run();
  const listed = async () => (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pings.length;
  expect(await listed()).toBe(4);
  await app.host.clock.advance(3 * 86_400_000);
  await history.run();
  const kept = 'SELECT server_id FROM ping WHERE server_id = $1 UNION ALL SELECT server_id FROM ping_pack WHERE server_id = $1';
  expect(await app.sql(kept, [server.serverId])).toEqual([]);
  expect(await app.sql('SELECT sum(listed)::int AS counted FROM ping_hour WHERE server_id = $1', [server.serverId])).toEqual([
    { counted: 4 },
  ]);
  const [first] = await incidents();
  expect(first).toMatchObject({ serverName: 'Shop website', evidenceJson: '' });
  expect(first!.explanation!.evidence.length).toBeGreaterThan(0);
  expect(await listed()).toBe(0);
}, 60_000);

it('has room for the pings of the coming days, and of a day that nobody foresaw', async () => {
  await app.checks(server, okCheck(app.at(0)));
  await eventually(
    'it is stored',
    async () => (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pings.length === 1,
  );
});
