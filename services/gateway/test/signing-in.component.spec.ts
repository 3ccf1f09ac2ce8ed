import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

const ada = {
  email: 'ada@example.com',
  password: 'a calm long password',
  fullName: 'Ada Okafor',
  username: 'ada',
  location: { country: 'NG' },
};
const cookieOf = (answer: { headers: Headers }): string => answer.headers.get('set-cookie') ?? '';

describe('POST auth/register', () => {
  it('answers 201 with a token, a message and the user, and keeps the refresh token in a cookie alone', async () => {
    const answer = await app.call('POST', '/api/auth/register', { body: { ...ada, timeZone: 'Africa/Lagos' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.any(String),
      message: expect.any(String),
      data: expect.objectContaining({ _id: expect.any(String), profilePhoto: null }),
    });
    expect(answer.text).not.toContain('refresh-');
    expect(cookieOf(answer)).toMatch(/^nw_refresh=refresh-[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    const { request } = app.fakes.callsOf('identity.register').at(-1)!;
    expect(request).toMatchObject({
      email: ada.email,
      country: 'NG',
      timeZone: 'Africa/Lagos',
      ipHash: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(JSON.stringify(request)).not.toContain('127.0.0.1');
  });

  it('names every field that is missing', async () => {
    const answer = await app.call('POST', '/api/auth/register', { body: {} });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['email', 'fullName', 'location', 'password', 'username']);
    expect((await app.call('POST', '/api/auth/register', { body: { ...ada, password: 'short' } })).body.fields).toEqual({
      password: 'Please choose a password of at least 10 characters.',
    });
  });
});

describe('POST auth/login', () => {
  it('says the same sentence for every wrong password', async () => {
    const answer = await app.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: 'wrong' } });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Invalid email or password');
  });
});

describe('POST auth/refresh', () => {
  it('gives a new token for the cookie, and a new cookie', async () => {
    const person = app.fakes.person();
    const answer = await app.call('POST', '/api/auth/refresh', { headers: { cookie: `nw_refresh=refresh-${person.sessionId}` } });
    expect(answer.status).toBe(200);
    expect(answer.body.token).toBe(person.token);
    expect(cookieOf(answer)).toContain('nw_refresh=');
  });

  it('is 401 without a good cookie, and takes a bad one away', async () => {
    expect((await app.call('POST', '/api/auth/refresh')).status).toBe(401);
    const answer = await app.call('POST', '/api/auth/refresh', { headers: { cookie: 'nw_refresh=made-up' } });
    expect(answer.status).toBe(401);
    expect(cookieOf(answer)).toMatch(/nw_refresh=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  it("is refused to another site's page", async () => {
    const person = app.fakes.person();
    const answer = await app.call('POST', '/api/auth/refresh', {
      headers: { cookie: `nw_refresh=refresh-${person.sessionId}`, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('a session', () => {
  it('ends everywhere at once when the user signs out', async () => {
    const person = app.fakes.person();
    expect((await app.call('GET', '/api/user/', { token: person.token })).status).toBe(200);
    const out = await app.call('POST', '/api/auth/logout', {
      token: person.token,
      headers: { cookie: `nw_refresh=refresh-${person.sessionId}` },
    });
    expect(out.status).toBe(200);
    expect(app.fakes.callsOf('identity.logout').at(-1)!.request).toEqual({
      sessionId: person.sessionId,
      refreshToken: `refresh-${person.sessionId}`,
    });
    expect((await app.call('GET', '/api/user/', { token: person.token })).status).toBe(401);
  });

  it('leaves the browser although it cannot be ended, while accounts are away', async () => {
    const person = app.fakes.person();
    app.fakes.down.add('identity');
    const out = await app.call('POST', '/api/auth/logout', {
      token: person.token,
      headers: { cookie: `nw_refresh=refresh-${person.sessionId}` },
    });
    app.fakes.down.delete('identity');
    expect(out.status).toBe(503);
    expect(cookieOf(out)).toMatch(/nw_refresh=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });

  it('is asked about once for many calls, and forgotten within moments of session.revoked', async () => {
    const person = app.fakes.person();
    await app.call('GET', `/api/server/get/${person.serverId}`, { token: person.token });
    const before = app.fakes.callsOf('identity.introspectToken').length;
    for (let times = 0; times < 5; times += 1) await app.call('GET', `/api/server/get/${person.serverId}`, { token: person.token });
    expect(app.fakes.callsOf('identity.introspectToken').length).toBe(before);
    app.fakes.revoked.add(person.sessionId);
    await app.publish('session.revoked', { userId: person.userId, sessionId: '' }, { key: person.userId });
    await eventually(
      'the revoked session is refused',
      async () => (await app.call('GET', `/api/server/get/${person.serverId}`, { token: person.token })).status === 401,
      4_000,
    );
  });

  it('is asked about anew where money, keys or passwords are at stake', async () => {
    const person = app.fakes.person();
    await app.call('GET', '/api/user/', { token: person.token });
    app.fakes.revoked.add(person.sessionId);
    expect((await app.call('GET', `/api/key/get/${person.userId}`, { token: person.token })).status).toBe(401);
  });

  it('with a revoked key ends within moments too', async () => {
    const person = app.fakes.person();
    expect((await app.call('GET', '/api/v1/me', { token: person.apiKey })).status).toBe(200);
    app.fakes.revoked.add(person.keyId);
    await app.publish('apikey.revoked', { userId: person.userId, keyId: person.keyId }, { key: person.userId });
    await eventually(
      'the revoked key is refused',
      async () => (await app.call('GET', '/api/v1/me', { token: person.apiKey })).status === 401,
      4_000,
    );
  });
});

describe('forgotten passwords and unconfirmed addresses', () => {
  it('answer the same whoever is meant', async () => {
    for (const email of ['ada@example.com', `${newId()}@example.com`]) {
      const answer = await app.call('POST', '/api/auth/forgot-password', { body: { email } });
      expect([answer.status, answer.body]).toEqual([200, { message: 'If there is an account with that e-mail, a link is on its way.' }]);
    }
    expect((await app.call('POST', '/api/auth/reset-password', { body: { token: 'abc', password: 'another calm password' } })).status).toBe(
      200,
    );
    expect((await app.call('POST', '/api/auth/verify-email', { body: { token: 'abc' } })).body.data).toEqual({ waitsFor: [] });
    expect((await app.call('POST', '/api/auth/verify-email', { body: { token: 'half' } })).body).toEqual({
      message: 'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.',
      data: { waitsFor: ['old'] },
    });
    const keep = { token: 'abc', password: 'another calm password' };
    expect((await app.call('POST', '/api/auth/reset-password', { body: keep })).body.data).toEqual({ liveKeys: 1, revokedKeys: 0 });
    const revoke = await app.call('POST', '/api/auth/reset-password', { body: { ...keep, revokeKeys: true } });
    expect(revoke.body.data).toEqual({ liveKeys: 0, revokedKeys: 1 });
    expect((await app.call('POST', '/api/auth/undo-change', { body: { token: 'abc' } })).body.data).toEqual({ what: 'email', liveKeys: 1 });
    expect((await app.call('POST', '/api/auth/undo-change', { body: {} })).body.fields).toEqual({ token: expect.any(String) });
    expect((await app.call('POST', '/api/auth/verify-email', { body: {} })).body.fields).toEqual({ token: expect.any(String) });
  });
});
