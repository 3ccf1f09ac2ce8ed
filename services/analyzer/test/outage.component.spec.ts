import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { useAnalyzer, okCheck, failedCheck } from './app.js';

const app = useAnalyzer();

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
    await app.goesDown(server, -200);

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

  it('opens also after a clock went back by an hour, with good answers stored of the time ahead', async () => {
    const opened = await app.host.collect('incident.opened');
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(3_600)));
    const knownUp = () => app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND state = 'up'`, [server.serverId]);
    await eventually('it is up', async () => (await knownUp()).length);
    const isStored = (at: Date): Promise<number> =>
      eventually(
        'it is stored',
        async () => (await app.sql('SELECT 1 FROM ping WHERE server_id = $1 AND scheduled_at = $2', [server.serverId, at])).length,
      );
    // Before the clock went back, and within the minute by which clocks may differ.
    const ahead = app.at(45);
    await app.checks(server, okCheck(ahead));
    await isStored(ahead);
    const good = app.at(-5);
    await app.checks(server, okCheck(good));
    await isStored(good);
    const late = new Date(good.getTime() - 5_000);
    await app.checks(server, failedCheck(late));
    await isStored(late);
    expect(await knownUp()).toHaveLength(1);
    for (const from of [-4, -3, -2]) await app.checks(server, failedCheck(app.at(from)));
    await eventually('an incident', () => opened.find((one) => one.serverId === server.serverId));
  });

  it('writes one error log at once, and counts what repeats', async () => {
    const server = await app.addServer();
    await app.goesDown(server);
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
    await app.goesDown(server);
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
    await app.goesDown(server);
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
    await app.goesDown(server);
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
