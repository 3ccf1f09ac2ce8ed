import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';

let app: GatewayApp;
let ada: TestUser;
beforeAll(async () => {
  app = await startGateway();
  ada = app.fakes.person();
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', path, { token: ada.token });
const send = (method: string, path: string, body: unknown = {}) => app.call(method, path, { token: ada.token, body });

describe('GET user/', () => {
  it('is put together from identity, workspaces and billing', async () => {
    const { body } = await get('/api/user/');
    expect(body.data).toMatchObject({
      _id: ada.userId,
      fullName: 'Ada Okafor',
      phone: null,
      profilePhoto: null,
      location: { country: 'NG' },
      workspaces: [{ workspaceId: ada.workspaceId }],
      plan: {
        hasPlan: true,
        state: 'active',
        subscriptionEndDate: expect.stringMatching(/Z$/),
        id: expect.objectContaining({ name: 'Growth', price: 7_500, rateLimit: 44_640 }),
      },
      timeZone: 'Africa/Lagos',
      language: 'en',
      emailVerified: false,
      phoneVerified: false,
    });
  });

  it('answers 503 while the plan cannot be asked, instead of guessing that there is none', async () => {
    app.fakes.down.add('billing');
    const answer = await get('/api/user/');
    app.fakes.down.delete('billing');
    expect([answer.status, answer.body.code]).toEqual([503, 'TRY_AGAIN']);
  });
});

describe('the devices that are signed in', () => {
  it('are listed with this one marked', async () => {
    const { status, body } = await get(`/api/user/${ada.userId}/session`);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        _id: ada.sessionId,
        browser: 'Chrome',
        system: 'Android',
        place: '102.89.34.x',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
      },
    ]);
  });

  it('are signed out, others without their own cookie being lost', async () => {
    const answer = await send('DELETE', `/api/user/${ada.userId}/session`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const leaver = app.fakes.person();
    const own = await app.call('DELETE', `/api/user/${leaver.userId}/session/${leaver.sessionId}`, { token: leaver.token });
    expect([own.status, own.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('nw_refresh=;')]);
    expect((await app.call('GET', `/api/user/${leaver.userId}/session`, { token: leaver.token })).status).toBe(401);
  });
});

describe('PATCH user/{id}', () => {
  it('gives a changed e-mail up with null alone', async () => {
    const path = `/api/user/${ada.userId}`;
    expect((await send('PATCH', path, { pendingEmail: null })).body.data).toMatchObject({ pendingEmail: null, pendingEmailWaitsFor: [] });
    expect(app.fakes.callsOf('identity.updateUser').at(-1)!.request).toMatchObject({ cancelEmailChange: true });
    expect((await send('PATCH', path, { pendingEmail: 'thief@example.com' })).status).toBe(200);
    expect(app.fakes.callsOf('identity.updateUser').at(-1)!.request).toMatchObject({ cancelEmailChange: false });
  });

  it.each(['', 'x'.repeat(2_000), null, 7])('takes what cannot be a password as none: %p', async (password) => {
    const answer = await send('PATCH', `/api/user/${ada.userId}`, { fullName: 'Ada O.', password });
    expect([answer.status, app.fakes.callsOf('identity.updateUser').at(-1)!.request.password ?? '']).toEqual([200, '']);
  });

  it('takes the profile back as it was given', async () => {
    const { data } = (await get('/api/user/')).body;
    expect((await send('PATCH', `/api/user/${ada.userId}`, { ...data, pendingEmail: 'bola@example.com' })).status).toBe(200);
  });

  it('hands on only what was sent', async () => {
    expect(
      (
        await send('PATCH', `/api/user/${ada.userId}`, {
          fullName: ' Ada O. ',
          location: { country: 'GH' },
          role: 'admin',
          emailVerified: true,
        })
      ).status,
    ).toBe(200);
    expect(app.fakes.callsOf('identity.updateUser').at(-1)!.request).toEqual(
      expect.objectContaining({ userId: ada.userId, fullName: 'Ada O.', country: 'GH' }),
    );
    expect(app.fakes.callsOf('identity.updateUser').at(-1)!.request).not.toHaveProperty('emailVerified');
  });

  it('knows a phone number when it sees one', async () => {
    for (const phone of ['08012345678', '+234', '+234 801 234 5678', '+23480123456789012345', 'call me'])
      expect((await send('PATCH', `/api/user/${ada.userId}`, { phone })).body.fields).toEqual({ phone: 'Invalid phone number' });
    for (const phone of ['+2348012345678', '', null]) expect((await send('PATCH', `/api/user/${ada.userId}`, { phone })).status).toBe(200);
  });
});

describe('DELETE user/{id}', () => {
  it('is 400 with a wrong password, as 401 means the session', async () => {
    const answer = await send('DELETE', `/api/user/${ada.userId}`, { password: 'wrong' });
    expect([answer.status, answer.body.fields]).toEqual([400, { password: expect.any(String) }]);
  });

  it('takes the refresh cookie away and says until when everything is gone', async () => {
    const bola = app.fakes.person();
    const answer = await app.call('DELETE', `/api/user/${bola.userId}`, { token: bola.token, body: { password: 'a calm long password' } });
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('Everything is gone by')]);
    expect(answer.headers.get('set-cookie')).toMatch(/^nw_refresh=;/);
    expect(app.fakes.callsOf('identity.requestErasure').at(-1)!.request.workspaceIds).toEqual([bola.workspaceId]);
    expect((await app.call('GET', '/api/user/', { token: bola.token })).status).toBe(401);
  });
});

describe('GET user/{id}/export', () => {
  it('is everything from everyone, or an error; never a part', async () => {
    const answer = await get(`/api/user/${ada.userId}/export`);
    expect(answer.body.data).toEqual({
      exportedAt: expect.any(String),
      account: { userId: ada.userId },
      workspaces: { servers: [] },
      billing: { invoices: [] },
      schedule: {},
      monitoring: { pings: [1, 2], servers: [3] },
      messages: { deliveries: [] },
    });
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    app.fakes.down.add('analyzer');
    expect((await get(`/api/user/${ada.userId}/export`)).status).toBe(503);
    app.fakes.down.delete('analyzer');
    app.fakes.down.add('the second part');
    await expect(get(`/api/user/${ada.userId}/export`)).rejects.toThrow('terminated');
    app.fakes.down.delete('the second part');
  });
});
