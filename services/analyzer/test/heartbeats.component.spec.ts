import { describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { SampleStatesJob } from '../src/adapters/jobs/sample-states.job.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { AnalyzerApp, useAnalyzer } from './app.js';
import { configurationOf, kinds, useJobs } from './job-scenario.js';
import type { Job } from './job-scenario.js';

const app: AnalyzerApp = useAnalyzer();
const { takesCalls, givenJob, configure, judge, passes, incidentsOf, stateOf } = useJobs(app);

describe('a backup', () => {
  it('that did not run is told once its grace is over, with the last words of the run before', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId, words: 'saved 412 files\n' }]);
    expect((await stateOf(job)).state).toBe('up');
    await passes(HOUR_MS + 9 * MINUTE_MS);
    await gateway.report();
    await judge();
    expect([(await stateOf(job)).state, await incidentsOf(job)]).toEqual(['late', []]);
    await passes(MINUTE_MS + SECOND_MS);
    await gateway.report();
    await judge();
    const [incident] = await incidentsOf(job);
    expect(incident).toMatchObject({
      status: 'open',
      serverName: 'Nightly backup',
      heartbeatTrouble: incidents.HeartbeatTrouble.HEARTBEAT_TROUBLE_MISSING,
      explanation: { evidence: ['The last words of the run before: “saved 412 files”'] },
    });
    expect(incident!.timeline[0]!.text).toBe('The job was expected from here on.');
    await gateway.report([{ heartbeatId: job.serverId }]);
    expect((await incidentsOf(job)).map(({ status }) => status)).toEqual(['resolved']);
    expect(await stateOf(job)).toMatchObject({ state: 'up', openIncidentId: '' });
  });

  it('that says that it failed is told at once, with its own words and code', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([
      { heartbeatId: job.serverId, kind: kinds.fail, exitCode: 28, words: 'password=hunter2\0 no space left on device' },
    ]);
    const [incident] = await incidentsOf(job);
    expect(incident).toMatchObject({ cause: 'The job ended with the error code 28', status: 'open' });
    expect(incident!.explanation!.evidence).toEqual(['The last words of this run: “password=[secret] no space left on device”']);
    await gateway.report([{ heartbeatId: job.serverId, addressRound: 0, words: 'from an address that is void' }]);
    expect(await app.sql('SELECT words FROM heartbeat WHERE heartbeat_id = $1', [job.serverId])).toEqual([
      { words: 'password=[secret] no space left on device' },
    ]);
  });

  it('takes no step: nobody but its owner can run it', async () => {
    const rechecks = await app.host.collect('recheck.wanted');
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId, kind: kinds.fail }]);
    const [incident] = await incidentsOf(job);
    const done = () => app.rpc(job).markStepDone({ incidentId: incident!.id, step: 1, via: 'dashboard', requestId: '' });
    await expect(done()).rejects.toMatchObject({ code: 'NOTHING_TO_CHECK', kind: 'conflict' });
    await gateway.report([{ heartbeatId: job.serverId }]);
    await expect(done()).rejects.toMatchObject({ code: 'NOTHING_TO_CHECK' });
    expect(rechecks.filter(({ serverId }) => serverId === job.serverId)).toEqual([]);
    expect(await app.sql('SELECT 1 FROM done_step WHERE incident_id = $1', [incident!.id])).toEqual([]);
  });

  it('that called before it was known here is not lost', async () => {
    const gateway = takesCalls();
    const job = { serverId: newId(), workspaceId: newId(), userId: newId() };
    await gateway.report([{ heartbeatId: job.serverId }]);
    await configure(job);
    expect((await stateOf(job)).state).toBe('up');
    expect((await app.rpc(job).listBeats({ heartbeatId: job.serverId })).beats).toHaveLength(1);
  });

  it('of somebody else is not seen', async () => {
    const job = await givenJob();
    const stranger = { ...job, userId: newId(), workspaceId: newId() };
    expect((await app.rpc(stranger).getHeartbeatStates({ heartbeatIds: [job.serverId] })).states).toEqual([]);
    await expect(app.rpc(stranger).listBeats({ heartbeatId: job.serverId })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('what arrived', () => {
  it('twice counts once', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    const message = await gateway.report([{ heartbeatId: job.serverId, kind: kinds.fail }]);
    await gateway.repeat(message);
    expect((await app.rpc(job).listBeats({ heartbeatId: job.serverId })).beats).toHaveLength(1);
    expect(await incidentsOf(job)).toHaveLength(1);
  });

  it('decides: while a gateway has not handed over everything, nobody is accused', async () => {
    const [quick, slow] = [takesCalls(), takesCalls()];
    const job = await givenJob({ graceMinutes: 1, schedule: { everyMinutes: 1, cron: '', timeZone: '' } });
    await quick.report([{ heartbeatId: job.serverId }]);
    await passes(3 * MINUTE_MS);
    const at = app.host.clock.now();
    await quick.report();
    await slow.report([], { behindMs: 2 * MINUTE_MS });
    await judge();
    expect(await incidentsOf(job)).toEqual([]);
    await passes(20 * SECOND_MS);
    await slow.report([{ heartbeatId: job.serverId, at }]);
    await judge();
    expect(await incidentsOf(job)).toEqual([]);
  });

  it('decides: where that stands still operators see for how long', async () => {
    const { heartbeatsWait } = app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics);
    const waits = async () => {
      await app.host.get<SampleStatesJob>('analyzer', SampleStatesJob).run();
      return (await heartbeatsWait.get()).values[0]!.value;
    };
    const behind = takesCalls();
    const job = await givenJob({ graceMinutes: 1, schedule: { everyMinutes: 1, cron: '', timeZone: '' } });
    await behind.report([{ heartbeatId: job.serverId }]);
    await passes(30 * MINUTE_MS);
    await behind.report([], { behindMs: 29 * MINUTE_MS });
    await judge();
    expect([await incidentsOf(job), (await waits()) > 27 * 60]).toEqual([[], true]);
    await behind.report();
    await judge();
    expect([(await incidentsOf(job)).length, await waits()]).toEqual([1, 0]);
  });

  it('decides: after the bus was away the first gateway that is heard does not speak for the others', async () => {
    const [first, second] = [takesCalls(), takesCalls()];
    const job = await givenJob({ graceMinutes: 1, schedule: { everyMinutes: 1, cron: '', timeZone: '' } });
    await second.report();
    await first.report([{ heartbeatId: job.serverId }]);
    await passes(20 * MINUTE_MS);
    await app.sql(`UPDATE beat_run SET seen_at = seen_at - interval '20 minutes'`);
    await judge();
    await first.report();
    await judge();
    expect(await incidentsOf(job)).toEqual([]);
    await second.report([{ heartbeatId: job.serverId }]);
    await judge();
    expect([(await stateOf(job)).state, await incidentsOf(job)]).toEqual(['up', []]);
    expect(await app.sql('SELECT 1 FROM beat_run WHERE lost_alerted')).toEqual([]);
  });

  it('decides: our own outage pushes every deadline by its length, and a missing beat is told with that', async () => {
    const before = takesCalls();
    const job = await givenJob({ graceMinutes: 5, schedule: { everyMinutes: 5, cron: '', timeZone: '' } });
    await before.report([{ heartbeatId: job.serverId }], { ended: true });
    await passes(30 * MINUTE_MS);
    const after = takesCalls();
    await after.report();
    await judge();
    expect(await incidentsOf(job)).toEqual([]);
    await passes(10 * MINUTE_MS + 2 * SECOND_MS);
    await after.report();
    await judge();
    expect((await incidentsOf(job))[0]!.explanation!.evidence[0]).toContain('We could not take calls ourselves');
  });

  it('is judged by one of two processes, once', async () => {
    const gateway = takesCalls();
    const jobs = await Promise.all(Array.from({ length: 5 }, () => givenJob({ graceMinutes: 1 })));
    await gateway.report(jobs.map(({ serverId: heartbeatId }) => ({ heartbeatId })));
    await passes(2 * HOUR_MS);
    await gateway.report();
    await Promise.all([judge(), judge(), judge()]);
    for (const job of jobs) expect(await incidentsOf(job)).toHaveLength(1);
  });
});

describe('a heartbeat', () => {
  it('that is paused, by its owner or by the plan, is not expected; its incident ends', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId, kind: kinds.fail }]);
    await configure(job, { paused: true, configVersion: 2 });
    expect([(await stateOf(job)).state, (await incidentsOf(job))[0]!.status]).toEqual(['paused', 'resolved']);
    await passes(5 * HOUR_MS);
    await configure(job, { paused: false, configVersion: 3 });
    await gateway.report();
    await judge();
    expect((await stateOf(job)).state).toBe('up');
    const limits = { serverLimit: 3, rateLimit: 1, gptLimit: 1, snapshotLimit: 1 };
    const plan = { version: 9, state: 'paused', planId: 'p', planName: 'Basic', ...limits };
    const message = {
      ...job,
      ...plan,
      whatsapp: false,
      hourlyOnly: false,
      subscriptionEnd: undefined,
      validUntil: undefined,
      planState: 0,
    };
    await app.host.publish('entitlement.changed', message, { key: job.workspaceId, tenantId: job.workspaceId });
    await eventually('the plan pauses it', async () => (await stateOf(job)).state === 'paused');
    const knownLater = { ...job, serverId: newId() };
    await configure(knownLater);
    expect((await stateOf(knownLater)).state).toBe('paused');
  });

  /** Its whole workspace is worked on, from now on. */
  const work = ({ workspaceId }: Job, ms: number) =>
    app.sql(
      `INSERT INTO maintenance (maintenance_id, workspace_id, server_id, starts_at, ends_at, version) VALUES (gen_random_uuid(), $1, NULL, $2, $3, 1)`,
      [workspaceId, app.at(0), app.at(ms / SECOND_MS)],
    );

  it('that fails while its workspace is worked on is told when that ends, in its own words, unless it has run well until then', async () => {
    const gateway = takesCalls();
    const jobs = [await givenJob(), await givenJob(), await givenJob()] as const;
    const [broken, mended, late] = jobs;
    for (const job of jobs) await work(job, HOUR_MS);
    await passes(10 * MINUTE_MS);
    const failure = { kind: kinds.fail, exitCode: 28, words: 'no space left on device' };
    await gateway.report([broken, mended].map(({ serverId: heartbeatId }) => ({ heartbeatId, ...failure })));
    const failedAt = app.host.clock.now();
    await gateway.report();
    await judge();
    expect([(await stateOf(broken)).state, await incidentsOf(broken)]).toEqual(['late', []]);
    await passes(10 * MINUTE_MS);
    await gateway.report([{ heartbeatId: mended.serverId }]);
    // The work is done earlier than planned.
    await app.sql('UPDATE maintenance SET ends_at = $2, version = 2 WHERE workspace_id = $1', [broken.workspaceId, app.host.clock.now()]);
    await passes(2 * MINUTE_MS);
    await gateway.report();
    await judge();
    expect(await incidentsOf(broken)).toMatchObject([
      {
        status: 'open',
        cause: 'The job ended with the error code 28',
        explanation: { evidence: [expect.stringContaining(failure.words)] },
      },
    ]);
    await passes(HOUR_MS);
    await gateway.report([{ heartbeatId: late.serverId, at: failedAt, ...failure }]);
    await judge();
    expect([(await incidentsOf(mended)).length, (await incidentsOf(late)).length]).toEqual([0, 1]);
    await gateway.report([{ heartbeatId: broken.serverId }]);
    expect([(await incidentsOf(broken))[0]!.status, (await stateOf(broken)).state]).toEqual(['resolved', 'up']);
  });

  it('is missed by nobody while its workspace is worked on, and told when that has ended without it', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId }]);
    await work(job, 2 * HOUR_MS);
    await passes(HOUR_MS + 20 * MINUTE_MS);
    await gateway.report();
    await judge();
    expect([(await stateOf(job)).state, await incidentsOf(job)]).toEqual(['late', []]);
    await passes(HOUR_MS);
    await gateway.report();
    await judge();
    expect(await incidentsOf(job)).toMatchObject([{ status: 'open' }]);
  });

  it('that is deleted ends its incident and keeps no beat; late ones and late settings bring nothing back', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId, kind: kinds.fail }]);
    await configure(job, { deleted: true, paused: true, configVersion: 5 });
    await app.host.publish('heartbeat.configured', { ...configurationOf(app, job), configVersion: 4 }, { key: job.serverId });
    await gateway.report([{ heartbeatId: job.serverId }]);
    expect((await incidentsOf(job))[0]!.status).toBe('resolved');
    expect(await app.sql('SELECT 1 FROM beat WHERE heartbeat_id = $1', [job.serverId])).toEqual([]);
    expect((await app.rpc(job).getHeartbeatStates({ heartbeatIds: [job.serverId] })).states).toEqual([]);
  });

  it('has its beats in the export of the account', async () => {
    const gateway = takesCalls();
    const job = await givenJob();
    await gateway.report([{ heartbeatId: job.serverId, words: 'all saved' }]);
    const parts: string[] = [];
    for (let part: string | undefined = ''; part !== undefined;) {
      const answer: { json: string; nextPart?: string | undefined } = await app
        .rpc(job)
        .export({ userId: job.userId, workspaceIds: [job.workspaceId], part });
      parts.push(answer.json);
      part = answer.nextPart;
    }
    expect(parts.join('')).toContain('all saved');
  });
});
