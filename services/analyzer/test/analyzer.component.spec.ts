import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { incidents } from '@nowahala/contracts';
import { AddUpHoursJob } from '../src/adapters/jobs/add-up-hours.job.js';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerApp, okCheck, failedCheck, withEvidence } from './app.js';
import type { Server } from './app.js';

let app: AnalyzerApp;
beforeAll(async () => {
  app = await AnalyzerApp.start();
}, 60_000);
afterAll(async () => app?.stop());

const evidence = seen()
  .fails('connect_refused')
  .machine(true, { 443: 'refused', 80: 'refused', 22: 'open' })
  .behind('hosting', 'whogohost').snapshot;

/** A first bad check at -40 s and two bad re-checks: down since then. */
async function goesDown(server: Server, from = -40): Promise<void> {
  await app.checks(server, okCheck(app.at(from - 60)));
  await app.checks(server, withEvidence(failedCheck(app.at(from)), evidence));
  await app.checks(server, failedCheck(app.at(from + 5), { check: 'recheck' }));
  await app.checks(server, failedCheck(app.at(from + 15), { check: 'recheck' }));
}

describe('an outage', () => {
  it('opens one incident that says everything, and resolves it back-dated to the first good answer', async () => {
    const opened = await app.host.collect('incident.opened');
    const resolved = await app.host.collect('incident.resolved');
    const rechecks = await app.host.collect('recheck.wanted');
    const states = await app.host.collect('server.health');
    const server = await app.addServer();
    await eventually(
      'the server is known',
      async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1 AND name <> $2', [server.serverId, ''])).length,
    );
    await goesDown(server, -200);

    const incident = await eventually('an incident', () => opened.find((one) => one.serverId === server.serverId));
    expect(incident).toMatchObject({
      serverName: 'Shop website',
      kind: 'down',
      cause: 'The machine is on, but the website program is not',
      tag: 'Connection',
      level: 'critical',
      seq: 1,
      regions: ['local'],
      groupId: '',
    });
    expect(incident.explanation?.doNow[0]).toContain('Whogohost');
    expect(incident.explanation?.source).toBe('rules');
    expect(incident.explanationPending).toBe(false);
    const asked = rechecks.filter((one) => one.serverId === server.serverId && one.check === 'recheck');
    expect(asked.map((one) => Math.round((one.dueAt!.getTime() - incident.startedAt!.getTime()) / 1_000))).toEqual([5, 15, 30]);
    expect(new Set(asked.map((one) => one.candidateId))).toEqual(new Set([incident.incidentId]));

    const back = app.at(-120);
    await app.checks(server, okCheck(back, { check: 'down' }));
    for (const after of [20, 40, 60]) await app.checks(server, okCheck(new Date(back.getTime() + after * 1_000), { check: 'recovery' }));
    const over = await eventually('the end of it', () => resolved.find((one) => one.serverId === server.serverId));
    expect(over).toMatchObject({ incidentId: incident.incidentId, reason: 'recovered', serverName: 'Shop website', cause: incident.cause });
    expect(over.resolvedAt).toEqual(back);
    expect(over.startedAt).toEqual(incident.startedAt);
    expect(over.seq).toBeGreaterThan(incident.seq);
    const notified = await eventually('the open page was told', () => {
      const mine = states.filter((one) => one.serverId === server.serverId);
      return mine.at(-1)?.state === 'up' && mine.some((one) => one.state === 'down') ? mine : null;
    });
    expect(notified.map((one) => one.version)).toEqual(notified.map((_, i) => i + 1));

    const page = await app.rpc(server).getIncident({ incidentId: incident.incidentId });
    expect(page.incident).toMatchObject({ status: 'resolved', serverId: server.serverId });
    expect(page.incident!.timeline.map((entry) => entry.type).sort()).toEqual(['first_failure', 'opened', 'resolved']);
    expect(JSON.parse(page.incident!.evidenceJson)).toMatchObject({ errorClass: 'connect_refused' });
  });

  it('writes one error log at once, and counts what repeats', async () => {
    const server = await app.addServer();
    await goesDown(server);
    const { logs, pagination } = await eventually('three of them', async () => {
      const answer = await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' });
      return answer.logs[0]?.count === 3 && answer.logs[0].incidentId !== '' ? answer : null;
    });
    expect(logs).toHaveLength(1);
    expect(pagination).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 });
    expect(logs[0]).toMatchObject({ tag: 'Connection', level: 'critical', serverId: server.serverId });
    const { log } = await app.rpc(server).giveFeedback({ logId: logs[0]!.id, helped: true });
    expect(log!.feedback).toBe('helped');
  });

  it('is a blip when two good answers come first: logged, told to nobody', async () => {
    const opened = await app.host.collect('incident.opened');
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-90)));
    await app.checks(server, failedCheck(app.at(-40)));
    await app.checks(server, okCheck(app.at(-35), { check: 'recheck' }), okCheck(app.at(-25), { check: 'recheck' }));
    const logs = async () =>
      (await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: server.serverId })).logs;
    await eventually('it is logged', async () => (await logs()).length > 0);
    await eventually(
      'it is up again',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'up',
    );
    expect(await logs()).toHaveLength(1);
    expect(opened.filter((one) => one.serverId === server.serverId)).toEqual([]);
  });

  it('is told once though every message comes twice and out of order', async () => {
    const opened = await app.host.collect('incident.opened');
    const server = await app.addServer();
    const first = failedCheck(app.at(-40));
    const second = failedCheck(app.at(-35), { check: 'recheck' });
    const third = failedCheck(app.at(-25), { check: 'recheck' });
    for (const result of [first, first, third, second, first, second, third, third]) await app.checks(server, result);
    await eventually(
      'it is down',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'down',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(opened.filter((one) => one.serverId === server.serverId)).toHaveLength(1);
    expect((await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' })).logs[0]!.count).toBe(3);
    expect((await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems).toBe(3);
  });

  it('does not begin with a bad answer that is older than a good one', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-90)));
    await app.checks(server, okCheck(app.at(-10)));
    await eventually(
      'both are stored',
      async () =>
        (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems === 2,
    );
    await app.checks(server, failedCheck(app.at(-30)));
    await eventually(
      'it is stored',
      async () =>
        (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems === 3,
    );
    expect((await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]!.state).toBe('up');
  });

  it('can be acknowledged once, by its owner', async () => {
    const notified = await app.host.collect('incident.acknowledged');
    const server = await app.addServer();
    await goesDown(server);
    const incidentId = await eventually(
      'an incident',
      async () =>
        (
          await app
            .rpc(server)
            .listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: 'open' })
        ).incidents[0]?.id,
    );
    await expect(
      app
        .rpc({ ...server, workspaceId: newId(), userId: newId() })
        .acknowledgeIncident({ incidentId, acknowledgedBy: 'x', via: 'dashboard' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.rpc(server).acknowledgeIncident({ incidentId, acknowledgedBy: server.userId, via: 'whatsapp' });
    const { incident } = await app.rpc(server).acknowledgeIncident({ incidentId, acknowledgedBy: 'somebody', via: 'dashboard' });
    expect(incident).toMatchObject({ acknowledgedBy: server.userId, status: 'open' });
    await eventually('the world was told', () => notified.filter((one) => one.incidentId === incidentId).length === 1);
  });
});

describe('two servers of one machine that fail together', () => {
  it('are looked at together and told as one', async () => {
    const opened = await app.host.collect('incident.opened');
    const rechecks = await app.host.collect('recheck.wanted');
    const server = await app.addServer({ ipAddress: '198.51.100.20' });
    const blog = await app.addServer({ ...server, serverId: newId(), name: 'Blog', ipAddress: '198.51.100.20' });
    for (const one of [server, blog]) await app.checks(one, okCheck(app.at(-90)));
    await eventually(
      'both are up',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE workspace_id = $1 AND state = 'up' AND ip_address <> ''`, [server.workspaceId]))
          .length === 2,
    );
    await app.checks(server, failedCheck(app.at(-20)));
    await eventually('the neighbour is looked at', () => rechecks.find((one) => one.serverId === blog.serverId && one.check === 'sibling'));
    await app.checks(blog, failedCheck(app.at(-19), { check: 'sibling' }));
    await eventually(
      'both are suspects',
      async () => (await app.sql(`SELECT 1 FROM monitor WHERE workspace_id = $1 AND state = 'suspect'`, [server.workspaceId])).length === 2,
    );
    await app.checks(server, failedCheck(app.at(-15), { check: 'recheck' }), failedCheck(app.at(-5), { check: 'recheck' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(opened.filter((one) => one.workspaceId === server.workspaceId)).toEqual([]);
    await app.checks(blog, failedCheck(app.at(-14), { check: 'recheck' }), failedCheck(app.at(-4), { check: 'recheck' }));
    const both = await eventually('both are told', () => {
      const mine = opened.filter((one) => one.workspaceId === server.workspaceId);
      return mine.length === 2 ? mine : null;
    });
    expect(new Set(both.map((one) => one.groupId)).size).toBe(1);
    expect(both[0]!.groupId).not.toBe('');
    expect(both[0]!.groupServerIds).toEqual([server.serverId, blog.serverId].sort());

    const [pressed, other] = both.map((one) => one.incidentId);
    await app.rpc(server).acknowledgeIncident({ incidentId: pressed!, acknowledgedBy: server.userId, via: 'dashboard' });
    for (const incidentId of [pressed!, other!])
      expect((await app.rpc(server).getIncident({ incidentId })).incident).toMatchObject({ acknowledgedBy: server.userId, status: 'open' });

    const resolved = await app.host.collect('incident.resolved');
    const asked = () => rechecks.filter((one) => one.serverId === blog.serverId && one.check === 'sibling').length;
    const before = asked();
    await app.checks(server, okCheck(app.at(-2)));
    await eventually('the neighbour is looked at when the first one is back', () => asked() === before + 1);
    await app.checks(blog, okCheck(app.at(-1), { check: 'sibling' }));
    await app.checks(server, okCheck(app.at(59), { check: 'recovery' }));
    await app.checks(blog, okCheck(app.at(60), { check: 'recovery' }));
    await eventually('both are over', () => resolved.filter((one) => one.workspaceId === server.workspaceId).length === 2);
    expect(new Set(resolved.filter((one) => one.workspaceId === server.workspaceId).map((one) => one.groupId)).size).toBe(1);
    expect(rechecks.filter((one) => one.serverId === server.serverId && one.check === 'sibling')).toEqual([]);
  });
});

describe('what an owner does', () => {
  it('pausing ends the incident and the judging; resuming starts afresh', async () => {
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    await goesDown(server);
    await eventually(
      'it is down',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'down',
    );
    await app.addServer({ ...server, paused: true, configVersion: 2 });
    expect(await eventually('the end', () => resolved.find((one) => one.serverId === server.serverId))).toMatchObject({ reason: 'paused' });
    await app.checks(server, failedCheck(app.at(-1)));
    await app.addServer({ ...server, paused: false, configVersion: 3 });
    await eventually(
      'it is watched again',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'unknown',
    );
  });
  it('deleting forgets it: pings still under way change nothing', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-60)));
    await eventually(
      'it is up',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'up',
    );
    await app.addServer({ ...server, deleted: true, configVersion: 2 });
    await eventually(
      'it is gone',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states.length === 0,
    );
    await app.checks(server, failedCheck(app.at(-5)));
    await expect(app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
  it('changing its address ends the incident, and answers about the old one count no more', async () => {
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    await goesDown(server);
    await eventually(
      'it is down',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'down',
    );
    await app.addServer({ ...server, website: 'https://new.example/', configVersion: 2 });
    await eventually('the end', () => resolved.find((one) => one.serverId === server.serverId && one.reason === 'reconfigured'));
    await app.checks(server, failedCheck(app.at(-1), { configVersion: 1 }), okCheck(app.at(0), { configVersion: 2 }));
    await eventually(
      'the new one is up',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'up',
    );
  });
});

describe('figures', () => {
  it('count ordinary slots and checks on request; never re-checks, never what could not be measured', async () => {
    const server = await app.addServer();
    await app.checks(
      server,
      okCheck(app.at(-300)),
      okCheck(app.at(-240)),
      okCheck(app.at(-180), { check: 'check_now' }),
      failedCheck(app.at(-120)),
      failedCheck(app.at(-115), { check: 'recheck' }),
      okCheck(app.at(-60), { outcome: 'missed' }),
    );
    const stats = await eventually('figures', async () => {
      const answer = await app.rpc(server).getPingStats({ serverId: server.serverId, range: '24h', timeZone: 'Africa/Lagos' });
      return answer.totalPings > 0 ? answer : null;
    });
    expect(stats).toMatchObject({ totalSuccess: 3, totalFailures: 1, totalPings: 4, successRate: 75, failureRate: 25, responseP50Ms: 120 });
    expect(stats.buckets).toHaveLength(24);
    expect(stats.buckets.reduce((sum, bucket) => sum + bucket.unknown, 0)).toBe(1);
    const list = await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' });
    expect(list.pings.map((ping) => [ping.status, ping.check])).toEqual([
      ['unknown', 'scheduled'],
      ['failure', 'recheck'],
      ['failure', 'scheduled'],
      ['success', 'check_now'],
      ['success', 'scheduled'],
      ['success', 'scheduled'],
    ]);
    await expect(app.rpc(server).getPingStats({ serverId: server.serverId, range: '1y', timeZone: '' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are the same before and after an hour was added up, late answers included', async () => {
    const server = await app.addServer();
    const hour = new Date(app.host.clock.nowMs() - 5 * 3_600_000);
    hour.setUTCMinutes(0, 0, 0);
    const slots = Array.from({ length: 60 }, (_, i) => new Date(hour.getTime() + i * 60_000));
    await app.checks(server, ...slots.map((slot, i) => (i % 6 === 0 ? failedCheck(slot) : okCheck(slot))));
    const ask = async () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '7d', timeZone: 'UTC' });
    const before = await eventually('sixty', async () => ((await ask()).totalPings === 60 ? ask() : null));
    await app.host.get<AddUpHoursJob>('analyzer', AddUpHoursJob).run();
    expect(await app.sql('SELECT listed FROM ping_hour WHERE server_id = $1', [server.serverId])).toEqual([{ listed: 60 }]);
    expect(await ask()).toEqual(before);
    await app.checks(server, okCheck(new Date(hour.getTime() + 30_000)));
    await eventually('the late one counts', async () => (await ask()).totalPings === 61);
    await app.host.get<AddUpHoursJob>('analyzer', AddUpHoursJob).run();
    expect((await ask()).totalPings).toBe(61);
  });

  it('turn page numbers into pages over days, and the page after the last is empty', async () => {
    const server = await app.addServer();
    const slots = Array.from({ length: 65 }, (_, i) => app.at(-i * 3_000));
    await app.checks(server, ...slots.map((slot) => okCheck(slot)));
    const page = async (number: number) => app.rpc(server).listPings({ serverId: server.serverId, page: number, limit: 0, cursor: '' });
    await eventually('all of them', async () => (await page(1)).pagination!.totalItems === 65);
    await app.host.get<AddUpHoursJob>('analyzer', AddUpHoursJob).run();
    const pages = [await page(1), await page(2), await page(3), await page(4), await page(5)];
    expect(pages.map((one) => one.pings.length)).toEqual([20, 20, 20, 5, 0]);
    expect(pages[0]!.pagination).toMatchObject({ currentPage: 1, totalPages: 4, totalItems: 65, pageSize: 20 });
    expect(pages.flatMap((one) => one.pings.map((ping) => ping.timestamp!.getTime()))).toEqual(slots.map((slot) => slot.getTime()));
    const byCursor = [];
    for (let cursor = ''; ;) {
      const next = await app.rpc(server).listPings({ serverId: server.serverId, page: 0, limit: 30, cursor });
      byCursor.push(...next.pings.map((ping) => ping.id));
      cursor = next.nextCursor;
      if (cursor === '') break;
    }
    expect(byCursor).toEqual(pages.flatMap((one) => one.pings.map((ping) => ping.id)));
    await expect(page(-1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('somebody else', () => {
  it('cannot see, judge or report anything of this workspace', async () => {
    const server = await app.addServer();
    await goesDown(server);
    const incidentId = await eventually(
      'an incident',
      async () =>
        (
          await app
            .rpc(server)
            .listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' })
        ).incidents[0]?.id,
    );
    const logId = (await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' })).logs[0]!.id;
    const stranger = app.host.client(incidents.AnalyzerServiceService, 'analyzer', userCaller(newId(), [newId()]));
    const missing = { code: 'NOT_FOUND' };
    await expect(stranger.listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).rejects.toMatchObject(missing);
    await expect(stranger.getPingStats({ serverId: server.serverId, range: '', timeZone: '' })).rejects.toMatchObject(missing);
    await expect(stranger.getIncident({ incidentId })).rejects.toMatchObject(missing);
    await expect(stranger.giveFeedback({ logId, helped: true })).rejects.toMatchObject(missing);
    await expect(stranger.listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' })).rejects.toMatchObject(missing);
    await expect(
      stranger.listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }),
    ).rejects.toMatchObject(missing);
    await expect(stranger.export({ userId: server.userId, workspaceIds: [server.workspaceId] })).rejects.toMatchObject(missing);
    await expect(stranger.logApplicationError({ ...server, message: 'x', stack: '', level: 'error', tag: '' })).rejects.toMatchObject(
      missing,
    );
    expect((await stranger.getServerStates({ serverIds: [server.serverId] })).states).toEqual([]);
    expect((await stranger.getUptime({ serverIds: [server.serverId], days: 7, timeZone: '' })).servers).toEqual([]);
  });
});

describe('an error of a customer’s own program', () => {
  it('is explained at once, counted when it repeats, and kept without its secrets', async () => {
    const server = await app.addServer();
    await eventually(
      'the server is known',
      async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states.length,
    );
    const report = async (message: string) =>
      (
        await app
          .rpc(server)
          .logApplicationError({ ...server, message, stack: 'Error\n    at pay (cart.js:1:2)', level: 'error', tag: 'Checkout' })
      ).log!;
    const first = await report('connect ECONNREFUSED 127.0.0.1:5432 password=hunter2');
    expect(first).toMatchObject({ tag: 'Checkout', level: 'error', count: 1, serverId: server.serverId });
    expect(first.message).not.toContain('hunter2');
    expect(first.explanation!.whatHappened).toContain('cannot reach its database');
    expect(await report('connect ECONNREFUSED 127.0.0.1:5433 password=other')).toMatchObject({ id: first.id, count: 2 });
    await expect(report('')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const long = await report(`${'ValueError: '.repeat(165)} password=${'k'.repeat(90)}`);
    expect(long.message).toBe(`${'ValueError: '.repeat(165)}…`);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing behind, and nothing comes back', async () => {
    const done = await app.host.collect('erasure.completed');
    const server = await app.addServer();
    await goesDown(server);
    await eventually(
      'an incident',
      async () => (await app.sql('SELECT 1 FROM incident_list WHERE workspace_id = $1', [server.workspaceId])).length,
    );
    const exported = async (caller?: typeof server): Promise<Record<string, unknown[]>> => {
      const lists: Record<string, unknown[]> = {};
      let part: string | undefined;
      do {
        const answer = await app.rpc(caller).export({ userId: server.userId, workspaceIds: [server.workspaceId], part });
        for (const [name, rows] of Object.entries(JSON.parse(answer.json) as Record<string, unknown[]>))
          lists[name] = [...(lists[name] ?? []), ...rows];
        part = answer.nextPart;
      } while (part !== undefined);
      return lists;
    };
    // More than fits into one answer between services, so it comes in parts, each row once.
    await app.sql(
      `INSERT INTO snapshot (server_id, taken_at, region, workspace_id, month, evidence)
       SELECT $1, timestamptz '2020-01-01' + n * interval '1 hour', 'local', $2, '2020-01', jsonb_build_object('n', n, 'body', repeat('x', 9000))
       FROM generate_series(1, 1100) n`,
      [server.serverId, server.workspaceId],
    );
    // Three regions that looked in the same moments, and the end of a part between two of them.
    await app.sql(
      `INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
       SELECT $1, at, at, 1000, 0, 0, 200, region, '', 'It answered with 200.'
       FROM (SELECT $2::timestamptz + n * interval '1 ms' AS at, region FROM generate_series(1, 1400) n, unnest(ARRAY['a', 'b', 'c']) region) moments`,
      [server.serverId, app.at(1)],
    );
    const before = await exported(server);
    const seen = before['pings']!.map((ping) => ping as { scheduled_at: string; region: string }).filter(
      ({ region }) => region !== 'local',
    );
    expect(seen).toHaveLength(4_200);
    expect(seen.slice(0, 4).map(({ region }) => region)).toEqual(['a', 'b', 'c', 'a']);
    expect(new Set(seen.map((ping) => `${ping.scheduled_at} ${ping.region}`)).size).toBe(4_200);
    const numbers = before['snapshots']!.map((snapshot) => (snapshot as { evidence: { n?: number } }).evidence.n).filter(Boolean);
    expect(numbers).toEqual(Array.from({ length: 1100 }, (_, at) => at + 1));
    expect(
      Object.entries(before)
        .filter(([, list]) => list.length === 0)
        .map(([name]) => name),
    ).toEqual(['hourlyFigures']);
    await app.host.publish(
      'user.erased',
      { userId: server.userId, workspaceIds: [server.workspaceId], requestedAt: app.at(0) },
      { key: server.userId, tenantId: server.userId },
    );
    await eventually('the answer', () => done.find((one) => one.userId === server.userId && one.service === 'analyzer'));
    await app.checks(server, failedCheck(app.at(-1)));
    await app.addServer({ ...server, name: '', deleted: true, configVersion: 2 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await app.sql('SELECT 1 FROM monitor WHERE workspace_id = $1', [server.workspaceId])).toEqual([]);
    const left = await exported();
    expect(Object.keys(left)).toHaveLength(6);
    expect(Object.values(left).every((list) => list.length === 0)).toBe(true);
    expect(await app.sql('SELECT 1 FROM ping WHERE server_id = $1', [server.serverId])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM es_event WHERE tenant_id = $1', [server.workspaceId])).toEqual([]);
  });
});
