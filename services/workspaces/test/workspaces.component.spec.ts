import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { noPlan, startWorkspaces, plan, refused } from './app.js';
import type { WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => void (app = await startWorkspaces({ PROBE_ALLOW_NETWORKS: '127.0.0.0/8' })), 60_000);
afterAll(async () => app?.stop());

describe('a workspace', () => {
  it('belongs to its creator, and the world is told by ids', async () => {
    const [created, updated] = [await app.collect('workspace.created'), await app.collect('workspace.updated')];
    const userId = newId();
    expect((await app.as(userId).getWorkspaceOfUser({ userId })).workspace).toBeUndefined();
    const { workspace } = await app.as(userId).createWorkspace({ name: ' Ọjà mi ', members: [{ role: 'owner', userId }] });
    expect(workspace).toMatchObject({
      name: 'Ọjà mi',
      members: [{ role: 'owner', userId }],
      servers: [],
      emailEnabled: true,
      whatsappEnabled: false,
    });
    expect((await app.as(userId).getWorkspaceOfUser({ userId })).workspace).toEqual(workspace);
    await eventually('workspace.created', () =>
      created.some((message) => message.workspaceId === workspace!.id && message.userId === userId),
    );
    const snapshot = await eventually('workspace.updated', () => updated.find((message) => message.workspaceId === workspace!.id));
    expect(snapshot).toEqual({ workspaceId: workspace!.id, userId, version: 1, emailEnabled: true, whatsappEnabled: false });
  });

  it('is the only one of its owner, however many are asked for at once', async () => {
    const userId = newId();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => app.as(userId).createWorkspace({ name: 'Shop', members: [{ role: 'owner', userId }] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'WORKSPACE_EXISTS', kind: 'invalid' });
  });

  it('that is asked for again, because the answer was lost, is the one that was made', async () => {
    const [userId, creationId] = [newId(), newId()];
    const ask = (id: string) => app.as(userId).createWorkspace({ name: 'Shop', members: [{ role: 'owner', userId }], creationId: id });
    const answers = [...(await Promise.all([ask(creationId), ask(creationId)])), await ask(creationId)];
    expect(answers.map(({ workspace }) => workspace!.id)).toEqual([creationId, creationId, creationId]);
    expect(await refused(ask(newId()))).toMatchObject({ code: 'WORKSPACE_EXISTS' });
  });

  it('is not made for somebody else, nor without a name', async () => {
    const userId = newId();
    expect(
      (await refused(app.as(userId).createWorkspace({ name: '', members: [{ role: 'owner', userId: newId() }] }))).details.fields,
    ).toEqual({ name: expect.any(String), members: expect.any(String) });
    expect((await refused(app.as('').createWorkspace({ name: 'x', members: [{ role: 'owner', userId: '' }] }))).kind).toBe(
      'unauthenticated',
    );
  });

  it('changes its name and its channels, each change a version', async () => {
    const updated = await app.collect('workspace.updated');
    const { workspaceId, client } = await app.givenOwner();
    await Promise.all([
      client.updateWorkspace({ workspaceId, name: 'Renamed' }),
      client.updateWorkspace({ workspaceId, emailEnabled: false }),
      client.updateWorkspace({ workspaceId, whatsappEnabled: true }),
    ]);
    const { workspace } = await client.updateWorkspace({ workspaceId });
    expect(workspace).toMatchObject({ name: 'Renamed', emailEnabled: false, whatsappEnabled: true });
    const last = await eventually('version 4', () =>
      updated.find((message) => message.workspaceId === workspaceId && message.version === 4),
    );
    expect(last).toMatchObject({ emailEnabled: false, whatsappEnabled: true });
  });

  it('cannot prefer WhatsApp on Basic, but may before there is a plan or while billing is silent', async () => {
    const basic = await app.givenOwner({ planName: 'Basic', whatsapp: false });
    expect((await refused(basic.client.updateWorkspace({ workspaceId: basic.workspaceId, whatsappEnabled: true }))).code).toBe(
      'WHATSAPP_NOT_IN_PLAN',
    );
    const [none, silent] = [await app.givenOwner(), await app.givenOwner()];
    app.plans.set(none.workspaceId, noPlan(none.workspaceId));
    app.plans.set(silent.workspaceId, undefined);
    for (const { client, workspaceId } of [none, silent])
      expect((await client.updateWorkspace({ workspaceId, whatsappEnabled: true })).workspace).toMatchObject({ whatsappEnabled: true });
  });
});

describe('networks opened on purpose', () => {
  it('may be watched, the metadata service never', async () => {
    const { addServer } = await app.givenOwner();
    expect(await addServer({ ipAddress: '127.0.0.1', website: 'http://127.0.0.1:8080' })).toMatchObject({
      ipAddress: '127.0.0.1',
      website: 'http://127.0.0.1:8080',
    });
    expect((await refused(addServer({ ipAddress: '169.254.169.254' }))).details.fields).toHaveProperty('ipAddress');
    expect((await refused(addServer({ ipAddress: '10.0.0.1' }))).details.fields).toHaveProperty('ipAddress');
  });
});

describe('a user who leaves', () => {
  const rows = async (workspaceId: string) => {
    const tables = [
      'workspace_view WHERE id',
      'server_view WHERE workspace_id',
      'workspace_quota WHERE workspace_id',
      'entitlement WHERE workspace_id',
      'es_event WHERE tenant_id',
      'es_stream WHERE tenant_id',
    ];
    const found = await Promise.all(tables.map((table) => app.database.query(`SELECT 1 FROM workspaces.${table} = $1`, [workspaceId])));
    return found.flat().length;
  };

  it('can be exported with everything', async () => {
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id } = await addServer({ name: 'First' });
    await client.updateServer({ serverId: id, name: 'Renamed' });
    await client.deleteServer({ serverId: (await addServer({ name: 'Gone' })).id });
    const held = JSON.parse((await client.export({ userId, workspaceIds: [workspaceId] })).json);
    expect(held).toMatchObject({
      workspace: { id: workspaceId, name: 'Shop', plan: { planName: 'Growth' } },
      servers: [{ id, name: 'Renamed' }],
    });
    expect(held.history.map(({ what }: { what: string }) => what).sort()).toEqual([
      'ServerDeleted',
      'ServerReconfigured',
      'ServerRegistered',
      'ServerRegistered',
      'WorkspaceCreated',
    ]);
    expect(
      JSON.parse(
        (
          await app
            .as(newId())
            .export({ userId: newId(), workspaceIds: [] })
            .catch(() => ({ json: 'null' }))
        ).json,
      ),
    ).toBeNull();
  });

  it('can be exported in parts that fit into one answer, however often maintenance was planned', async () => {
    const MANY = 20_000;
    const { userId, workspaceId, client } = await app.givenOwner();
    await app.database.query(
      `WITH one AS (
         INSERT INTO workspaces.es_stream (stream_id, type, version, tenant_id)
         SELECT 'maintenance-' || gen_random_uuid(), 'maintenance', 1, $1::uuid FROM generate_series(1, ${MANY}) RETURNING stream_id)
       INSERT INTO workspaces.es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at)
       SELECT stream_id, 1, gen_random_uuid(), 'MaintenancePlanned', 1, $2, '{}', $1::uuid, now() FROM one`,
      [
        workspaceId,
        JSON.stringify({
          ...{ workspaceId, userId, serverId: newId() },
          ...{ startsAt: app.clock.now(), endsAt: app.clock.now(), plannedAt: app.clock.now() },
        }),
      ],
    );
    const seen = new Set<string>();
    let [parts, part] = [0, '' as string | undefined];
    for (; part !== undefined; parts += 1) {
      const answer: { json: string; nextPart?: string | undefined } = await client.export({ userId, workspaceIds: [workspaceId], part });
      for (const { of } of JSON.parse(answer.json).history) seen.add(of);
      expect(Object.keys(JSON.parse(answer.json)).at(-1)).toBe('history');
      part = answer.nextPart;
    }
    expect([seen.size, parts]).toEqual([MANY + 1, 21]);
  });

  it('leaves nothing behind, the servers stop everywhere, and nobody else loses anything', async () => {
    const [configured, completed] = [await app.collect('server.configured'), await app.collect('erasure.completed')];
    const [leaving, staying] = [await app.givenOwner(), await app.givenOwner()];
    const server = await leaving.addServer();
    const kept = await staying.addServer();
    await app.publish('entitlement.changed', plan(leaving.workspaceId, { version: 2 }), { key: leaving.workspaceId });
    // A workspace of another user is named by mistake; it stays.
    const message = {
      userId: leaving.userId,
      workspaceIds: [leaving.workspaceId, staying.workspaceId, 'nonsense'],
      requestedAt: undefined,
    };
    const id = await app.publish('user.erased', message, { key: leaving.userId });
    await app.publish('user.erased', message, { key: leaving.userId, id });
    const answer = await eventually('erasure.completed', () => completed.find(({ userId }) => userId === leaving.userId));
    expect(answer).toMatchObject({ service: 'workspaces' });
    const last = await eventually('the last word', () => configured.find(({ serverId, deleted }) => serverId === server.id && deleted));
    expect(last).toMatchObject({ configVersion: server.configVersion + 1, name: '', ipAddress: '', website: '' });
    expect(await rows(leaving.workspaceId)).toBe(0);
    expect((await refused(leaving.addServer())).code).toBe('NOT_FOUND');
    expect((await staying.client.getServer({ serverId: kept.id })).server).toEqual(kept);
    await app.publish('entitlement.changed', plan(leaving.workspaceId, { version: 3 }), { key: leaving.workspaceId });
    await app.publish('user.erased', { userId: newId(), workspaceIds: [], requestedAt: undefined }, { key: newId() });
    await eventually('a stranger is forgotten too', () => completed.length === 2);
    expect(await rows(leaving.workspaceId)).toBe(0);
  });

  it('leaves nothing behind either when servers are being added at that moment', async () => {
    const { userId, workspaceId, addServer } = await app.givenOwner();
    const [completed] = [await app.collect('erasure.completed')];
    const adding = Promise.allSettled(Array.from({ length: 8 }, (_, n) => addServer({ name: `${n}` })));
    await app.publish('user.erased', { userId, workspaceIds: [workspaceId], requestedAt: undefined }, { key: userId });
    await adding;
    await eventually('erasure.completed', () => completed.some((message) => message.userId === userId));
    expect(await rows(workspaceId)).toBe(0);
  });
});
