import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database, rebuildProjection } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { PruneHistoryJob } from '../src/adapters/jobs/prune-history.job.js';
import { incidentProjection } from '../src/database/incident.projection.js';
import { PingPartitionRepository } from '../src/database/ping-partition.repository.js';
import { PingRepository } from '../src/database/ping.repository.js';
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

it('reads the incidents of a week without their evidence', async () => {
  expect((await incidents())[0]!.evidenceJson).not.toBe('');
  const asked = jest.spyOn(app.host.get<Database>('analyzer', Database), 'query');
  const week = { workspaceId: server.workspaceId, from: app.at(-86_400), to: app.at(60) };
  expect((await app.rpc(server).getWeeklySummary(week)).incidents).toBe(1);
  const statements = asked.mock.calls.map(([text]) => text).filter((text) => text.includes('incident_list'));
  asked.mockRestore();
  expect(statements).toHaveLength(1);
  expect(statements[0]).not.toMatch(/snapshot|\*|explanation/);
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

describe('pruning', () => {
  afterEach(() => void jest.restoreAllMocks());
  const run = () => app.host.get<PruneHistoryJob>('analyzer', PruneHistoryJob).run();

  it('goes on behind a step that fails, which fails the job in the end', async () => {
    await app.sql(`INSERT INTO snapshot VALUES (gen_random_uuid(), $1, 'local', gen_random_uuid(), '2026-01', '{}')`, [app.at(-100 * 86_400)]); // prettier-ignore
    const partitions = app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository);
    jest.spyOn(partitions, 'prune').mockRejectedValue(new Error('must be owner'));
    jest.spyOn(app.host.get<PingRepository>('analyzer', PingRepository), 'pruneHours').mockRejectedValue(new Error('canceled'));
    const ensured = jest.spyOn(partitions, 'ensure');
    await expect(run()).rejects.toThrow('must be owner; Error: canceled');
    expect(ensured).toHaveBeenCalled();
    expect(await app.sql('SELECT 1 FROM snapshot WHERE taken_at < $1', [app.at(-99 * 86_400)])).toEqual([]);
  });

  it('of evidence is several deletes where there is much', async () => {
    const [many, atOnce, long] = [2_500, 1_000, app.at(-100 * 86_400)];
    await app.sql(
      `INSERT INTO snapshot SELECT gen_random_uuid(), $1, 'local', gen_random_uuid(), '2026-01', '{}' FROM generate_series(1, ${many})`,
      [long],
    );
    const database = app.host.get<Database>('analyzer', Database);
    const gone: number[] = [];
    const query = database.query.bind(database);
    jest.spyOn(database, 'query').mockImplementation(async (text, values) => {
      const rows = await query<never>(text, values);
      if (text.includes('DELETE FROM snapshot')) gone.push(rows.length);
      return rows;
    });
    await run();
    expect(Math.max(...gone)).toBe(atOnce);
    expect(await app.sql('SELECT 1 FROM snapshot WHERE taken_at = $1', [long])).toEqual([]);
  });

  it('of totals reads no hour that stays', async () => {
    const [many, hours, old] = [1_100, 20, 12];
    await app.sql(
      `INSERT INTO ping_hour (server_id, hour, listed, success, failures, unknown, maintenance, good_us, p50_us, p95_us)
       SELECT ('eeeeeeee-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1::timestamptz - h * interval '1 hour', 1, 1, 0, 0, 0, 1, 1, 1
       FROM generate_series(1, ${many}) n, generate_series(1, ${hours}) h`,
      [app.at(-(400 * 86_400 - (hours - old) * 3_600 - 1_800))],
    );
    await app.sql('ANALYZE ping_hour');
    const sent = jest.spyOn(app.host.get<Database>('analyzer', Database), 'query');
    await run();
    const asked = sent.mock.calls.filter(([text]) => text.includes('ping_hour'));
    sent.mockRestore();
    expect(await app.sql(`SELECT count(*)::int AS hours FROM ping_hour WHERE server_id::text LIKE 'eeeeeeee-%'`)).toEqual([{ hours: many * (hours - old) }]); // prettier-ignore
    const plans = await Promise.all(asked.map(async ([text, values]) => JSON.stringify(await app.sql(`EXPLAIN ${text}`, values))));
    // A delete of so many rows is several.
    expect(plans.length).toBeGreaterThan(5);
    for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  });
});
