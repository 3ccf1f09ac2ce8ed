import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents, workspaces as contract } from '@nowahala/contracts';
import { Database, newId, rebuildProjection, systemCaller } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ServerSignalRepository } from '../src/database/server-signal.repository.js';
import { serverView } from '../src/database/server-view.projection.js';
import { server } from '../src/domain/server.js';
import { refused, startWorkspaces } from './app.js';
import type { WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => void (app = await startWorkspaces()), 60_000);
afterAll(async () => app?.stop());

describe('the status of a server', () => {
  it('is inactive while a confirmed incident is open, in whatever order the messages come', async () => {
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
      app.publish('incident.opened', incidents.IncidentOpened.create(incident(serverId, incidentId, 1)), { key: serverId });
    const resolved = (serverId: string, incidentId: string) =>
      app.publish('incident.resolved', incidents.IncidentResolved.create(incident(serverId, incidentId, 2)), { key: serverId });
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
      async () => (await app.database.query('SELECT 1 FROM workspaces.server_incident WHERE incident_id = $1', [early])).length === 1,
    );
    await opened(late.id, early);
    await eventually(
      'the second is open',
      async () =>
        (await app.database.query('SELECT 1 FROM workspaces.server_incident WHERE server_id = $1 AND is_open', [normal.id])).length === 1,
    );
    expect(await status(normal.id)).toBe('inactive');
    await resolved(normal.id, second);
    await eventually('it is up again', async () => (await status(normal.id)) === 'active');
    expect(await status(late.id)).toBe('active');
  });

  it('stays active while some places reach it, and is inactive once none does', async () => {
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    const incidentId = newId();
    const about = { incidentId, serverId, workspaceId, userId };
    const status = async () => (await client.getServer({ serverId })).server!.status;
    await app.publish('incident.opened', incidents.IncidentOpened.create({ ...about, seq: 1, kind: 'partial' }), { key: serverId });
    const rows = () => app.database.query('SELECT 1 FROM workspaces.server_incident WHERE incident_id = $1', [incidentId]);
    await eventually('it is noted', async () => (await rows()).length === 1);
    expect(await status()).toBe('active');
    const worsened = incidents.IncidentWorsened.create({ ...about, seq: 2, incidentKind: incidents.IncidentKind.INCIDENT_KIND_DOWN });
    await app.publish('incident.worsened', worsened, { key: serverId });
    await eventually('nobody reaches it', async () => (await status()) === 'inactive');
    await app.publish('incident.resolved', incidents.IncidentResolved.create({ ...about, seq: 3 }), { key: serverId });
    await eventually('it is back', async () => (await status()) === 'active');
  });

  it('counts the pings of this month only, and never backwards', async () => {
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    const month = new Date(app.clock.nowMs() + 3_600_000).toISOString().slice(0, 7);
    const usage = (inMonth: string, count: number) =>
      app.publish(
        'server.usage',
        { serverId, workspaceId, userId, month: inMonth, used: count, rateLimit: 44_640, projection: 0, threshold: 0, at: undefined },
        { key: serverId },
      );
    const usedRate = async () => (await client.getServer({ serverId })).server!.usedRate;
    await Promise.all([usage(month, 200), usage(month, 150), usage('2001-01', 900)]);
    await Promise.all([usage(month, 201), usage(month, 199)]);
    await eventually('201 pings', async () => (await usedRate()) === 201);
    await app.clock.advance(32 * 24 * 3_600_000);
    expect(await usedRate()).toBe(0);
  });
});

describe('other services', () => {
  it('are given every living server, page after page', async () => {
    const system = app.client(contract.WorkspacesServiceService, 'workspaces', systemCaller);
    const { workspaceId, client, addServer } = await app.givenOwner();
    const [one, two] = [await addServer({ name: 'one' }), await addServer({ name: 'two' })];
    await client.deleteServer({ serverId: one.id });
    await client.pauseServer({ serverId: two.id });
    const all: contract.ListServerConfigsResponse[] = [];
    for await (const answer of system.listServerConfigs({ workspaceId: '', afterServerId: '', limit: 0 })) all.push(answer);
    const [row] = await app.database.query('SELECT count(*)::int AS servers FROM workspaces.server_view');
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

  it('are active while some places reach a server, and inactive once none does', async () => {
    const { workspaceId, userId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    const { id: other } = await addServer();
    const about = { incidentId: newId(), serverId, workspaceId, userId, seq: 1, kind: 'partial' };
    const status = async (id: string) => (await client.getServer({ serverId: id })).server!.status;
    await app.publish('incident.opened', incidents.IncidentOpened.create(about), { key: serverId });
    const after = { ...about, incidentId: newId(), serverId: other, kind: 'down' };
    await app.publish('incident.opened', incidents.IncidentOpened.create(after), { key: serverId });
    await eventually('the message behind it was read', async () => (await status(other)) === 'inactive');
    expect(await status(serverId)).toBe('active');
    await app.publish('incident.worsened', incidents.IncidentWorsened.create({ ...about, seq: 2 }), { key: serverId });
    await eventually('it is down for everybody', async () => (await status(serverId)) === 'inactive');
    await app.publish('incident.resolved', incidents.IncidentResolved.create({ ...about, seq: 3 }), { key: serverId });
    await eventually('it is over', async () => (await status(serverId)) === 'active');
  });

  it('find the same servers after the list was rebuilt from the events', async () => {
    const { userId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    await client.updateServer({ serverId, name: 'renamed' });
    await client.deleteServer({ serverId: (await addServer()).id });
    const before = await client.getWorkspaceOfUser({ userId });
    await rebuildProjection(app.get<Database>('workspaces', Database), { aggregate: server }, serverView);
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
    const input = {
      workspaceId,
      name: 'x',
      ipAddress: '8.8.8.8',
      website: '',
      intervalMinutes: 5,
      emailEnabled: true,
      whatsappEnabled: false,
    };
    const stream = async (id: string) => {
      for await (const _ of strangerClient.listServerConfigs({ workspaceId: id, afterServerId: '', limit: 0 }))
        throw new Error('somebody else was told');
    };
    const calls = [
      () => strangerClient.getServer({ serverId }),
      () => strangerClient.updateServer({ serverId, name: 'mine' }),
      () => strangerClient.deleteServer({ serverId }),
      () => strangerClient.pauseServer({ serverId }),
      () => strangerClient.resumeServer({ serverId }),
      () => strangerClient.createServer(input),
      () => strangerClient.updateWorkspace({ workspaceId, name: 'mine' }),
      () => strangerClient.getWorkspaceOfUser({ userId }),
      () => strangerClient.getWorkspaceUsage({ workspaceId }),
      () => strangerClient.export({ userId, workspaceIds: [workspaceId] }),
      () => strangerClient.getServer({ serverId: 'nonsense' }),
      () => strangerClient.getServer({ serverId: newId() }),
      () => strangerClient.createServer({ ...input, workspaceId: '' }),
      () => strangerClient.updateWorkspace({ workspaceId: 'nonsense' }),
      () => stream(workspaceId),
      () => stream(''),
      () => stream('x'),
    ];
    for (const call of calls) expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND', kind: 'not_found' });
    const asKey = app.client(contract.WorkspacesServiceService, 'workspaces', {
      via: 'apikey',
      userId,
      sessionId: '',
      workspaceIds: [workspaceId],
      scopes: ['servers:read'],
    });
    expect((await asKey.getServer({ serverId })).server).toMatchObject({ id: serverId });
    for (const call of [
      () => asKey.deleteServer({ serverId }),
      () => asKey.createServer(input),
      () => asKey.updateWorkspace({ workspaceId, name: 'x' }),
      () => asKey.createWorkspace({ name: 'x', members: [] }),
    ]) {
      expect((await refused(call())).kind).toBe('forbidden');
    }
  });
});

it('incidents of a deleted server are found without reading those of all others', async () => {
  const plan = await app.get<Database>('workspaces', Database).transaction(async (sql) => {
    await sql.query('SET LOCAL enable_seqscan = off');
    return sql.query('EXPLAIN (FORMAT JSON) DELETE FROM server_incident WHERE server_id = $1', [newId()]);
  });
  expect(JSON.stringify(plan)).toContain('server_incident_server');
});

it('an incident that is being written when its server is deleted goes with it', async () => {
  const { client, addServer } = await app.givenOwner();
  const { id: serverId } = await addServer();
  const database = app.get<Database>('workspaces', Database);
  const signals = app.get<ServerSignalRepository>('workspaces', ServerSignalRepository);
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const writing = database.transaction(async (sql) => {
    const tx = Object.assign(Object.create(sql) as Transaction, { now: new Date() });
    await signals.upsertIncident(tx, { incidentId: newId(), serverId, seq: 1, open: true });
    await held;
  });
  const deleting = client.deleteServer({ serverId });
  const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%server_view%'`;
  await eventually('the deletion waits', async () => (await database.query(waits)).length > 0);
  goOn();
  await Promise.all([writing, deleting]);
  expect(await database.query('SELECT 1 FROM server_incident WHERE server_id = $1', [serverId])).toEqual([]);
});
