import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { SampleStatesJob } from '../src/adapters/jobs/sample-states.job.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { ReconcileIncidents } from '../src/application/reconcile-incidents.js';
import { RegionRepository } from '../src/database/region.repository.js';
import { ProcessDeadlines } from '../src/application/process-deadlines.js';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerApp, okCheck, failedCheck, withEvidence } from './app.js';
import type { Server } from './app.js';

let app: AnalyzerApp;
beforeAll(async () => {
  app = await AnalyzerApp.start();
}, 60_000);
afterAll(async () => app?.stop());

const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state;
const becomes = (server: Server, state: string) => eventually(`it becomes ${state}`, async () => (await stateOf(server)) === state, 20_000);
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

describe('a doubt that nobody resolves', () => {
  it('is left to the next slot after 45 seconds', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-300)), failedCheck(app.at(-200)));
    await eventually(
      'the doubt is left open',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'undecided' = 'true'`, [server.serverId]))
          .length,
    );
    expect(await incidentsOf(server)).toEqual([]);
    await app.checks(server, failedCheck(app.at(-5)));
    await becomes(server, 'down');
    expect((await incidentsOf(server))[0]!.startedAt!.getTime()).toBeLessThan(app.at(-190).getTime());
  });
});

describe('a server that comes and goes', () => {
  it('is told as one unstable incident, with a line every hour, and closes after half an hour of calm', async () => {
    const opened = await app.host.collect('incident.opened');
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    const outage = (from: number) => [
      failedCheck(app.at(from)),
      failedCheck(app.at(from + 5), { check: 'recheck' }),
      failedCheck(app.at(from + 15), { check: 'recheck' }),
      okCheck(app.at(from + 20), { check: 'down' }),
      okCheck(app.at(from + 45), { check: 'recovery' }),
      okCheck(app.at(from + 81), { check: 'recovery' }),
    ];
    await app.checks(server, okCheck(app.at(-1_000)));
    await app.checks(server, ...outage(-900));
    await app.checks(server, ...outage(-600));
    await app.checks(server, ...outage(-300).slice(0, 3));
    await becomes(server, 'unstable');
    const mine = await eventually('all three are told', () => {
      const notified = opened.filter((one) => one.serverId === server.serverId);
      return notified.length === 3 ? notified : null;
    });
    expect(mine.map((one) => one.kind)).toEqual(['down', 'down', 'unstable']);
    expect(mine.at(-1)!.outages).toBe(3);
    await eventually('both ends are told', () => resolved.filter((one) => one.serverId === server.serverId).length === 2);

    await app.checks(server, okCheck(app.at(-200)));
    await eventually(
      'it answers',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'goodSince' IS NOT NULL`, [server.serverId]))
          .length,
    );
    await app.host.clock.advance(2 * 3_600_000 + 60_000);
    const incidentId = mine.at(-1)!.incidentId;
    const timeline = await eventually('two hourly lines', async () => {
      const { incident } = await app.rpc(server).getIncident({ incidentId });
      return incident!.timeline.filter((entry) => entry.type === 'unstable').length >= 2 ? incident!.timeline : null;
    });
    expect(timeline.filter((entry) => entry.type === 'unstable').map((entry) => entry.text)).toContain(
      'It did not go away again in the last hour, and answers now.',
    );
    await app.checks(server, okCheck(app.at(0)));
    expect(await eventually('the end', () => resolved.find((one) => one.incidentId === incidentId))).toMatchObject({
      kind: 'unstable',
      reason: 'recovered',
    });
  });
});

describe('many serverIds that fail at once', () => {
  const evidence = seen().fails('connect_refused').behind('hosting', 'whogohost').snapshot;
  const many = 60;
  async function crowd(address: (i: number) => string): Promise<Server[]> {
    const region = `r${newId().slice(0, 8)}`;
    const workspaceId = newId();
    const userId = newId();
    const servers: Server[] = [];
    for (let i = 0; i < many; i++) {
      const own = i < 3 ? { workspaceId, userId } : {};
      const server = await app.addServer({ ...own, ipAddress: address(i), name: `Server ${i}` });
      servers.push(Object.assign(server, { region }));
      await app.checks(server, okCheck(app.at(-70), { region }));
    }
    await eventually(
      'all are up',
      async () =>
        (
          await app.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'up' AND ip_address <> ''`, [
            servers.map((one) => one.serverId),
          ])
        ).length === many,
      30_000,
    );
    return servers;
  }
  const fails = async (servers: (Server & { region?: string })[], check: string, seconds: number) => {
    await Promise.all(
      servers.map((server) =>
        app.checks(
          server,
          withEvidence(failedCheck(app.at(seconds), { check, region: server.region! }), { ...evidence, region: server.region! }),
        ),
      ),
    );
  };
  const report = async (region: string, referencesGood: number) => {
    await app.host.publish('region.health', { region, at: app.at(0), references: 3, referencesGood }, { key: region });
    await eventually('the region is known', async () => (await app.sql('SELECT 1 FROM region_health WHERE region = $1', [region])).length);
  };

  it('alarm nobody when our own references fail too: it is we who are blind', async () => {
    const opened = await app.host.collect('incident.opened');
    const operator = await app.host.collect('operator.alert');
    const servers = await crowd((i) => `192.0.2.${i}`);
    await report((servers[0] as Server & { region: string }).region, 0);
    await fails(servers, 'scheduled', -20);
    await eventually(
      'all are suspects',
      async () =>
        (
          await app.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'suspect'`, [
            servers.map((one) => one.serverId),
          ])
        ).length === many,
      30_000,
    );
    await fails(servers, 'recheck', -15);
    await fails(servers, 'recheck', -5);
    await eventually(
      'all are believed again',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'up'`, [servers.map((one) => one.serverId)]))
          .length === many,
      30_000,
    );
    await app.host.get<ProcessDeadlines>('analyzer', ProcessDeadlines).execute();
    const serverIds = new Set(servers.map((one) => one.serverId));
    expect(opened.filter((one) => serverIds.has(one.serverId))).toEqual([]);
    const { region } = servers[0] as Server & { region: string };
    const ours = () => operator.filter((one) => one.headline.includes(region));
    await eventually('the operator is told, once', () => ours().length === 1);
    expect(ours()[0]).toMatchObject({ service: 'analyzer', reason: 'region blind' });

    await app.host.get<SampleStatesJob>('analyzer', SampleStatesJob).run();
    const gauge = await app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics).regionBlind.get();
    expect(gauge.values.find(({ labels }) => labels['region'] === region)?.value).toBe(1);
    const regions = app.host.get<RegionRepository>('analyzer', RegionRepository);
    const blindAt = async (seconds: number) => (await regions.blindRegions(app.at(seconds))).get(region);
    expect([await blindAt(100), await blindAt(1_000)]).toEqual([true, false]);
    await report(region, 3);
    await eventually('it sees again', async () => (await blindAt(100)) === false);
  }, 90_000);

  it('alarm nobody either when we see again before their minute is over', async () => {
    const opened = await app.host.collect('incident.opened');
    const servers = await crowd((i) => `192.0.2.${i}`);
    const serverIds = servers.map((one) => one.serverId);
    const { region } = servers[0] as Server & { region: string };
    const states = async (what: string) =>
      (await app.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND ${what}`, [serverIds])).length;
    const sees = async (good: number) => {
      await eventually('the references', async () => {
        await report(region, good);
        const [row] = await app.sql<{ refsGood: number }>('SELECT refs_good FROM region_health WHERE region = $1', [region]);
        return row?.refsGood === good;
      });
      await new Promise((resolve) => setTimeout(resolve, 700)); // the verdict of before holds for half a second
    };
    // Our references were last seen well when the first of them failed: it looks like a large outage elsewhere.
    await sees(3);
    const [last, others] = [servers.slice(-1), servers.slice(0, -1)];
    await fails(servers, 'scheduled', -20);
    await eventually('all are suspects', async () => (await states(`state = 'suspect'`)) === many, 30_000);
    await fails(others, 'recheck', -15);
    await fails(others, 'recheck', -5);
    await eventually(
      'they wait for a minute',
      async () => (await states(`health @> '{"now": {"confirmed": {"mass": true}}}'`)) === many - 1,
      30_000,
    );
    await sees(0);
    await fails(last, 'recheck', -15);
    await fails(last, 'recheck', -5);
    await eventually(
      'we know that we are blind',
      async () => (await app.sql('SELECT 1 FROM region_health WHERE region = $1 AND blind_until IS NOT NULL', [region])).length === 1,
    );
    await sees(3);
    await app.host.clock.advance(45_000);
    await eventually('all are believed again', async () => (await states(`state = 'up'`)) === many, 30_000);
    expect(opened.filter((one) => serverIds.includes(one.serverId))).toEqual([]);
  }, 90_000);

  it('are told after a minute, together where they share a provider, when our references answer', async () => {
    const opened = await app.host.collect('incident.opened');
    const servers = await crowd((i) => (i < 2 ? '192.0.2.250' : `192.0.2.${i}`));
    const serverIds = new Set(servers.map((one) => one.serverId));
    await report((servers[0] as Server & { region: string }).region, 3);
    // One of the workspace's three fell later; its minute is not over when the others are told, and it goes with them.
    const late = servers.slice(2, 3);
    const early = servers.filter((one) => !late.includes(one));
    await fails(early, 'scheduled', -20);
    await fails(late, 'scheduled', -1);
    await eventually(
      'all are suspects',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'suspect'`, [[...serverIds]])).length === many,
      30_000,
    );
    await fails(early, 'recheck', -15);
    await fails(early, 'recheck', -5);
    await fails(late, 'recheck', 4);
    await fails(late, 'recheck', 14);
    await eventually(
      'all are confirmed',
      async () =>
        (
          await app.sql(
            `SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND health -> 'now' -> 'confirmed' IS NOT NULL AND jsonb_typeof(health -> 'now' -> 'confirmed') = 'object'`,
            [[...serverIds]],
          )
        ).length === many,
      30_000,
    );
    expect(opened.filter((one) => serverIds.has(one.serverId))).toEqual([]);
    await app.host.clock.advance(45_000);
    const notified = await eventually(
      'all are told',
      () => {
        const mine = opened.filter((one) => serverIds.has(one.serverId));
        return mine.length === many ? mine : null;
      },
      30_000,
    );
    const groups = notified.filter((one) => one.groupId !== '');
    expect(groups.map((one) => one.serverName).sort()).toEqual(['Server 0', 'Server 1', 'Server 2']);
    expect(new Set(groups.map((one) => one.groupId)).size).toBe(1);
  }, 90_000);
});

describe('the reconciler', () => {
  it('resolves an incident whose server is believed to be well, and leaves the others alone', async () => {
    const server = await app.addServer();
    const other = await app.addServer();
    for (const one of [server, other])
      await app.checks(
        one,
        okCheck(app.at(-90)),
        failedCheck(app.at(-40)),
        failedCheck(app.at(-35), { check: 'recheck' }),
        failedCheck(app.at(-25), { check: 'recheck' }),
      );
    await becomes(server, 'down');
    await becomes(other, 'down');
    await app.sql(`UPDATE monitor SET health = '{"now":{"is":"up","goodAt":0},"outages":[]}', state = 'up' WHERE server_id = $1`, [
      server.serverId,
    ]);
    await app.host.get<ReconcileIncidents>('analyzer', ReconcileIncidents).execute();
    expect((await incidentsOf(server))[0]!.status).toBe('resolved');
    expect((await incidentsOf(other))[0]!.status).toBe('open');
  });
  it('starts afresh with a server whose incident is gone', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-90)));
    await becomes(server, 'up');
    await app.sql(`UPDATE monitor SET health = jsonb_set(health, '{now}', $2::jsonb), state = 'down' WHERE server_id = $1`, [
      server.serverId,
      JSON.stringify({ is: 'down', incidentId: newId(), since: 1, badAt: 1 }),
    ]);
    await app.host.get<ReconcileIncidents>('analyzer', ReconcileIncidents).execute();
    expect(await stateOf(server)).toBe('unknown');
  });
});

describe('what makes no sense', () => {
  it('is left out, and its neighbours go on', async () => {
    const server = await app.addServer();
    await app.checks(
      server,
      okCheck(app.at(-90)),
      { ...okCheck(app.at(-80)), outcome: 'splendid' },
      { ...okCheck(app.at(-70)), serverId: 'nobody' },
      { ...okCheck(app.at(-60)), scheduledAt: undefined as never, startedAt: undefined },
      okCheck(app.at(-50), { message: 'nul \u0000 sign' }),
      okCheck(new Date('2001-01-01T00:00:00Z')),
      okCheck(app.at(-40)),
    );
    await eventually(
      'three good ones',
      async () =>
        (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems >= 3,
    );
    const { pings } = await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' });
    expect(pings.length).toBeLessThanOrEqual(4);
    expect(pings.every((ping) => !ping.message.includes('\u0000'))).toBe(true);
  });
});
