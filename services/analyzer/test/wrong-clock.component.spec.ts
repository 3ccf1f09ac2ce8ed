import { beforeAll, expect, it, jest } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { DAY_MS } from '@nowahala/kernel';
import { newId, Store } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { RecordBeats } from '../src/application/record-beats.js';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
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
  const today = Date.now.bind(Date);
  const wrong = jest.spyOn(Date, 'now').mockImplementation(() => today() + 50 * DAY_MS);
  await warnDue();
  wrong.mockRestore();
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
  const today = Date.now.bind(Date);
  const onSlowMachine = async (work: () => Promise<unknown>): Promise<void> => {
    const wrong = jest.spyOn(Date, 'now').mockImplementation(() => today() - 3_600_000);
    await work().finally(() => wrong.mockRestore());
  };
  const at = app.host.clock.now();
  const run = { runId: newId(), from: at, until: at, ended: true };
  const beat = {
    ...{ heartbeatId: job.serverId, runId: run.runId, number: 1, at, exitCode: null, words: '' },
    addressRound: 1,
    byPost: true,
  };
  const record = app.host.get<RecordBeats>('analyzer', RecordBeats);
  const store = app.host.get<Store>('analyzer', Store);
  await onSlowMachine(async () => store.transaction((tx) => record.execute(tx, run, [{ ...beat, kind: 'success' }])));
  expect(await app.sql('SELECT last_at FROM heartbeat WHERE heartbeat_id = $1', [job.serverId])).toEqual([{ lastAt: at }]);
  await passes(71 * 60_000);
  await gateway.report();
  await onSlowMachine(judge);
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
