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

const get = (path: string) => app.call('GET', `/api/v1/${path}`, { token: ada.apiKey });

describe('a key for nothing', () => {
  it('is refused: an empty list of scopes is not "everything"', async () => {
    const ada = app.fakes.person();
    const answer = await app.call('POST', `/api/key/generate/${ada.userId}`, { token: ada.token, body: { name: 'Shop', scopes: [] } });
    expect([answer.status, answer.body.fields]).toEqual([400, { scopes: 'Please choose at least one thing that this key may do.' }]);
  });
});

describe('/api/v1', () => {
  it('says whose key it is', async () => {
    expect((await get('me')).body.data).toEqual({
      userId: ada.userId,
      workspaceIds: [ada.workspaceId],
      keyId: ada.keyId,
      scopes: ['servers:read', 'pings:read', 'incidents:read', 'logs:write'],
    });
  });

  it('lists servers page by page until there is no next cursor', async () => {
    for (let index = 0; index < 4; index += 1)
      await app.call('POST', '/api/server/create', {
        token: ada.token,
        body: {
          name: `Server ${index}`,
          ipAddress: '102.89.23.4',
          monitoringInterval: 5,
          workspaceId: ada.workspaceId,
          userId: ada.userId,
        },
      });
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
      const { body } = await get(`servers?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.data.map((server: { _id: string }) => server._id));
      cursor = body.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect((await get('servers')).body.data[0]).not.toHaveProperty('userId');
  });

  it('goes on after a server that was deleted meanwhile', async () => {
    const listed = (await get('servers?limit=100')).body.data.map((server: { _id: string }) => server._id);
    const { data, nextCursor } = (await get('servers?limit=2')).body;
    await app.call('DELETE', `/api/server/${data[1]._id}`, { token: ada.token });
    const rest = await get(`servers?limit=100&cursor=${nextCursor}`);
    expect(rest.body.data.map((server: { _id: string }) => server._id)).toEqual(listed.slice(2));
  });

  it('refuses limits and cursors that are none', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=ten', 'cursor=made-up', 'cursor=%00'])
      expect([query, (await get(`servers?${query}`)).status]).toEqual([query, 400]);
  });

  it('reads one server, its pings and incidents', async () => {
    expect((await get(`servers/${ada.serverId}`)).body.data._id).toBe(ada.serverId);
    expect((await get(`servers/${ada.serverId}/pings?limit=5`)).body).toEqual({
      data: [expect.objectContaining({ status: 'success' })],
      nextCursor: null,
    });
    expect(app.fakes.callsOf('analyzer.listPings').at(-1)!.request).toMatchObject({ limit: 5, cursor: '' });
    expect((await get('incidents?status=open')).body.data[0]).toMatchObject({ _id: ada.incidentId, status: 'open' });
    expect((await get('incidents?status=maybe')).body.fields).toEqual({ status: expect.any(String) });
  });

  it('takes an application error for a server of the owner, by the key', async () => {
    const answer = await app.call('POST', '/api/v1/logs', {
      token: ada.apiKey,
      body: { message: 'TypeError: x is undefined', stack: 'at cart.js:41', tag: 'App', server: ada.serverId },
    });
    expect([answer.status, answer.body.data._id]).toEqual([201, ada.logId]);
    const { request, context } = app.fakes.callsOf('analyzer.logApplicationError').at(-1)!;
    expect(request).toEqual({
      workspaceId: ada.workspaceId,
      userId: ada.userId,
      serverId: ada.serverId,
      message: 'TypeError: x is undefined',
      stack: 'at cart.js:41',
      level: 'error',
      tag: 'App',
    });
    expect(context.caller.via).toBe('apikey');
    const bola = app.fakes.person();
    expect((await app.call('POST', '/api/v1/logs', { token: ada.apiKey, body: { message: 'x', server: bola.serverId } })).status).toBe(404);
  });

  it('takes a key from the header alone', async () => {
    expect((await app.call('GET', `/api/v1/me?api_key=${ada.apiKey}`)).status).toBe(401);
    expect((await app.call('GET', '/api/v1/me', { headers: { 'x-api-key': ada.apiKey } })).status).toBe(401);
  });
});
