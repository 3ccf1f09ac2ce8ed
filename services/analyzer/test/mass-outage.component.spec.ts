import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { SampleStatesJob } from '../src/adapters/jobs/sample-states.job.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { RegionRepository } from '../src/database/region.repository.js';
import { ProcessDeadlines } from '../src/application/process-deadlines.js';
import { seen } from './fixtures/evidence-builder.js';
import { useAnalyzer, okCheck, failedCheck, withEvidence } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();

describe('many servers that fail at once', () => {
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
    await app.host.publish(
      'region.health',
      { region, at: app.at(0), references: 3, referencesGood, proberId: 'prober-1', sight: 0 },
      { key: region },
    );
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
    // One of the workspace's three fell later; its minute is not over when the others open, and it opens with them.
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
