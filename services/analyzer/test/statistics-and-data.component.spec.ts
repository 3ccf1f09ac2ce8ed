import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { billing, incidents } from '@nowahala/contracts';
import { useAnalyzer, okCheck, failedCheck } from './app.js';

const app = useAnalyzer();

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
    await app.closesHours();
    expect(await app.sql('SELECT listed FROM ping_hour WHERE server_id = $1', [server.serverId])).toEqual([{ listed: 60 }]);
    expect(await ask()).toEqual(before);
    await app.checks(server, okCheck(new Date(hour.getTime() + 30_000)));
    await eventually('the late one counts', async () => (await ask()).totalPings === 61);
    await app.closesHours();
    expect((await ask()).totalPings).toBe(61);
  });

  it('turn page numbers into pages over days, and the page after the last is empty', async () => {
    const server = await app.addServer();
    const slots = Array.from({ length: 65 }, (_, i) => app.at(-i * 3_000));
    await app.checks(server, ...slots.map((slot) => okCheck(slot)));
    const page = async (number: number) => app.rpc(server).listPings({ serverId: server.serverId, page: number, limit: 0, cursor: '' });
    await eventually('all of them', async () => (await page(1)).pagination!.totalItems === 65);
    await app.closesHours();
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
    await app.goesDown(server);
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

  it('is refused when it is the hundred and first new one of a day; known ones still count', async () => {
    const server = { serverId: '', workspaceId: newId(), userId: newId() };
    const report = async (message: string) =>
      (await app.rpc(server).logApplicationError({ ...server, message, stack: '', level: 'error', tag: '' })).log!;
    const count = async () => (await app.sql('SELECT 1 FROM error_log WHERE workspace_id = $1', [server.workspaceId])).length;
    const first = await report('the first');
    await app.sql(
      `INSERT INTO error_log SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'fingerprint', n))).*
       FROM error_log e, generate_series(1, 99) n WHERE e.id = $1`,
      [first.id],
    );
    await expect(report('one too many')).rejects.toMatchObject({ code: 'TOO_MANY_NEW_ERRORS' });
    expect([await count(), (await report('the first')).count]).toEqual([100, 2]);
    await app.sql(`UPDATE error_log SET created_at = created_at - interval '1 day' WHERE workspace_id = $1`, [server.workspaceId]);
    expect(await report('one of the next day')).toMatchObject({ count: 1 });
    expect(await count()).toBe(101);
  });
});

describe('an account that is deleted', () => {
  it('leaves nothing behind, and nothing comes back', async () => {
    const done = await app.host.collect('erasure.completed');
    const server = await app.addServer();
    await app.goesDown(server);
    await eventually(
      'an incident',
      async () => (await app.sql('SELECT 1 FROM incident_list WHERE workspace_id = $1', [server.workspaceId])).length,
    );
    const certificate = { fingerprint: 'a'.repeat(64), issuer: 'R', startsAt: app.at(-1_000), endsAt: app.at(100_000) };
    await app.checks(server, { ...okCheck(app.at(-2)), certificate });
    await eventually(
      'its certificate is kept',
      async () => (await app.sql('SELECT 1 FROM renewal WHERE workspace_id = $1', [server.workspaceId])).length,
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
       SELECT $1, now() - interval '1 day' + n * interval '1 second', 'local', $2, '2020-01', jsonb_build_object('n', n, 'body', repeat('x', 9000))
       FROM generate_series(1, 1100) n`,
      [server.serverId, server.workspaceId],
    );
    await app.sql(`INSERT INTO maintenance VALUES ($1, $2, NULL, now(), now() + interval '1 hour', 1)`, [newId(), server.workspaceId]);
    await app.sql(`INSERT INTO slow_server (server_id, workspace_id, alerts) VALUES ($1, $2, false)`, [
      server.serverId,
      server.workspaceId,
    ]);
    await app.sql(
      `INSERT INTO heartbeat (heartbeat_id, workspace_id, user_id, name, schedule, grace_minutes, only_post, address_round, config_version,
         removed, owner_paused, status, state_since) VALUES ($1, $2, $3, 'Backup', '{"everyMinutes":60}', 5, false, 1, 1, false, false, 'pending', now())`,
      [server.userId, server.workspaceId, server.userId],
    );
    await app.sql(`INSERT INTO beat VALUES ($1, now(), $1, 1, $2, 'success', NULL, 'saved', 1, true)`, [server.userId, server.workspaceId]);
    await app.sql(`INSERT INTO response_time_day VALUES ($1, current_date, 'local', '{}')`, [server.serverId]);
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
    ).toEqual(['doneSteps', 'hourlyFigures']);
    await app.host.publish(
      'user.erased',
      { userId: server.userId, workspaceIds: [server.workspaceId], requestedAt: app.at(0) },
      { key: server.userId, tenantId: server.userId },
    );
    await eventually('the answer', () => done.find((one) => one.userId === server.userId && one.service === 'analyzer'));
    await app.checks(server, { ...failedCheck(app.at(-1)), certificate });
    await app.addServer({ ...server, name: '', deleted: true, configVersion: 2 });
    await app.addServer({ ...server, configVersion: 3 });
    await app.host.publish('entitlement.changed', billing.EntitlementChanged.fromPartial({ ...server, version: 1, state: 'active' }), {
      key: server.workspaceId,
      tenantId: server.workspaceId,
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await app.sql('SELECT 1 FROM entitlement WHERE workspace_id = $1', [server.workspaceId])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM monitor WHERE workspace_id = $1', [server.workspaceId])).toEqual([]);
    const left = await exported();
    expect(Object.keys(left)).toHaveLength(13);
    expect(Object.values(left).every((list) => list.length === 0)).toBe(true);
    expect(await app.sql('SELECT 1 FROM ping WHERE server_id = $1', [server.serverId])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM response_time_day WHERE server_id = $1', [server.serverId])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM es_event WHERE tenant_id = $1', [server.workspaceId])).toEqual([]);
  });
});
