import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { noPlan, startWorkspaces, plan, refused } from './app.js';
import type { WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => void (app = await startWorkspaces()), 60_000);
afterAll(async () => app?.stop());

const outcomesOf = (answers: PromiseSettledResult<unknown>[]) => ({
  done: answers.filter(({ status }) => status === 'fulfilled').length,
  codes: [...new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [])))],
});
const used = async (workspaceId: string) =>
  (await app.database.query('SELECT used FROM workspaces.workspace_quota WHERE workspace_id = $1', [workspaceId]))[0]?.used;

describe('adding a server', () => {
  it('once more, because the answer was lost, adds no second one, also at the limit and after it is gone', async () => {
    const { workspaceId, client, addServer } = await app.givenOwner({ serverLimit: 1 });
    const stranger = await app.givenOwner();
    const creationId = newId();
    const answers = [...(await Promise.all([addServer({ creationId }), addServer({ creationId })])), await addServer({ creationId })];
    expect(answers.map(({ id }) => id)).toEqual([creationId, creationId, creationId]);
    expect(await used(workspaceId)).toBe(1);
    expect(await refused(stranger.addServer({ creationId }))).toMatchObject({ kind: 'not_found' });
    await client.deleteServer({ serverId: creationId });
    expect(await refused(addServer({ creationId }))).toMatchObject({ kind: 'not_found' });
    expect(await used(workspaceId)).toBe(0);
  });

  it('stores it, shows it and tells the world the whole of it', async () => {
    const configured = await app.collect('server.configured');
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
    await app.publish('entitlement.changed', plan(workspaceId, { version: 5, serverLimit: 3 }), { key: workspaceId });
    await app.publish('entitlement.changed', plan(workspaceId, { version: 4, serverLimit: 0, state: 'paused' }), {
      key: workspaceId,
    });
    await eventually(
      'version 5',
      async () =>
        (await app.database.query('SELECT 1 FROM workspaces.entitlement WHERE workspace_id = $1 AND version = 5', [workspaceId])).length ===
        1,
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
    const { workspaceId, addServer } = await app.givenOwner({ validUntil: new Date(app.clock.nowMs() + 60_000) });
    await addServer();
    await app.clock.advance(60_000);
    app.plans.set(workspaceId, undefined);
    expect((await refused(addServer())).code).toBe('PLAN_UNKNOWN');
    app.plans.set(workspaceId, plan(workspaceId, { version: 2, state: 'paused' }));
    expect((await refused(addServer())).code).toBe('NO_ACTIVE_PLAN');
  });
});

describe('changing a server', () => {
  it('gives every change the next version, of many at once', async () => {
    const configured = await app.collect('server.configured');
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
    await app.database.query('DELETE FROM workspaces.entitlement WHERE workspace_id = $1', [workspaceId]);
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

  it('keeps and publishes the words on the page, which go with the website', async () => {
    const configured = await app.collect('server.configured');
    const { client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer({ website: 'https://shop.example', expectText: ' Add to cart ', rejectText: 'Fatal error' });
    const wanted = { expectText: 'Add to cart', rejectText: 'Fatal error' };
    expect((await client.getServer({ serverId })).server).toMatchObject(wanted);
    await eventually('published', () => configured.some((one) => one.serverId === serverId && one.expectText === wanted.expectText));
    expect((await client.updateServer({ serverId, rejectText: '' })).server).toMatchObject({ ...wanted, rejectText: '' });
    const refusedFields = async (change: object) => (await refused(client.updateServer({ serverId, ...change }))).details.fields;
    expect(await refusedFields({ rejectText: 'ADD  to' })).toEqual({ rejectText: expect.stringContaining('no page could ever be right') });
    expect(await refusedFields({ rejectText: 'x'.repeat(201) })).toEqual({ rejectText: expect.stringContaining('200 characters') });
    expect(await refusedFields({ expectText: 'a\u202eb' })).toEqual({ expectText: expect.stringContaining('cannot be shown') });
    expect((await client.updateServer({ serverId, website: '' })).server).toMatchObject({ website: '', expectText: '', rejectText: '' });
    expect(await refusedFields({ expectText: 'Rice' })).toEqual({ expectText: expect.stringContaining('on a website only') });
  });

  it('pauses, resumes and deletes', async () => {
    const configured = await app.collect('server.configured');
    const { userId, workspaceId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    expect((await client.pauseServer({ serverId })).server).toMatchObject({ paused: true, configVersion: 2 });
    expect((await client.pauseServer({ serverId })).server).toMatchObject({ paused: true, configVersion: 2 });
    const without = plan(workspaceId, { version: 2, state: 'paused' });
    app.plans.set(workspaceId, without);
    await app.database.query(`UPDATE workspaces.entitlement SET state = 'paused', version = 2 WHERE workspace_id = $1`, [workspaceId]);
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
