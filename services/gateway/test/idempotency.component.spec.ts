import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isUuid, newId } from '@nowahala/platform';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => app.stop());

const server = (person: TestUser, name = 'Shop') => ({
  name,
  ipAddress: '102.89.23.4',
  monitoringInterval: 5,
  workspaceId: person.workspaceId,
  userId: person.userId,
});
const create = (person: TestUser, name?: string, key?: string) =>
  app.call('POST', '/api/server/create', {
    token: person.token,
    body: server(person, name),
    headers: key ? { 'idempotency-key': key } : {},
  });
const made = () => app.fakes.callsOf('workspaces.createServer').length;

describe('Idempotency-Key', () => {
  it('answers a repeat as the first time and does the work once', async () => {
    const ada = app.fakes.person();
    const before = made();
    const key = newId();
    const first = await create(ada, 'Shop', key);
    const again = await create(ada, 'Shop', key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(made()).toBe(before + 1);
  });

  it('refuses another body under the same key with 422', async () => {
    const ada = app.fakes.person();
    const key = newId();
    await create(ada, 'Shop', key);
    const other = await create(ada, 'Other', key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it("is one person's own: somebody else with the same key is somebody else", async () => {
    const [ada, bola] = [app.fakes.person(), app.fakes.person()];
    const key = newId();
    const [adas, bolas] = [await create(ada, 'Shop', key), await create(bola, 'Shop', key)];
    expect(bolas.status).toBe(201);
    expect(bolas.body.data._id).not.toBe(adas.body.data._id);
  });

  it('answers all of several requests at once alike', async () => {
    const ada = app.fakes.person();
    const before = made();
    const key = newId();
    const answers = await Promise.all([create(ada, 'Shop', key), create(ada, 'Shop', key), create(ada, 'Shop', key)]);
    expect(answers.map(({ status, body }) => [status, body.data._id])).toEqual(Array(3).fill([201, answers[0].body.data._id]));
    expect(made()).toBe(before + 1);
  });

  it('never keeps a secret: the repeat is told so with 409, and what to do', async () => {
    const ada = app.fakes.person();
    const generate = () =>
      app.call('POST', `/api/key/generate/${ada.userId}`, {
        token: ada.token,
        body: { name: 'Shop' },
        headers: { 'idempotency-key': 'one' },
      });
    expect((await generate()).body.apiKey).toBe(ada.apiKey);
    const again = await generate();
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: 'ANSWER_NOT_KEPT', message: expect.stringContaining('"Rotate"') }),
    ]);
    expect(app.fakes.callsOf('identity.generateApiKey').filter(({ context }) => context.caller.userId === ada.userId)).toHaveLength(1);
  });

  it('does not remember a refusal', async () => {
    const ada = app.fakes.person();
    const key = newId();
    app.fakes.down.add('workspaces');
    // The workspaces of the user were asked before, so that only the creation itself fails.
    expect((await create(ada, 'Shop', key)).status).toBe(503);
    app.fakes.down.delete('workspaces');
    expect((await create(ada, 'Shop', key)).status).toBe(201);
  });

  it.each([
    ['a server', 'workspaces.createServer', (ada: TestUser) => ({ path: '/api/server/create', body: server(ada) })],
    [
      'a workspace',
      'workspaces.createWorkspace',
      (ada: TestUser) => ({ path: '/api/workspace/', body: { name: 'Shop', members: { role: 'owner', userId: ada.userId } } }),
    ],
    [
      'a heartbeat',
      'workspaces.createHeartbeat',
      (ada: TestUser) => ({ path: '/api/heartbeat', body: { name: 'Backup', every: 60, workspaceId: ada.workspaceId } }),
    ],
    [
      'a maintenance of a server',
      'workspaces.planMaintenance',
      (ada: TestUser) => ({ path: `/api/server/${ada.serverId}/maintenance`, body: { minutes: 30 } }),
    ],
    [
      'a maintenance of a workspace',
      'workspaces.planMaintenance',
      (ada: TestUser) => ({ path: `/api/workspace/${ada.workspaceId}/maintenance`, body: { minutes: 30 } }),
    ],
    [
      'a date of the owner',
      'renewals.addRenewal',
      (ada: TestUser) => ({ path: `/api/server/${ada.serverId}/renewal`, body: { name: 'Bill', date: '2031-03-01' } }),
    ],
    ['a drill', 'notifier.startDrill', (ada: TestUser) => ({ path: `/api/workspace/${ada.workspaceId}/drill`, body: {} })],
    [
      'a mail to support',
      'notifier.sendSupportMail',
      () => ({ path: '/api/support', body: { name: 'Ada', email: 'ada@example.com', subject: 'Down', message: 'Help' } }),
    ],
    ['a code by WhatsApp', 'identity.sendPhoneCode', (ada: TestUser) => ({ path: `/api/user/${ada.userId}/phone/verify`, body: {} })],
    [
      'a link for the e-mail',
      'identity.resendVerification',
      (ada: TestUser) => ({ path: `/api/user/${ada.userId}/email/verify`, body: {} }),
    ],
    [
      'a link for a new password',
      'identity.forgotPassword',
      () => ({ path: '/api/auth/forgot-password', body: { email: 'ada@example.com' } }),
    ],
    ['an API key', 'identity.generateApiKey', (ada: TestUser) => ({ path: `/api/key/generate/${ada.userId}`, body: { name: 'Shop' } })],
  ])('names %s alike when it is asked for again, because the answer may have been lost', async (_what, method, wanted) => {
    const [ada, bola, chidi] = [app.fakes.person(), app.fakes.person(), app.fakes.person()];
    const ask = (person: TestUser, key?: string) => {
      const { path, body } = wanted(person);
      return app.call('POST', path, { token: person.token, body, headers: key ? { 'idempotency-key': key } : {} });
    };
    const key = newId();
    app.fakes.down.add(method);
    await ask(ada, key);
    app.fakes.down.delete(method);
    for (const [person, given] of [[ada, key], [bola, key], [ada, newId()], [chidi]] as const) await ask(person, given);
    const [first, again, ofBola, other, without] = app.fakes
      .callsOf(method)
      .slice(-5)
      .map(({ request }) => request.creationId || request.maintenanceId || undefined);
    expect([isUuid(first), again]).toEqual([true, first]);
    expect(new Set([first, ofBola, other]).size).toBe(3);
    expect(without).toBeUndefined();
  });

  it('names a sign-up by the whole request, password and all, wherever it comes from, and asks for it again', async () => {
    const named = { email: 'ada@example.com', fullName: 'Ada', username: 'ada', location: { country: 'NG' } };
    const ada = { ...named, password: 'a calm long password' };
    const register = (headers: Record<string, string>, more = {}) =>
      app.call('POST', '/api/auth/register', { body: { ...ada, ...more }, headers });
    const key = { 'idempotency-key': newId() };
    const elsewhere = { ...key, 'x-forwarded-for': '198.51.100.77' };
    app.fakes.down.add('identity');
    expect((await register(key)).status).toBe(503);
    await register(key, { password: 'another long password' });
    await register({ 'idempotency-key': newId() });
    await register({});
    app.fakes.down.delete('identity');
    const opened = { status: 201, body: { token: expect.any(String) } };
    for (const from of [elsewhere, key, key]) expect(await register(from)).toMatchObject(opened);
    expect(await register(key, { password: 'another long password' })).toMatchObject({ status: 422 });
    const [first, otherPassword, otherKey, without, ...again] = app.fakes
      .callsOf('identity.register')
      .slice(-7)
      .map(({ request }) => request.creationId);
    expect([isUuid(first), ...again]).toEqual([true, first, first, first]);
    expect(new Set([first, otherPassword, otherKey]).size).toBe(3);
    expect(without).toBeUndefined();
  });

  it('leaves no hash behind by which a password can be guessed', async () => {
    const body = {
      email: 'eve@example.com',
      password: 'a calm long password',
      fullName: 'Eve',
      username: 'eve',
      location: { country: 'NG' },
    };
    const key = newId();
    const register = () => app.call('POST', '/api/auth/register', { body, headers: { 'idempotency-key': key } });
    expect((await register()).status).toBe(201);
    const row = () => app.database.query('SELECT request_hash AS hash FROM gateway.idempotency WHERE key = $1', [`given:${key}`]);
    const kept = await row();
    const plain = createHash('sha256')
      .update(JSON.stringify({ method: 'POST', path: '/api/auth/register', body }))
      .digest();
    expect(kept).toEqual([{ hash: expect.any(Buffer) }]);
    expect(kept).not.toEqual([{ hash: plain }]);
    // As a release before has kept it: believed, so that nobody's repeat is refused by an upgrade.
    await app.database.query('UPDATE gateway.idempotency SET request_hash = $2 WHERE key = $1', [`given:${key}`, plain]);
    expect((await register()).status).toBe(201);
    await app.database.query('UPDATE gateway.idempotency SET request_hash = $2 WHERE key = $1', [`given:${key}`, plain.reverse()]);
    expect((await register()).status).toBe(422);
  });

  it('is refused when it is no key', async () => {
    const ada = app.fakes.person();
    for (const key of ['with space', 'x'.repeat(300)])
      expect((await create(ada, 'Shop', key)).body.fields).toEqual({ 'Idempotency-Key': expect.any(String) });
  });
});

describe('a double click', () => {
  it('creates one server, and both clicks get the same answer', async () => {
    const ada = app.fakes.person();
    const before = made();
    const answers = await Promise.all([create(ada), create(ada), create(ada)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(made()).toBe(before + 1);
  });

  it('is known by a key that says nothing of what was sent', async () => {
    const ada = app.fakes.person();
    await create(ada);
    const content = { method: 'POST', path: '/api/server/create', body: server(ada) };
    const plain = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);
    const kept = await app.database.query('SELECT key FROM gateway.idempotency WHERE principal = $1', [`user:${ada.userId}`]);
    expect(kept).toEqual([{ key: expect.stringMatching(/^click:[\w-]{32}:\d+$/) }]);
    expect(kept[0]!.key).not.toContain(plain);
  });

  it('on a workspace is a second workspace, which its service refuses', async () => {
    const ada = app.fakes.person();
    const asked = () => app.fakes.callsOf('workspaces.createWorkspace').length;
    const before = asked();
    const body = { name: 'Shop', members: { role: 'owner', userId: ada.userId } };
    await Promise.all([1, 2].map(() => app.call('POST', '/api/workspace/', { token: ada.token, body })));
    expect(asked()).toBe(before + 2);
  });

  it('is none when something else was done in between', async () => {
    const ada = app.fakes.person();
    const first = await create(ada);
    expect((await app.call('DELETE', `/api/server/${first.body.data._id}`, { token: ada.token })).status).toBe(200);
    const second = await create(ada);
    expect(second.status).toBe(201);
    expect(second.body.data._id).not.toBe(first.body.data._id);
  });
});
