import { describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { Database, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { RegionSight } from '../src/application/region-sight.js';
import { ProcessDeadlines } from '../src/application/process-deadlines.js';
import { WatchRegions } from '../src/application/watch-regions.js';
import { SampleStatesJob } from '../src/adapters/jobs/sample-states.job.js';
import { RegionRepository } from '../src/database/region.repository.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { useAnalyzer, okCheck, failedCheck } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();
const { PROBER_SIGHT_SEES, PROBER_SIGHT_BLIND, PROBER_SIGHT_UNSPECIFIED } = pings.ProberSight;

const report = async (region: string, sight = PROBER_SIGHT_SEES, over: { proberId?: string; referencesGood?: number } = {}) => {
  const message = { region, at: app.at(0), references: 3, referencesGood: 3, proberId: `${region}-1`, sight, ...over };
  await app.host.publish('region.health', message, { key: region });
};
const regions = async () => (await app.rpc().listRegions({})).regions;
const isLive = async (id: string) => (await regions()).find((region) => region.id === id)?.live;
/** So long a process remembers which regions are live. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));
/** These are live, as every process knows a second later. */
const live = async (...ids: string[]) => {
  for (const id of ids) await report(id);
  await eventually('they are live', async () => (await Promise.all(ids.map(isLive))).every(Boolean));
  await aSecond();
};
const places = () => ['lagos', 'london'].map((name) => `${name}-${newId().slice(0, 8)}`) as [string, string];
const forgetRegions = async () => {
  await app.sql('DELETE FROM prober_sight');
  await app.sql('DELETE FROM region_health');
  await app.sql('DELETE FROM sight_silence');
};
const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0];
const becomes = (server: Server, state: string) =>
  eventually(`it becomes ${state}`, async () => (await stateOf(server))?.state === state, 20_000);
const deadlines = () => app.host.get<ProcessDeadlines>('analyzer', ProcessDeadlines).execute();
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

/** Lagos does not reach it, London does; the first failure is so many seconds ago. In one message, since the job of the deadlines ends old suspicions. */
async function disagreement(lagos: string, london: string, ago = 50) {
  const server = await app.addServer();
  await app.checks(server, okCheck(app.at(-ago - 60), { region: lagos }));
  await becomes(server, 'up');
  await app.checks(
    server,
    failedCheck(app.at(-ago), { region: lagos }),
    okCheck(app.at(5 - ago), { region: london, check: 'recheck' }),
    failedCheck(app.at(15 - ago), { region: lagos, check: 'recheck' }),
    okCheck(app.at(30 - ago), { region: london, check: 'recheck' }),
  );
  return server;
}

describe('regions that disagree', () => {
  it('open one partial incident in words, and it resolves when all of them reach the server again', async () => {
    await forgetRegions();
    const [lagos, london] = places();
    const opened = await app.host.collect('incident.opened');
    const resolved = await app.host.collect('incident.resolved');
    const rechecks = await app.host.collect('recheck.wanted');
    const health = await app.host.collect('server.health');
    await live(lagos, london);
    const server = await disagreement(lagos, london, 100);
    await becomes(server, 'partial');
    const incident = await eventually('it is notified', () => opened.find((one) => one.serverId === server.serverId));
    expect(incident).toMatchObject({ kind: 'partial', incidentKind: 3, level: 'warning', regions: [lagos], goodRegions: [london] });
    expect(incident.cause).toMatch(/^Reached from London \w+, not from Lagos \w+$/);
    expect(incident.explanation?.whatHappened).toContain('but not from Lagos');
    const asked = rechecks.filter((one) => one.serverId === server.serverId).slice(0, 3);
    expect(asked.map((one) => one.votedRegions)).toEqual([[lagos], [london], [lagos]]);
    const state = await eventually('the page is notified', () => health.findLast((one) => one.serverId === server.serverId));
    expect(state).toMatchObject({ state: 'partial', healthState: 9 });

    const [listed] = await incidentsOf(server);
    expect(listed).toMatchObject({ kind: 'partial', status: 'open', badRegions: [lagos], goodRegions: [london] });
    for (const seconds of [-20, 0, 20, 41]) await app.checks(server, okCheck(app.at(seconds), { region: lagos, check: 'recovery' }));
    expect(await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId))).toMatchObject({
      kind: 'partial',
      incidentId: incident.incidentId,
      reason: 'recovered',
    });
    await becomes(server, 'up');
    expect(opened.filter((one) => one.serverId === server.serverId)).toHaveLength(1);
    const { timeline } = (await app.rpc(server).getIncident({ incidentId: incident.incidentId })).incident!;
    expect(timeline.map((entry) => entry.type)).toEqual(['first_failure', 'resolved', 'opened']);
    expect(timeline.find((entry) => entry.type === 'opened')!.text).toMatch(/^Reached from London/);
  }, 60_000);

  it('and then agree make it down for everybody: the same incident, notified once more, counted from then', async () => {
    await forgetRegions();
    const [lagos, london] = places();
    const opened = await app.host.collect('incident.opened');
    const worsened = await app.host.collect('incident.worsened');
    const resolved = await app.host.collect('incident.resolved');
    await live(lagos, london);
    const server = await disagreement(lagos, london, 300);
    await becomes(server, 'partial');
    const since = app.at(-200);
    for (const after of [0, 5, 15])
      await app.checks(server, failedCheck(new Date(since.getTime() + after * 1_000), { region: london, check: 'recheck' }));
    const notified = await eventually('it is notified', () => worsened.find((one) => one.serverId === server.serverId));
    expect(notified).toMatchObject({ at: since, incidentKind: 1, level: 'critical', regions: [lagos, london], serverName: 'Shop website' });
    expect(notified.cause).not.toMatch(/^Reached from/);
    await becomes(server, 'down');
    const [listed] = await incidentsOf(server);
    expect(listed).toMatchObject({ id: notified.incidentId, kind: 'down', status: 'open', badRegions: [lagos, london], goodRegions: [] });
    const back = (after: number, region: string) =>
      app.checks(server, okCheck(new Date(since.getTime() + after * 1_000), { region, check: 'recovery' }));
    for (const after of [100, 130, 161]) await back(after, london);
    await becomes(server, 'recovering');
    await back(165, lagos);
    expect(await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId))).toMatchObject({
      kind: 'down',
      cause: notified.cause,
    });
    const week = await app.rpc(server).getWeeklySummary({ workspaceId: server.workspaceId, from: app.at(-86_400), to: app.at(60) });
    expect(week).toMatchObject({ incidents: 1, downtimeSeconds: 100 });
    expect(opened.filter((one) => one.serverId === server.serverId)).toHaveLength(1);
    const types = (await app.rpc(server).getIncident({ incidentId: notified.incidentId })).incident!.timeline.map((entry) => entry.type);
    expect(types.filter((type) => type === 'worsened')).toHaveLength(1);
    const exported = JSON.parse(
      (await app.rpc(server).export({ userId: server.userId, workspaceIds: [server.workspaceId], part: 'incidents:0' })).json,
    ) as {
      incidents: unknown[];
    };
    expect(exported.incidents).toMatchObject([{ kind: 'down', regions: [lagos, london], good_regions: [] }]);
  }, 60_000);

  it('tell nothing twice when everything comes twice and late, judged by two processes', async () => {
    await forgetRegions();
    const [lagos, london] = places();
    const opened = await app.host.collect('incident.opened');
    await live(lagos, london);
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-110), { region: lagos }));
    await becomes(server, 'up');
    const votes = [
      okCheck(app.at(-20), { region: london, check: 'recheck' }),
      failedCheck(app.at(-35), { region: lagos, check: 'recheck' }),
      failedCheck(app.at(-50), { region: lagos }),
      okCheck(app.at(-45), { region: london, check: 'recheck' }),
    ];
    await app.checks(server, votes[2]!);
    for (const vote of [...votes, ...votes]) await app.checks(server, vote);
    await eventually('all are stored', async () => {
      const { pagination } = await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' });
      return pagination!.totalItems === 5;
    });
    await Promise.all([deadlines(), deadlines(), deadlines()]);
    await becomes(server, 'partial');
    await eventually('it is notified', () => opened.some((one) => one.serverId === server.serverId));
    await deadlines();
    expect(opened.filter((one) => one.serverId === server.serverId)).toHaveLength(1);
  }, 60_000);
});

describe('a region that dies in the middle of a suspicion', () => {
  it('does not leave it hanging: the one that is left decides', async () => {
    await forgetRegions();
    const [lagos, london] = places();
    await live(lagos, london);
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-120), { region: lagos }));
    await becomes(server, 'up');
    await app.checks(server, failedCheck(app.at(-25), { region: lagos }));
    for (const seconds of [-10, 4]) await app.checks(server, failedCheck(app.at(seconds), { region: lagos, check: 'recheck' }));
    await becomes(server, 'suspect');
    for (const table of ['prober_sight', 'region_health'])
      await app.sql(`UPDATE ${table} SET seen_at = seen_at - interval '1 minute' WHERE region = $1`, [london]);
    await aSecond();
    await app.host.clock.advance(21_000);
    await report(lagos);
    await becomes(server, 'down');
    expect(await isLive(london)).toBe(false);
  }, 60_000);
});

describe('an uplink that is cut', () => {
  it('alarms nobody: what nobody could measure is grey, and an operator is notified once an episode', async () => {
    await forgetRegions();
    const [lagos] = places();
    const opened = await app.host.collect('incident.opened');
    const operator = await app.host.collect('operator.alert');
    const rechecks = await app.host.collect('recheck.wanted');
    await live(lagos);
    const servers = await Promise.all([1, 2, 3].map(() => app.addServer()));
    for (const server of servers) await app.checks(server, okCheck(app.at(-120), { region: lagos }));
    for (const server of servers) await becomes(server, 'up');
    // The first answer was still a vote; from then on the prober knows that it sees nothing.
    const [first] = servers as [Server, Server, Server];
    await app.checks(first, failedCheck(app.at(-50), { region: lagos }));
    await becomes(first, 'suspect');
    for (const server of servers)
      for (const seconds of [-45, -35, -20])
        await app.checks(server, okCheck(app.at(seconds), { region: lagos, outcome: 'missed', check: 'recheck', errorClass: 'blind' }));
    await eventually('it is asked again', () => rechecks.filter((one) => one.serverId === first.serverId).length > 3);
    await report(lagos, PROBER_SIGHT_BLIND);
    await eventually('it is blind', async () => (await isLive(lagos)) === false);
    const watch = app.host.get<WatchRegions>('analyzer', WatchRegions);
    for (const seconds of [0, 29, 30, 31, 60]) await watch.execute(app.at(0), 1e12 + seconds * 1_000);
    await app.host.get<SampleStatesJob>('analyzer', SampleStatesJob).run();
    const gauge = await app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics).regionBlind.get();
    expect(gauge.values.find(({ labels }) => labels['region'] === lagos)?.value).toBe(1);
    await deadlines();
    expect(opened.filter((one) => servers.some(({ serverId }) => serverId === one.serverId))).toEqual([]);
    expect((await Promise.all(servers.map(stateOf))).map((one) => one!.state)).toEqual(['suspect', 'up', 'up']);
    const notified = () => operator.filter((one) => one.headline.includes(lagos));
    await eventually('the operator is notified', () => notified().length > 0);
    expect(notified()).toMatchObject([{ service: 'analyzer', reason: 'region blind' }]);

    await report(lagos);
    await eventually('it sees again', async () => await isLive(lagos));
    await app.checks(first, okCheck(app.at(0), { region: lagos }));
    await becomes(first, 'up');
  }, 60_000);

  it('is no vote either from a prober that cannot know it yet, where its region reports no good reference', async () => {
    await forgetRegions();
    const [lagos] = places();
    await report(lagos, PROBER_SIGHT_UNSPECIFIED, { proberId: '', referencesGood: 0 });
    await eventually('it is blind', async () => (await isLive(lagos)) === false);
    await aSecond();
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-60), { region: lagos, proberId: '' }));
    await becomes(server, 'up');
    await app.checks(server, failedCheck(app.at(-30), { region: lagos, proberId: '' }), okCheck(app.at(-60), { region: 'other' }));
    await eventually('it is stored', async () => (await stateOf(server))?.lastPingStatus === 'failure');
    expect((await stateOf(server))?.state).toBe('up');
    await app.checks(server, failedCheck(app.at(-20), { region: lagos, proberId: 'knows-itself' }));
    await becomes(server, 'suspect');
  }, 60_000);
});

describe('a region', () => {
  it('is live by each of its probers, and the blind one does not speak for the other', async () => {
    await forgetRegions();
    const [lagos] = places();
    await report(lagos, PROBER_SIGHT_SEES, { proberId: 'one' });
    await report(lagos, PROBER_SIGHT_BLIND, { proberId: 'two' });
    await eventually('both are known', async () => (await app.sql('SELECT 1 FROM prober_sight WHERE region = $1', [lagos])).length === 2);
    expect(await isLive(lagos)).toBe(true);
    await report(lagos, PROBER_SIGHT_BLIND, { proberId: 'one' });
    await eventually('it is blind', async () => (await isLive(lagos)) === false);
  });

  it('is not left by the first word of another after nobody was heard, as where the bus is away', async () => {
    await forgetRegions();
    const [lagos, london] = places();
    await live(lagos, london);
    const seen = new RegionSight(app.host.get<RegionRepository>('analyzer', RegionRepository), app.host.clock);
    const forVerdicts = async (): Promise<string[]> => {
      await aSecond();
      return seen.live(app.host.get<Database>('analyzer', Database));
    };
    for (const table of ['prober_sight', 'region_health']) await app.sql(`UPDATE ${table} SET seen_at = seen_at - interval '1 minute'`);
    await app.sql(`UPDATE sight_silence SET last_report_at = last_report_at - interval '1 minute'`);
    expect(await forVerdicts()).toEqual([lagos, london]);
    await report(london);
    await eventually('london is back', async () => (await app.sql('SELECT 1 FROM sight_silence WHERE silent_until > silent_from'))[0]);
    expect(await forVerdicts()).toEqual([lagos, london]);
    await app.sql(`UPDATE sight_silence SET silent_until = silent_until - interval '15 seconds'`);
    expect(await forVerdicts()).toEqual([london]);
    await report(london);
    expect(await forVerdicts()).toEqual([london]);
  });

  it('that nobody reports from is notified to the operator after two minutes, once', async () => {
    await forgetRegions();
    const [lagos] = places();
    const operator = await app.host.collect('operator.alert');
    await live(lagos);
    const watch = app.host.get<WatchRegions>('analyzer', WatchRegions);
    for (const seconds of [0, 119, 121, 300]) await watch.execute(app.at(40), 2e12 + seconds * 1_000);
    await eventually('the operator is notified', () => operator.some((one) => one.headline.includes(lagos)));
    expect(operator.filter((one) => one.headline.includes(lagos))).toMatchObject([{ reason: 'region silent' }]);
    const [seen] = (await regions()).filter(({ id }) => id === lagos);
    expect(seen!.lastSeenAt!.getTime()).toBeGreaterThan(app.at(-60).getTime());
  });

  it('that an older release has last heard of is live by that', async () => {
    await forgetRegions();
    const [lagos] = places();
    await app.sql('INSERT INTO region_health (region, seen_at, refs, refs_good) VALUES ($1, $2, 3, 3)', [lagos, app.at(-5)]);
    expect(await isLive(lagos)).toBe(true);
  });
});
