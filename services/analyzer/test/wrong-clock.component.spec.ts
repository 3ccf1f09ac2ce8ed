import { beforeAll, expect, it } from '@jest/globals';
import { incidents, pings } from '@nowahala/contracts';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Database, newId, Store } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { PruneBeatsJob } from '../src/adapters/jobs/prune-beats.job.js';
import { PruneHistoryJob } from '../src/adapters/jobs/prune-history.job.js';
import { ProcessDeadlines } from '../src/application/process-deadlines.js';
import { QueryRegistry } from '../src/application/query-registry.js';
import { RecordBeats } from '../src/application/record-beats.js';
import { RecordCertificates } from '../src/application/record-certificates.js';
import { RegionSight } from '../src/application/region-sight.js';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { WatchSlowness } from '../src/application/watch-slowness.js';
import { RegionRepository } from '../src/database/region.repository.js';
import { SlowServerRepository } from '../src/database/slow-server.repository.js';
import type { CheckResult } from '../src/domain/health/check-result.js';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
import { useJobs } from './job-scenario.js';

const app = useAnalyzer({ DOMAIN_LOOKUPS: 'off' });
const { takesCalls, givenJob, judge, passes, incidentsOf } = useJobs(app);
let due: incidents.RenewalDue[];
let opened: incidents.IncidentOpened[];
beforeAll(async () => {
  due = await app.host.collect('renewal.due');
  opened = await app.host.collect('incident.opened');
}, 60_000);

const warnDue = () => app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals).execute();

it('what was measured is stored by a machine whose clock is weeks slow', async () => {
  const server = await app.addServer();
  const began = app.at(0).getTime();
  await app.host.clock.advance(-20 * DAY_MS);
  await app.checks(server, okCheck(new Date(began)));
  const stored = 'SELECT 1 FROM ping WHERE server_id = $1';
  await eventually('it is stored', async () => (await app.sql(stored, [server.serverId])).length === 1);
  await app.host.clock.advance(20 * DAY_MS);
});

it('a date is not warned of by a machine whose clock is weeks ahead, and is at its own time', async () => {
  const { serverId, workspaceId, userId } = await app.addServer({ website: '' });
  await eventually('it is known', async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [serverId])).length === 1);
  const date = new Date(app.host.clock.nowMs() + 45 * DAY_MS).toISOString().slice(0, 10);
  const owner = app.host.client(incidents.RenewalServiceService, 'analyzer', userCaller(userId, [workspaceId]));
  await owner.addRenewal({ serverId, name: 'Hosting', date });
  await app.onMachine(50 * DAY_MS, warnDue);
  expect(await app.sql('SELECT warned FROM renewal WHERE workspace_id = $1', [workspaceId])).toEqual([{ warned: 0 }]);
  const ofOwner = () => due.filter((one) => one.workspaceId === workspaceId).length;
  for (const warnings of [1, 2]) {
    await app.host.clock.advance(16 * DAY_MS);
    await warnDue();
    await eventually(`${warnings} warnings`, () => ofOwner() === warnings);
  }
});

it('a call of a job keeps its time, and a missing one is told in time, by a machine whose clock is an hour slow', async () => {
  const [gateway, job] = [takesCalls(), await givenJob()];
  const at = app.host.clock.now();
  const run = { runId: newId(), from: at, until: at, ended: true };
  const beat = {
    ...{ heartbeatId: job.serverId, runId: run.runId, number: 1, at, exitCode: null, words: '' },
    addressRound: 1,
    byPost: true,
  };
  const record = app.host.get<RecordBeats>('analyzer', RecordBeats);
  const store = app.host.get<Store>('analyzer', Store);
  await app.onMachine(-HOUR_MS, async () => store.transaction((tx) => record.execute(tx, run, [{ ...beat, kind: 'success' }])));
  expect(await app.sql('SELECT last_at FROM heartbeat WHERE heartbeat_id = $1', [job.serverId])).toEqual([{ lastAt: at }]);
  await passes(71 * 60_000);
  await gateway.report();
  await app.onMachine(-HOUR_MS, judge);
  expect(await incidentsOf(job)).toHaveLength(1);
});

it('an outage is not dated back by a machine whose clock is an hour slow', async () => {
  const server = await app.addServer();
  const began = app.at(0).getTime();
  await app.checks(server, okCheck(app.at(-60)));
  await app.host.clock.advance(-3_600_000);
  for (const [index, seconds] of [0, 5, 15, 30].entries()) {
    await app.checks(server, failedCheck(new Date(began + seconds * 1_000), index === 0 ? {} : { check: 'recheck' }));
    const stored = 'SELECT 1 FROM ping WHERE server_id = $1';
    await eventually('it is stored', async () => (await app.sql(stored, [server.serverId])).length === index + 2);
  }
  const incident = await eventually('it opens', () => opened.find(({ serverId }) => serverId === server.serverId));
  expect(incident.startedAt).toEqual(new Date(began));
  await app.host.clock.advance(3_600_000);
});

it('a suspicion is not ended early by a machine whose clock is an hour ahead, and is at its own time', async () => {
  const server = await app.addServer();
  const checks = [
    okCheck(app.at(-60), { region: 'lagos' }),
    failedCheck(app.at(-1), { region: 'lagos' }),
    failedCheck(app.at(0), { region: 'london', check: 'recheck' }),
  ];
  for (const check of checks) await app.checks(server, check);
  const stored = 'SELECT 1 FROM ping WHERE server_id = $1';
  await eventually('all are stored', async () => (await app.sql(stored, [server.serverId])).length === checks.length);
  await app.onMachine(HOUR_MS, () => app.host.get<ProcessDeadlines>('analyzer', ProcessDeadlines).execute());
  expect(await app.sql('SELECT state FROM monitor WHERE server_id = $1', [server.serverId])).toEqual([{ state: 'suspect' }]);
  expect(await incidentsOf(server)).toEqual([]);
  await app.host.clock.advance(46_000);
  await eventually('it opens', () => opened.some(({ serverId }) => serverId === server.serverId));
});

it('a region is live by the word of a machine whose clock is an hour ahead, and to one', async () => {
  const region = `lagos-${newId().slice(0, 8)}`;
  const sight = pings.ProberSight.PROBER_SIGHT_SEES;
  const report = { region, at: app.at(0), references: 3, referencesGood: 3, proberId: 'one', sight };
  await app.onMachine(HOUR_MS, async () => {
    await app.host.publish('region.health', report, { key: region });
    await eventually('it is noted', async () => (await app.sql('SELECT 1 FROM prober_sight WHERE region = $1', [region])).length === 1);
  });
  const live = async () => (await app.rpc().listRegions({})).regions.filter((one) => one.live).map(({ id }) => id);
  expect(await live()).toContain(region);
  const database = app.host.get<Database>('analyzer', Database);
  const seen = new RegionSight(app.host.get<RegionRepository>('analyzer', RegionRepository), app.host.clock);
  expect(await app.onMachine(HOUR_MS, () => seen.live(database))).toContain(region);
});

it('nothing that is kept is deleted by a machine whose clock is a year ahead', async () => {
  const server = await app.addServer();
  await app.checks(server, okCheck(app.at(-60)));
  const kept = async () => (await app.sql('SELECT 1 FROM ping WHERE server_id = $1', [server.serverId])).length;
  await eventually('it is stored', kept);
  const jobs = [app.host.get<PruneHistoryJob>('analyzer', PruneHistoryJob), app.host.get<PruneBeatsJob>('analyzer', PruneBeatsJob)];
  for (const job of jobs) await expect(app.onMachine(366 * DAY_MS, () => job.run())).rejects.toThrow('ahead');
  expect(await kept()).toBe(1);
});

it('a server that may be slow is looked at in its time, by the word of a machine whose clock is an hour ahead, and by one', async () => {
  const server = await app.addServer();
  const slow = app.host.get<SlowServerRepository>('analyzer', SlowServerRepository);
  await slow.look(app.host.get<Database>('analyzer', Database), [server], app.at(3_600));
  const late = `SELECT 1 FROM slow_server WHERE server_id = $1 AND next_look_at > now() + interval '10 minutes'`;
  expect(await app.sql(late, [server.serverId])).toEqual([]);
  await app.sql('UPDATE slow_server SET next_look_at = $2 WHERE server_id = $1', [server.serverId, app.at(1_800)]);
  await app.onMachine(HOUR_MS, () => app.host.get<WatchSlowness>('analyzer', WatchSlowness).execute());
  expect(await app.sql(late, [server.serverId])).toHaveLength(1);
});

it('a registry that rests is asked before its time neither by a machine that is ahead nor because of one that is slow', async () => {
  const queries = app.host.get<QueryRegistry>('analyzer', QueryRegistry);
  await app.sql(`INSERT INTO domain_registry (zone, next_at) VALUES ('rests', $1)`, [app.at(3_600)]);
  await app.sql(`INSERT INTO watched_domain (name, zone, ask_at) VALUES ('nobody.rests', 'rests', $1)`, [app.at(-60)]);
  expect(await app.onMachine(2 * HOUR_MS, () => queries.execute())).toBe(false);
  await app.onMachine(-366 * DAY_MS, () => queries.bringBack());
  expect(await app.sql(`SELECT 1 FROM domain_registry WHERE zone = 'rests' AND next_at > $1`, [app.at(60)])).toHaveLength(1);
});

it('a certificate was seen when it was, and not in the past of a machine whose clock is a day slow', async () => {
  const server = await app.addServer();
  await eventually(
    'it is known',
    async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [server.serverId])).length === 1,
  );
  const seenAt = app.at(0);
  const certificate = { fingerprint: 'ab'.repeat(32), issuer: 'R', startsAt: app.at(-DAY_MS / 1_000), endsAt: app.at(DAY_MS / 20) };
  const result = { serverId: server.serverId, startedAt: seenAt, certificate } as CheckResult;
  await app.onMachine(-DAY_MS, () => app.host.get<RecordCertificates>('analyzer', RecordCertificates).execute([result]));
  expect(await app.sql('SELECT seen_at FROM certificate WHERE server_id = $1', [server.serverId])).toEqual([{ seenAt }]);
});
