import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { incidents } from '@nowahala/contracts';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerRoom, good, refused, withEvidence } from './room-kit.js';
import type { Shop } from './room-kit.js';

let room: AnalyzerRoom;
beforeAll(async () => {
  room = await AnalyzerRoom.open();
}, 60_000);
afterAll(async () => room?.close());

const evidence = seen()
  .fails('connect_refused')
  .machine(true, { 443: 'refused', 80: 'refused', 22: 'open' })
  .behind('hosting', 'whogohost').snapshot;

/** A first bad check at -40 s and two bad re-checks: down since then. */
async function goesDown(shop: Shop, from = -40): Promise<void> {
  await room.sees(shop, good(room.at(from - 60)));
  await room.sees(shop, withEvidence(refused(room.at(from)), evidence));
  await room.sees(shop, refused(room.at(from + 5), { check: 'recheck' }));
  await room.sees(shop, refused(room.at(from + 15), { check: 'recheck' }));
}

describe('an outage', () => {
  it('opens one incident that says everything, and resolves it back-dated to the first good answer', async () => {
    const opened = await room.room.collect('incident.opened');
    const resolved = await room.room.collect('incident.resolved');
    const rechecks = await room.room.collect('recheck.wanted');
    const states = await room.room.collect('server.health');
    const shop = await room.addServer();
    await eventually(
      'the server is known',
      async () => (await room.sql('SELECT 1 FROM monitor WHERE server_id = $1 AND name <> $2', [shop.serverId, ''])).length,
    );
    await goesDown(shop, -200);

    const incident = await eventually('an incident', () => opened.find((one) => one.serverId === shop.serverId));
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
    const asked = rechecks.filter((one) => one.serverId === shop.serverId && one.check === 'recheck');
    expect(asked.map((one) => Math.round((one.dueAt!.getTime() - incident.startedAt!.getTime()) / 1_000))).toEqual([5, 15, 30]);
    expect(new Set(asked.map((one) => one.candidateId))).toEqual(new Set([incident.incidentId]));

    const back = room.at(-120);
    await room.sees(shop, good(back, { check: 'down' }));
    for (const after of [20, 40, 60]) await room.sees(shop, good(new Date(back.getTime() + after * 1_000), { check: 'recovery' }));
    const over = await eventually('the end of it', () => resolved.find((one) => one.serverId === shop.serverId));
    expect(over).toMatchObject({ incidentId: incident.incidentId, reason: 'recovered', serverName: 'Shop website', cause: incident.cause });
    expect(over.resolvedAt).toEqual(back);
    expect(over.startedAt).toEqual(incident.startedAt);
    expect(over.seq).toBeGreaterThan(incident.seq);
    const told = await eventually('the open page was told', () => {
      const mine = states.filter((one) => one.serverId === shop.serverId);
      return mine.at(-1)?.state === 'up' && mine.some((one) => one.state === 'down') ? mine : null;
    });
    expect(told.map((one) => one.version)).toEqual(told.map((_, i) => i + 1));

    const page = await room.rpc(shop).getIncident({ incidentId: incident.incidentId });
    expect(page.incident).toMatchObject({ status: 'resolved', serverId: shop.serverId });
    expect(page.incident!.timeline.map((entry) => entry.type).sort()).toEqual(['first_failure', 'opened', 'resolved']);
    expect(JSON.parse(page.incident!.evidenceJson)).toMatchObject({ errorClass: 'connect_refused' });
  });

  it('writes one error log at once, and counts what repeats', async () => {
    const shop = await room.addServer();
    await goesDown(shop);
    const { logs, pagination } = await eventually('three of them', async () => {
      const answer = await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' });
      return answer.logs[0]?.count === 3 && answer.logs[0].incidentId !== '' ? answer : null;
    });
    expect(logs).toHaveLength(1);
    expect(pagination).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 1, pageSize: 20 });
    expect(logs[0]).toMatchObject({ tag: 'Connection', level: 'critical', serverId: shop.serverId });
    const { log } = await room.rpc(shop).giveFeedback({ logId: logs[0]!.id, helped: true });
    expect(log!.feedback).toBe('helped');
  });

  it('is a blip when two good answers come first: logged, told to nobody', async () => {
    const opened = await room.room.collect('incident.opened');
    const shop = await room.addServer();
    await room.sees(shop, good(room.at(-90)));
    await room.sees(shop, refused(room.at(-40)));
    await room.sees(shop, good(room.at(-35), { check: 'recheck' }), good(room.at(-25), { check: 'recheck' }));
    const logs = async () =>
      (await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: shop.serverId })).logs;
    await eventually('it is logged', async () => (await logs()).length > 0);
    await eventually(
      'it is up again',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'up',
    );
    expect(await logs()).toHaveLength(1);
    expect(opened.filter((one) => one.serverId === shop.serverId)).toEqual([]);
  });

  it('is told once though every message comes twice and out of order', async () => {
    const opened = await room.room.collect('incident.opened');
    const shop = await room.addServer();
    const first = refused(room.at(-40));
    const second = refused(room.at(-35), { check: 'recheck' });
    const third = refused(room.at(-25), { check: 'recheck' });
    for (const result of [first, first, third, second, first, second, third, third]) await room.sees(shop, result);
    await eventually(
      'it is down',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'down',
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(opened.filter((one) => one.serverId === shop.serverId)).toHaveLength(1);
    expect((await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' })).logs[0]!.count).toBe(3);
    expect((await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems).toBe(3);
  });

  it('does not begin with a bad answer that is older than a good one', async () => {
    const shop = await room.addServer();
    await room.sees(shop, good(room.at(-90)));
    await room.sees(shop, good(room.at(-10)));
    await eventually(
      'both are stored',
      async () => (await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems === 2,
    );
    await room.sees(shop, refused(room.at(-30)));
    await eventually(
      'it is stored',
      async () => (await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems === 3,
    );
    expect((await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]!.state).toBe('up');
  });

  it('can be acknowledged once, by its owner', async () => {
    const told = await room.room.collect('incident.acknowledged');
    const shop = await room.addServer();
    await goesDown(shop);
    const incidentId = await eventually(
      'an incident',
      async () =>
        (
          await room
            .rpc(shop)
            .listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: 'open' })
        ).incidents[0]?.id,
    );
    await expect(
      room
        .rpc({ ...shop, workspaceId: newId(), userId: newId() })
        .acknowledgeIncident({ incidentId, acknowledgedBy: 'x', via: 'dashboard' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await room.rpc(shop).acknowledgeIncident({ incidentId, acknowledgedBy: shop.userId, via: 'whatsapp' });
    const { incident } = await room.rpc(shop).acknowledgeIncident({ incidentId, acknowledgedBy: 'somebody', via: 'dashboard' });
    expect(incident).toMatchObject({ acknowledgedBy: shop.userId, status: 'open' });
    await eventually('the world was told', () => told.filter((one) => one.incidentId === incidentId).length === 1);
  });
});

describe('two servers of one machine that fail together', () => {
  it('are looked at together and told as one', async () => {
    const opened = await room.room.collect('incident.opened');
    const rechecks = await room.room.collect('recheck.wanted');
    const shop = await room.addServer({ ipAddress: '198.51.100.20' });
    const blog = await room.addServer({ ...shop, serverId: newId(), name: 'Blog', ipAddress: '198.51.100.20' });
    for (const server of [shop, blog]) await room.sees(server, good(room.at(-90)));
    await eventually(
      'both are up',
      async () =>
        (await room.sql(`SELECT 1 FROM monitor WHERE workspace_id = $1 AND state = 'up' AND ip_address <> ''`, [shop.workspaceId]))
          .length === 2,
    );
    await room.sees(shop, refused(room.at(-20)));
    await eventually('the neighbour is looked at', () => rechecks.find((one) => one.serverId === blog.serverId && one.check === 'sibling'));
    await room.sees(blog, refused(room.at(-19), { check: 'sibling' }));
    await eventually(
      'both are suspects',
      async () => (await room.sql(`SELECT 1 FROM monitor WHERE workspace_id = $1 AND state = 'suspect'`, [shop.workspaceId])).length === 2,
    );
    await room.sees(shop, refused(room.at(-15), { check: 'recheck' }), refused(room.at(-5), { check: 'recheck' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(opened.filter((one) => one.workspaceId === shop.workspaceId)).toEqual([]);
    await room.sees(blog, refused(room.at(-14), { check: 'recheck' }), refused(room.at(-4), { check: 'recheck' }));
    const both = await eventually('both are told', () => {
      const mine = opened.filter((one) => one.workspaceId === shop.workspaceId);
      return mine.length === 2 ? mine : null;
    });
    expect(new Set(both.map((one) => one.groupId)).size).toBe(1);
    expect(both[0]!.groupId).not.toBe('');
    expect(both[0]!.groupServerIds).toEqual([shop.serverId, blog.serverId].sort());

    const [pressed, other] = both.map((one) => one.incidentId);
    await room.rpc(shop).acknowledgeIncident({ incidentId: pressed!, acknowledgedBy: shop.userId, via: 'dashboard' });
    for (const incidentId of [pressed!, other!])
      expect((await room.rpc(shop).getIncident({ incidentId })).incident).toMatchObject({ acknowledgedBy: shop.userId, status: 'open' });

    const resolved = await room.room.collect('incident.resolved');
    const asked = () => rechecks.filter((one) => one.serverId === blog.serverId && one.check === 'sibling').length;
    const before = asked();
    await room.sees(shop, good(room.at(-2)));
    await eventually('the neighbour is looked at when the first one is back', () => asked() === before + 1);
    await room.sees(blog, good(room.at(-1), { check: 'sibling' }));
    await room.sees(shop, good(room.at(59), { check: 'recovery' }));
    await room.sees(blog, good(room.at(60), { check: 'recovery' }));
    await eventually('both are over', () => resolved.filter((one) => one.workspaceId === shop.workspaceId).length === 2);
    expect(new Set(resolved.filter((one) => one.workspaceId === shop.workspaceId).map((one) => one.groupId)).size).toBe(1);
    expect(rechecks.filter((one) => one.serverId === shop.serverId && one.check === 'sibling')).toEqual([]);
  });
});

describe('what an owner does', () => {
  it('pausing ends the incident and the judging; resuming starts afresh', async () => {
    const resolved = await room.room.collect('incident.resolved');
    const shop = await room.addServer();
    await goesDown(shop);
    await eventually(
      'it is down',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'down',
    );
    await room.addServer({ ...shop, paused: true, configVersion: 2 });
    expect(await eventually('the end', () => resolved.find((one) => one.serverId === shop.serverId))).toMatchObject({ reason: 'paused' });
    await room.sees(shop, refused(room.at(-1)));
    await room.addServer({ ...shop, paused: false, configVersion: 3 });
    await eventually(
      'it is watched again',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'unknown',
    );
  });
  it('deleting forgets it: pings still under way change nothing', async () => {
    const shop = await room.addServer();
    await room.sees(shop, good(room.at(-60)));
    await eventually(
      'it is up',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'up',
    );
    await room.addServer({ ...shop, deleted: true, configVersion: 2 });
    await eventually('it is gone', async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states.length === 0);
    await room.sees(shop, refused(room.at(-5)));
    await expect(room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
  it('changing its address ends the incident, and answers about the old one count no more', async () => {
    const resolved = await room.room.collect('incident.resolved');
    const shop = await room.addServer();
    await goesDown(shop);
    await eventually(
      'it is down',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'down',
    );
    await room.addServer({ ...shop, website: 'https://new.example/', configVersion: 2 });
    await eventually('the end', () => resolved.find((one) => one.serverId === shop.serverId && one.reason === 'reconfigured'));
    await room.sees(shop, refused(room.at(-1), { configVersion: 1 }), good(room.at(0), { configVersion: 2 }));
    await eventually(
      'the new one is up',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'up',
    );
  });
});

describe('figures', () => {
  it('count ordinary slots and checks on request; never re-checks, never what could not be measured', async () => {
    const shop = await room.addServer();
    await room.sees(
      shop,
      good(room.at(-300)),
      good(room.at(-240)),
      good(room.at(-180), { check: 'check_now' }),
      refused(room.at(-120)),
      refused(room.at(-115), { check: 'recheck' }),
      good(room.at(-60), { outcome: 'missed' }),
    );
    const stats = await eventually('figures', async () => {
      const answer = await room.rpc(shop).getPingStats({ serverId: shop.serverId, range: '24h', timeZone: 'Africa/Lagos' });
      return answer.totalPings > 0 ? answer : null;
    });
    expect(stats).toMatchObject({ totalSuccess: 3, totalFailures: 1, totalPings: 4, successRate: 75, failureRate: 25, responseP50Ms: 120 });
    expect(stats.buckets).toHaveLength(24);
    expect(stats.buckets.reduce((sum, bucket) => sum + bucket.unknown, 0)).toBe(1);
    const list = await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' });
    expect(list.pings.map((ping) => [ping.status, ping.check])).toEqual([
      ['unknown', 'scheduled'],
      ['failure', 'recheck'],
      ['failure', 'scheduled'],
      ['success', 'check_now'],
      ['success', 'scheduled'],
      ['success', 'scheduled'],
    ]);
    await expect(room.rpc(shop).getPingStats({ serverId: shop.serverId, range: '1y', timeZone: '' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are the same before and after an hour was added up, late answers included', async () => {
    const shop = await room.addServer();
    const hour = new Date(room.room.clock.nowMs() - 5 * 3_600_000);
    hour.setUTCMinutes(0, 0, 0);
    const slots = Array.from({ length: 60 }, (_, i) => new Date(hour.getTime() + i * 60_000));
    await room.sees(shop, ...slots.map((slot, i) => (i % 6 === 0 ? refused(slot) : good(slot))));
    const ask = async () => room.rpc(shop).getPingStats({ serverId: shop.serverId, range: '7d', timeZone: 'UTC' });
    const before = await eventually('sixty', async () => ((await ask()).totalPings === 60 ? ask() : null));
    const { KeepHouse } = await import('../src/application/keep-house.js');
    await room.room.get<{ addUpHours: () => Promise<void> }>('analyzer', KeepHouse).addUpHours();
    expect(await room.sql('SELECT listed FROM ping_hour WHERE server_id = $1', [shop.serverId])).toEqual([{ listed: 60 }]);
    expect(await ask()).toEqual(before);
    await room.sees(shop, good(new Date(hour.getTime() + 30_000)));
    await eventually('the late one counts', async () => (await ask()).totalPings === 61);
    await room.room.get<{ addUpHours: () => Promise<void> }>('analyzer', KeepHouse).addUpHours();
    expect((await ask()).totalPings).toBe(61);
  });

  it('turn page numbers into pages over days, and the page after the last is empty', async () => {
    const shop = await room.addServer();
    const slots = Array.from({ length: 65 }, (_, i) => room.at(-i * 3_000));
    await room.sees(shop, ...slots.map((slot) => good(slot)));
    const page = async (number: number) => room.rpc(shop).listPings({ serverId: shop.serverId, page: number, limit: 0, cursor: '' });
    await eventually('all of them', async () => (await page(1)).pagination!.totalItems === 65);
    const { KeepHouse } = await import('../src/application/keep-house.js');
    await room.room.get<{ addUpHours: () => Promise<void> }>('analyzer', KeepHouse).addUpHours();
    const pages = [await page(1), await page(2), await page(3), await page(4), await page(5)];
    expect(pages.map((one) => one.pings.length)).toEqual([20, 20, 20, 5, 0]);
    expect(pages[0]!.pagination).toMatchObject({ currentPage: 1, totalPages: 4, totalItems: 65, pageSize: 20 });
    expect(pages.flatMap((one) => one.pings.map((ping) => ping.timestamp!.getTime()))).toEqual(slots.map((slot) => slot.getTime()));
    const byCursor = [];
    for (let cursor = ''; ;) {
      const next = await room.rpc(shop).listPings({ serverId: shop.serverId, page: 0, limit: 30, cursor });
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
    const shop = await room.addServer();
    await goesDown(shop);
    const incidentId = await eventually(
      'an incident',
      async () =>
        (await room.rpc(shop).listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
          .incidents[0]?.id,
    );
    const logId = (await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' })).logs[0]!.id;
    const stranger = room.room.client(incidents.AnalyzerServiceService, 'analyzer', userCaller(newId(), [newId()]));
    const missing = { code: 'NOT_FOUND' };
    await expect(stranger.listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).rejects.toMatchObject(missing);
    await expect(stranger.getPingStats({ serverId: shop.serverId, range: '', timeZone: '' })).rejects.toMatchObject(missing);
    await expect(stranger.getIncident({ incidentId })).rejects.toMatchObject(missing);
    await expect(stranger.giveFeedback({ logId, helped: true })).rejects.toMatchObject(missing);
    await expect(stranger.listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' })).rejects.toMatchObject(missing);
    await expect(
      stranger.listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }),
    ).rejects.toMatchObject(missing);
    await expect(stranger.export({ userId: shop.userId, workspaceIds: [shop.workspaceId] })).rejects.toMatchObject(missing);
    await expect(stranger.logApplicationError({ ...shop, message: 'x', stack: '', level: 'error', tag: '' })).rejects.toMatchObject(
      missing,
    );
    expect((await stranger.getServerStates({ serverIds: [shop.serverId] })).states).toEqual([]);
    expect((await stranger.getUptime({ serverIds: [shop.serverId], days: 7, timeZone: '' })).servers).toEqual([]);
  });
});

describe('an error of a customer’s own program', () => {
  it('is explained at once, counted when it repeats, and kept without its secrets', async () => {
    const shop = await room.addServer();
    await eventually(
      'the server is known',
      async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states.length,
    );
    const report = async (message: string) =>
      (
        await room
          .rpc(shop)
          .logApplicationError({ ...shop, message, stack: 'Error\n    at pay (cart.js:1:2)', level: 'error', tag: 'Checkout' })
      ).log!;
    const first = await report('connect ECONNREFUSED 127.0.0.1:5432 password=hunter2');
    expect(first).toMatchObject({ tag: 'Checkout', level: 'error', count: 1, serverId: shop.serverId });
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
    const done = await room.room.collect('erasure.completed');
    const shop = await room.addServer();
    await goesDown(shop);
    await eventually(
      'an incident',
      async () => (await room.sql('SELECT 1 FROM incident_list WHERE workspace_id = $1', [shop.workspaceId])).length,
    );
    const exported = async (caller?: typeof shop): Promise<Record<string, unknown[]>> => {
      const lists: Record<string, unknown[]> = {};
      let part: string | undefined;
      do {
        const answer = await room.rpc(caller).export({ userId: shop.userId, workspaceIds: [shop.workspaceId], part });
        for (const [name, rows] of Object.entries(JSON.parse(answer.json) as Record<string, unknown[]>))
          lists[name] = [...(lists[name] ?? []), ...rows];
        part = answer.nextPart;
      } while (part !== undefined);
      return lists;
    };
    // More than fits into one answer between services, so it comes in parts, each row once.
    await room.sql(
      `INSERT INTO snapshot (server_id, taken_at, region, workspace_id, month, evidence)
       SELECT $1, timestamptz '2020-01-01' + n * interval '1 hour', 'local', $2, '2020-01', jsonb_build_object('n', n, 'body', repeat('x', 9000))
       FROM generate_series(1, 1100) n`,
      [shop.serverId, shop.workspaceId],
    );
    // Three regions that looked in the same moments, and the end of a part between two of them.
    await room.sql(
      `INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
       SELECT $1, at, at, 1000, 0, 0, 200, region, '', 'It answered with 200.'
       FROM (SELECT $2::timestamptz + n * interval '1 ms' AS at, region FROM generate_series(1, 1400) n, unnest(ARRAY['a', 'b', 'c']) region) moments`,
      [shop.serverId, room.at(1)],
    );
    const before = await exported(shop);
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
    await room.room.publish(
      'user.erased',
      { userId: shop.userId, workspaceIds: [shop.workspaceId], requestedAt: room.at(0) },
      { key: shop.userId, tenantId: shop.userId },
    );
    await eventually('the answer', () => done.find((one) => one.userId === shop.userId && one.service === 'analyzer'));
    await room.sees(shop, refused(room.at(-1)));
    await room.addServer({ ...shop, name: '', deleted: true, configVersion: 2 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await room.sql('SELECT 1 FROM monitor WHERE workspace_id = $1', [shop.workspaceId])).toEqual([]);
    const left = await exported();
    expect(Object.keys(left)).toHaveLength(6);
    expect(Object.values(left).every((list) => list.length === 0)).toBe(true);
    expect(await room.sql('SELECT 1 FROM ping WHERE server_id = $1', [shop.serverId])).toEqual([]);
    expect(await room.sql('SELECT 1 FROM es_event WHERE tenant_id = $1', [shop.workspaceId])).toEqual([]);
  });
});
