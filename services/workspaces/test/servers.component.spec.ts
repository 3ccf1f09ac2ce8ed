import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents, workspaces as contract } from '@nowahala/contracts';
import { Database, newId, rebuildProjection, systemCaller } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { serverStreams } from '../src/adapters/topics/server.publication.js';
import { noPlan, startWorkspaces, plan, refused } from './app.js';
import type { WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => void (app = await startWorkspaces()), 60_000);
afterAll(async () => app?.room.stop());

const outcomesOf = (answers: PromiseSettledResult<unknown>[]) => ({
  done: answers.filter(({ status }) => status === 'fulfilled').length,
  codes: [...new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [])))],
});
const used = async (workspaceId: string) =>
  (await app.room.database.query('SELECT used FROM workspaces.workspace_quota WHERE workspace_id = $1', [workspaceId]))[0]?.used;

describe('adding a server', () => {
  it('stores it, shows it and tells the world the whole of it', async () => {
    const configured = await app.room.collect('server.configured');
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const server = await addServer({ name: ' Shop ', website: 'shop.example', intervalMinutes: 1, whatsappEnabled: true });
    expect(server).toMatchObject({
      workspaceId,
      userId,
      name: 'Shop',
      ipAddress: '93.184.216.34',
      website: 'https://shop.example',
      intervalMinutes: 1,
      emailEnabled: true,
      whatsappEnabled: true,
      paused: false,
      status: 'active',
      usedRate: 0,
      configVersion: 1,
    });
    expect((await client.getServer({ serverId: server.id })).server).toEqual(server);
    expect((await client.getWorkspaceOfUser({ userId })).workspace!.servers).toEqual([server]);
    const message = await eventually('server.configured', () => configured.find(({ serverId }) => serverId === server.id));
    expect(message).toMatchObject({
      workspaceId,
      userId,
      name: 'Shop',
      website: 'https://shop.example',
      intervalMinutes: 1,
      emailEnabled: true,
      whatsappEnabled: true,
      paused: false,
      deleted: false,
      configVersion: 1,
      createdAt: server.createdAt,
      changedAt: server.createdAt,
    });
  });

  it('lets exactly as many through as the plan has places, of twenty at once', async () => {
    const { workspaceId, client, userId, addServer } = await app.givenOwner({ serverLimit: 3 });
    expect(outcomesOf(await Promise.allSettled(Array.from({ length: 20 }, (_, n) => addServer({ name: `server ${n}` }))))).toEqual({
      done: 3,
      codes: ['SERVER_LIMIT_REACHED'],
    });
    expect(await refused(addServer())).toMatchObject({ kind: 'conflict', message: 'Oops! You have reached your server limits' });
    expect((await client.getWorkspaceOfUser({ userId })).workspace!.servers).toHaveLength(3);
    expect(await used(workspaceId)).toBe(3);
  });

  it('gives a deleted server its place back once, however often it is deleted', async () => {
    const { workspaceId, client, addServer } = await app.givenOwner({ serverLimit: 1 });
    const server = await addServer();
    expect(outcomesOf(await Promise.allSettled(Array.from({ length: 6 }, () => client.deleteServer({ serverId: server.id }))))).toEqual({
      done: 1,
      codes: ['NOT_FOUND'],
    });
    expect(await used(workspaceId)).toBe(0);
    await addServer();
    expect(outcomesOf(await Promise.allSettled([addServer(), addServer()]))).toEqual({ done: 0, codes: ['SERVER_LIMIT_REACHED'] });
  });

  it('asks for a plan first', async () => {
    const owner = await app.givenOwner();
    for (const state of ['none', 'awaiting_payment', 'paused']) {
      app.plans.set(owner.workspaceId, plan(owner.workspaceId, { version: 2, state }));
      expect(await refused(owner.addServer())).toMatchObject({ code: 'NO_ACTIVE_PLAN', kind: 'conflict' });
    }
  });

  it('names the smallest interval, and refuses WhatsApp, on Basic', async () => {
    const { addServer } = await app.givenOwner({ planName: 'Basic', rateLimit: 8_928, whatsapp: false });
    expect(await refused(addServer({ intervalMinutes: 1 }))).toMatchObject({
      kind: 'invalid',
      details: { fields: { monitoringInterval: expect.stringContaining('5 minutes') } },
    });
    expect(await refused(addServer({ whatsappEnabled: true }))).toMatchObject({
      kind: 'invalid',
      details: { fields: { whatsApp: expect.stringContaining('Basic') } },
    });
    await addServer({ intervalMinutes: 5 });
  });

  it('says what is wrong with the form, and keeps nothing', async () => {
    const { workspaceId, addServer } = await app.givenOwner();
    expect(await refused(addServer({ ipAddress: '127.0.0.1' }))).toMatchObject({
      kind: 'invalid',
      details: { fields: { ipAddress: expect.stringMatching(/^Invalid IP address/) } },
    });
    expect((await refused(addServer({ ipAddress: '1.2.3' }))).message).toBe('Invalid IP address');
    expect(Object.keys((await refused(addServer({ name: '', website: 'ftp://x', intervalMinutes: 61 }))).details.fields!).sort()).toEqual([
      'monitoringInterval',
      'name',
      'website',
    ]);
    expect(await used(workspaceId)).toBe(0);
  });
});

describe('the plan', () => {
  it('is asked for once, then known from billing’s messages', async () => {
    const { workspaceId, addServer } = await app.givenOwner({ serverLimit: 2 });
    await addServer();
    await addServer();
    expect(app.asked.filter((id) => id === workspaceId)).toHaveLength(1);
    await app.room.publish('entitlement.changed', plan(workspaceId, { version: 5, serverLimit: 3 }), { key: workspaceId });
    await app.room.publish('entitlement.changed', plan(workspaceId, { version: 4, serverLimit: 0, state: 'paused' }), {
      key: workspaceId,
    });
    await eventually(
      'version 5',
      async () =>
        (await app.room.database.query('SELECT 1 FROM workspaces.entitlement WHERE workspace_id = $1 AND version = 5', [workspaceId]))
          .length === 1,
    );
    app.plans.set(workspaceId, undefined);
    await addServer();
    expect((await refused(addServer())).code).toBe('SERVER_LIMIT_REACHED');
  });

  it('just bought counts at once, though the message is still on its way', async () => {
    const owner = await app.givenOwner();
    app.plans.set(owner.workspaceId, noPlan(owner.workspaceId));
    expect((await refused(owner.addServer())).code).toBe('NO_ACTIVE_PLAN');
    app.plans.set(owner.workspaceId, plan(owner.workspaceId, { serverLimit: 1 }));
    await owner.addServer();
    expect((await refused(owner.addServer())).code).toBe('SERVER_LIMIT_REACHED');
    app.plans.set(owner.workspaceId, plan(owner.workspaceId, { version: 2, serverLimit: 2 }));
    await owner.addServer();
  });

  it('that cannot be known is no reason to guess', async () => {
    const { workspaceId, addServer } = await app.givenOwner();
    app.plans.set(workspaceId, undefined);
    expect(await refused(addServer())).toMatchObject({ code: 'PLAN_UNKNOWN', kind: 'unavailable' });
  });

  it('is asked for again when its time is over', async () => {
    const { workspaceId, addServer } = await app.givenOwner({ validUntil: new Date(app.room.clock.nowMs() + 60_000) });
    await addServer();
    await app.room.clock.advance(60_000);
    app.plans.set(workspaceId, undefined);
    expect((await refused(addServer())).code).toBe('PLAN_UNKNOWN');
    app.plans.set(workspaceId, plan(workspaceId, { version: 2, state: 'paused' }));
    expect((await refused(addServer())).code).toBe('NO_ACTIVE_PLAN');
  });
});

describe('changing a server', () => {
  it('gives every change the next version, of many at once', async () => {
    const configured = await app.room.collect('server.configured');
    const { client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    await Promise.all(Array.from({ length: 12 }, (_, n) => client.updateServer({ serverId, name: `name ${n}` })));
    const { server } = await client.getServer({ serverId });
    expect(server!.configVersion).toBe(13);
    const versions = await eventually('13 snapshots', () => {
      const seen = configured.filter((message) => message.serverId === serverId);
      return seen.length === 13 ? seen : undefined;
    });
    expect(versions.map(({ configVersion }) => configVersion)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    expect(versions.at(-1)!.name).toBe(server!.name);
    expect(versions.every(({ createdAt }) => createdAt?.getTime() === server!.createdAt!.getTime())).toBe(true);
  });

  it('forgives blanks, removes a website, and needs no plan for it', async () => {
    const { workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer({ website: 'https://shop.example' });
    app.plans.set(workspaceId, undefined);
    await app.room.database.query('DELETE FROM workspaces.entitlement WHERE workspace_id = $1', [workspaceId]);
    const { server } = await client.updateServer({
      serverId,
      ipAddress: ' 8.8.8.8 ',
      website: '',
      intervalMinutes: 10,
      emailEnabled: false,
    });
    expect(server).toMatchObject({ ipAddress: '8.8.8.8', website: '', intervalMinutes: 10, emailEnabled: false, name: 'Shop website' });
    expect((await refused(client.updateServer({ serverId, intervalMinutes: 5 }))).code).toBe('PLAN_UNKNOWN');
    expect((await refused(client.updateServer({ serverId, ipAddress: '10.0.0.1' }))).details.fields).toHaveProperty('ipAddress');
  });

  it('pauses, resumes and deletes', async () => {
    const configured = await app.room.collect('server.configured');
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    expect((await client.pauseServer({ serverId })).server).toMatchObject({ paused: true, configVersion: 2 });
    expect((await client.pauseServer({ serverId })).server).toMatchObject({ paused: true, configVersion: 2 });
    const without = plan(workspaceId, { version: 2, state: 'paused' });
    app.plans.set(workspaceId, without);
    await app.room.database.query(`UPDATE workspaces.entitlement SET state = 'paused', version = 2 WHERE workspace_id = $1`, [workspaceId]);
    expect(await refused(client.resumeServer({ serverId }))).toMatchObject({
      code: 'NO_ACTIVE_PLAN',
      message: 'Your plan is not active, so checks are paused. Choose a plan to start them again.',
    });
    // Paid meanwhile: billing is asked before saying no.
    app.plans.set(workspaceId, { ...without, version: 3, state: 'active' });
    expect((await client.resumeServer({ serverId })).server).toMatchObject({ paused: false, configVersion: 3 });
    await client.deleteServer({ serverId });
    const last = await eventually('the last word', () => configured.find((message) => message.serverId === serverId && message.deleted));
    expect(last).toMatchObject({ configVersion: 4 });
    for (const call of [
      () => client.getServer({ serverId }),
      () => client.pauseServer({ serverId }),
      () => client.resumeServer({ serverId }),
      () => client.updateServer({ serverId, name: 'x' }),
      () => client.deleteServer({ serverId }),
    ]) {
      expect((await refused(call())).code).toBe('NOT_FOUND');
    }
    expect((await client.getWorkspaceOfUser({ userId })).workspace!.servers).toEqual([]);
  });
});

describe('news of a server', () => {
  it('turns it red while a confirmed incident is open, in whatever order the news come', async () => {
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const [late, normal] = [await addServer({ name: 'late' }), await addServer({ name: 'normal' })];
    const incident = (serverId: string, incidentId: string, seq: number) => ({
      incidentId,
      seq,
      serverId,
      workspaceId,
      userId,
      kind: 'down',
    });
    const opened = (serverId: string, incidentId: string) =>
      app.room.publish('incident.opened', incidents.IncidentOpened.create(incident(serverId, incidentId, 1)), { key: serverId });
    const resolved = (serverId: string, incidentId: string) =>
      app.room.publish('incident.resolved', incidents.IncidentResolved.create(incident(serverId, incidentId, 2)), { key: serverId });
    const status = async (serverId: string) => (await client.getServer({ serverId })).server!.status;
    const [first, second] = [newId(), newId()];
    await opened(normal.id, first);
    await eventually('it is down', async () => (await status(normal.id)) === 'inactive');
    await opened(normal.id, second);
    await resolved(normal.id, first);
    await resolved(late.id, newId());
    const early = newId();
    await resolved(late.id, early);
    await eventually(
      'the early end was noted',
      async () => (await app.room.database.query('SELECT 1 FROM workspaces.server_incident WHERE incident_id = $1', [early])).length === 1,
    );
    await opened(late.id, early);
    await eventually(
      'the second is open',
      async () =>
        (await app.room.database.query('SELECT 1 FROM workspaces.server_incident WHERE server_id = $1 AND is_open', [normal.id])).length ===
        1,
    );
    expect(await status(normal.id)).toBe('inactive');
    await resolved(normal.id, second);
    await eventually('it is up again', async () => (await status(normal.id)) === 'active');
    expect(await status(late.id)).toBe('active');
  });

  it('counts the pings of this month only, and never backwards', async () => {
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    const month = new Date(app.room.clock.nowMs() + 3_600_000).toISOString().slice(0, 7);
    const usage = (inMonth: string, count: number) =>
      app.room.publish(
        'server.usage',
        { serverId, workspaceId, userId, month: inMonth, used: count, rateLimit: 44_640, projection: 0, threshold: 0, at: undefined },
        { key: serverId },
      );
    const usedRate = async () => (await client.getServer({ serverId })).server!.usedRate;
    await usage(month, 200);
    await usage(month, 150);
    await usage('2001-01', 900);
    await usage(month, 201);
    await eventually('201 pings', async () => (await usedRate()) === 201);
    await app.room.clock.advance(32 * 24 * 3_600_000);
    expect(await usedRate()).toBe(0);
  });
});

describe('other services', () => {
  it('are given every living server, page after page', async () => {
    const system = app.room.client(contract.WorkspacesServiceService, 'workspaces', systemCaller);
    const { workspaceId, client, addServer } = await app.givenOwner();
    const [one, two] = [await addServer({ name: 'one' }), await addServer({ name: 'two' })];
    await client.deleteServer({ serverId: one.id });
    await client.pauseServer({ serverId: two.id });
    const all: contract.ListServerConfigsResponse[] = [];
    for await (const answer of system.listServerConfigs({ workspaceId: '' })) all.push(answer);
    const [row] = await app.room.database.query('SELECT count(*)::int AS servers FROM workspaces.server_view');
    expect(all).toHaveLength(row!.servers as number);
    expect(all.filter(({ server }) => server!.workspaceId === workspaceId)).toMatchObject([
      { server: { serverId: two.id, paused: true, deleted: false, configVersion: 2 } },
    ]);
    expect(await system.getWorkspaceUsage({ workspaceId })).toEqual({
      servers: 1,
      smallestIntervalMinutes: 5,
      whatsappServers: [],
      serverNames: ['two'],
      intervalsMinutes: [5],
    });
  });

  it('find the same servers after the list was rebuilt from the events', async () => {
    const { userId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    await client.updateServer({ serverId, name: 'renamed' });
    await client.deleteServer({ serverId: (await addServer()).id });
    const before = await client.getWorkspaceOfUser({ userId });
    await rebuildProjection(app.room.get<Database>('workspaces', Database), serverStreams, serverStreams.projections![0]!);
    expect(await client.getWorkspaceOfUser({ userId })).toEqual(before);
  });
});

describe('somebody else', () => {
  it('finds nothing, also as an API key', async () => {
    const owner = await app.givenOwner();
    const { id: serverId } = await owner.addServer();
    const other = await app.givenOwner();
    const strangerClient = other.client;
    const { workspaceId, userId } = owner;
    const wish = {
      workspaceId,
      name: 'x',
      ipAddress: '8.8.8.8',
      website: '',
      intervalMinutes: 5,
      emailEnabled: true,
      whatsappEnabled: false,
    };
    const stream = async (id: string) => {
      for await (const _ of strangerClient.listServerConfigs({ workspaceId: id })) throw new Error('somebody else was told');
    };
    const calls = [
      () => strangerClient.getServer({ serverId }),
      () => strangerClient.updateServer({ serverId, name: 'mine' }),
      () => strangerClient.deleteServer({ serverId }),
      () => strangerClient.pauseServer({ serverId }),
      () => strangerClient.resumeServer({ serverId }),
      () => strangerClient.createServer(wish),
      () => strangerClient.updateWorkspace({ workspaceId, name: 'mine' }),
      () => strangerClient.getWorkspaceOfUser({ userId }),
      () => strangerClient.getWorkspaceUsage({ workspaceId }),
      () => strangerClient.export({ userId, workspaceIds: [workspaceId] }),
      () => strangerClient.getServer({ serverId: 'nonsense' }),
      () => strangerClient.getServer({ serverId: newId() }),
      () => strangerClient.createServer({ ...wish, workspaceId: '' }),
      () => strangerClient.updateWorkspace({ workspaceId: 'nonsense' }),
      () => stream(workspaceId),
      () => stream(''),
      () => stream('x'),
    ];
    for (const call of calls) expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND', kind: 'not_found' });
    const asKey = app.room.client(contract.WorkspacesServiceService, 'workspaces', {
      via: 'apikey',
      userId,
      sessionId: '',
      workspaceIds: [workspaceId],
      scopes: ['servers:read'],
    });
    expect((await asKey.getServer({ serverId })).server).toMatchObject({ id: serverId });
    for (const call of [
      () => asKey.deleteServer({ serverId }),
      () => asKey.createServer(wish),
      () => asKey.updateWorkspace({ workspaceId, name: 'x' }),
      () => asKey.createWorkspace({ name: 'x', members: [] }),
    ]) {
      expect((await refused(call())).kind).toBe('forbidden');
    }
  });
});
