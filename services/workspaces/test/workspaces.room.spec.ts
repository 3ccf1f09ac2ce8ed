import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { noPlan, openWorkspacesRoom, plan, refused } from './workspaces-room.js';
import type { WorkspacesRoom } from './workspaces-room.js';

let home: WorkspacesRoom;
beforeAll(async () => void (home = await openWorkspacesRoom({ PROBE_ALLOW_NETWORKS: '127.0.0.0/8' })), 60_000);
afterAll(async () => home?.room.stop());

describe('a workspace', () => {
  it('belongs to its creator, and the world is told by ids', async () => {
    const [created, updated] = [await home.room.collect('workspace.created'), await home.room.collect('workspace.updated')];
    const userId = newId();
    expect((await home.as(userId).getWorkspaceOfUser({ userId })).workspace).toBeUndefined();
    const { workspace } = await home.as(userId).createWorkspace({ name: ' Ọjà mi ', members: [{ role: 'owner', userId }] });
    expect(workspace).toMatchObject({
      name: 'Ọjà mi',
      members: [{ role: 'owner', userId }],
      servers: [],
      emailEnabled: true,
      whatsappEnabled: false,
    });
    expect((await home.as(userId).getWorkspaceOfUser({ userId })).workspace).toEqual(workspace);
    await eventually('workspace.created', () =>
      created.some((message) => message.workspaceId === workspace!.id && message.userId === userId),
    );
    const snapshot = await eventually('workspace.updated', () => updated.find((message) => message.workspaceId === workspace!.id));
    expect(snapshot).toEqual({ workspaceId: workspace!.id, userId, version: 1, emailEnabled: true, whatsappEnabled: false });
  });

  it('is the only one of its owner, however many she asks for at once', async () => {
    const userId = newId();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => home.as(userId).createWorkspace({ name: 'Shop', members: [{ role: 'owner', userId }] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'WORKSPACE_EXISTS', kind: 'invalid' });
  });

  it('is not made for somebody else, nor without a name', async () => {
    const userId = newId();
    expect(
      (await refused(home.as(userId).createWorkspace({ name: '', members: [{ role: 'owner', userId: newId() }] }))).details.fields,
    ).toEqual({ name: expect.any(String), members: expect.any(String) });
    expect((await refused(home.as('').createWorkspace({ name: 'x', members: [{ role: 'owner', userId: '' }] }))).kind).toBe(
      'unauthenticated',
    );
  });

  it('changes its name and its channels, each change a version', async () => {
    const updated = await home.room.collect('workspace.updated');
    const { workspaceId, hers } = await home.owner();
    await Promise.all([
      hers.updateWorkspace({ workspaceId, name: 'Renamed' }),
      hers.updateWorkspace({ workspaceId, emailEnabled: false }),
      hers.updateWorkspace({ workspaceId, whatsappEnabled: true }),
    ]);
    const { workspace } = await hers.updateWorkspace({ workspaceId });
    expect(workspace).toMatchObject({ name: 'Renamed', emailEnabled: false, whatsappEnabled: true });
    const last = await eventually('version 4', () =>
      updated.find((message) => message.workspaceId === workspaceId && message.version === 4),
    );
    expect(last).toMatchObject({ emailEnabled: false, whatsappEnabled: true });
  });

  it('cannot prefer WhatsApp on Basic, but may before there is a plan or while billing is silent', async () => {
    const basic = await home.owner({ planName: 'Basic', whatsapp: false });
    expect((await refused(basic.hers.updateWorkspace({ workspaceId: basic.workspaceId, whatsappEnabled: true }))).code).toBe(
      'WHATSAPP_NOT_IN_PLAN',
    );
    const [none, silent] = [await home.owner(), await home.owner()];
    home.plans.set(none.workspaceId, noPlan(none.workspaceId));
    home.plans.set(silent.workspaceId, undefined);
    for (const { hers, workspaceId } of [none, silent])
      expect((await hers.updateWorkspace({ workspaceId, whatsappEnabled: true })).workspace).toMatchObject({ whatsappEnabled: true });
  });
});

describe('networks opened on purpose', () => {
  it('may be watched, the metadata service never', async () => {
    const { add } = await home.owner();
    expect(await add({ ipAddress: '127.0.0.1', website: 'http://127.0.0.1:8080' })).toMatchObject({
      ipAddress: '127.0.0.1',
      website: 'http://127.0.0.1:8080',
    });
    expect((await refused(add({ ipAddress: '169.254.169.254' }))).details.fields).toHaveProperty('ipAddress');
    expect((await refused(add({ ipAddress: '10.0.0.1' }))).details.fields).toHaveProperty('ipAddress');
  });
});

describe('a person who leaves', () => {
  const rows = async (workspaceId: string) => {
    const tables = [
      'workspace_view WHERE id',
      'server_view WHERE workspace_id',
      'workspace_quota WHERE workspace_id',
      'entitlement WHERE workspace_id',
      'es_event WHERE tenant_id',
      'es_stream WHERE tenant_id',
    ];
    const found = await Promise.all(
      tables.map((table) => home.room.database.query(`SELECT 1 FROM workspaces.${table} = $1`, [workspaceId])),
    );
    return found.flat().length;
  };

  it('can take everything with her', async () => {
    const { userId, workspaceId, hers, add } = await home.owner();
    const { id } = await add({ name: 'First' });
    await hers.updateServer({ serverId: id, name: 'Renamed' });
    await hers.deleteServer({ serverId: (await add({ name: 'Gone' })).id });
    const held = JSON.parse((await hers.export({ userId, workspaceIds: [workspaceId] })).json);
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
          await home
            .as(newId())
            .export({ userId: newId(), workspaceIds: [] })
            .catch(() => ({ json: 'null' }))
        ).json,
      ),
    ).toBeNull();
  });

  it('leaves nothing behind, her servers stop everywhere, and nobody else loses anything', async () => {
    const [configured, completed] = [await home.room.collect('server.configured'), await home.room.collect('erasure.completed')];
    const [leaving, staying] = [await home.owner(), await home.owner()];
    const server = await leaving.add();
    const kept = await staying.add();
    await home.room.publish('entitlement.changed', plan(leaving.workspaceId, { version: 2 }), { key: leaving.workspaceId });
    // A workspace that is not hers is named by mistake; it stays.
    const message = {
      userId: leaving.userId,
      workspaceIds: [leaving.workspaceId, staying.workspaceId, 'nonsense'],
      requestedAt: undefined,
    };
    const id = await home.room.publish('user.erased', message, { key: leaving.userId });
    await home.room.publish('user.erased', message, { key: leaving.userId, id });
    const answer = await eventually('erasure.completed', () => completed.find(({ userId }) => userId === leaving.userId));
    expect(answer).toMatchObject({ service: 'workspaces' });
    const last = await eventually('the last word', () => configured.find(({ serverId, deleted }) => serverId === server.id && deleted));
    expect(last).toMatchObject({ configVersion: server.configVersion + 1, name: '', ipAddress: '', website: '' });
    expect(await rows(leaving.workspaceId)).toBe(0);
    expect((await refused(leaving.add())).code).toBe('NOT_FOUND');
    expect((await staying.hers.getServer({ serverId: kept.id })).server).toEqual(kept);
    await home.room.publish('entitlement.changed', plan(leaving.workspaceId, { version: 3 }), { key: leaving.workspaceId });
    await home.room.publish('user.erased', { userId: newId(), workspaceIds: [], requestedAt: undefined }, { key: newId() });
    await eventually('a stranger is forgotten too', () => completed.length === 2);
    expect(await rows(leaving.workspaceId)).toBe(0);
  });

  it('leaves nothing behind either when servers are being added at that moment', async () => {
    const { userId, workspaceId, add } = await home.owner();
    const [completed] = [await home.room.collect('erasure.completed')];
    const adding = Promise.allSettled(Array.from({ length: 8 }, (_, n) => add({ name: `${n}` })));
    await home.room.publish('user.erased', { userId, workspaceIds: [workspaceId], requestedAt: undefined }, { key: userId });
    await adding;
    await eventually('erasure.completed', () => completed.some((message) => message.userId === userId));
    expect(await rows(workspaceId)).toBe(0);
  });
});
