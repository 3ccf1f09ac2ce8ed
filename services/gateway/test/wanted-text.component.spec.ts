import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
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
const send = (method: string, path: string, body: unknown) => app.call(method, path, { token: ada.token, body });
const server = () => ({
  ...{ name: `Shop ${newId()}`, ipAddress: '102.89.23.4', website: 'https://shop.example.com', monitoringInterval: 5 },
  ...{ workspaceId: ada.workspaceId, userId: ada.userId, whatsApp: false, email: true },
});

describe('words on the page', () => {
  it('that must be there, and those that must not, are passed on, changed and taken away', async () => {
    const words = { expectText: 'Add to cart', rejectText: 'Fatal error' };
    const asked = (call: string) => {
      const { expectText, rejectText } = app.fakes.callsOf(`workspaces.${call}`).at(-1)!.request;
      return { expectText, rejectText };
    };
    const update = async (body: unknown) => (await send('PATCH', `/api/server/update/${ada.serverId}`, body)).status;
    expect((await send('POST', '/api/server/create', { ...server(), ...words })).status).toBe(201);
    expect(asked('createServer')).toEqual(words);
    expect((await send('POST', '/api/server/create', server())).status).toBe(201);
    expect(asked('createServer')).toEqual({ expectText: '', rejectText: '' });
    expect([await update(words), asked('updateServer')]).toEqual([200, words]);
    expect([await update({ name: 'Shop' }), asked('updateServer')]).toEqual([200, { expectText: undefined, rejectText: undefined }]);
    expect([await update({ expectText: null, rejectText: '' }), asked('updateServer')]).toEqual([200, { expectText: '', rejectText: '' }]);
    Object.assign(app.fakes.servers.get(ada.serverId)!, words);
    expect((await get(`/api/server/get/${ada.serverId}`)).body.data).toMatchObject(words);
    Object.assign(app.fakes.servers.get(ada.serverId)!, { expectText: '', rejectText: '' });
    expect((await get(`/api/server/get/${ada.serverId}`)).body.data).toMatchObject({ expectText: null, rejectText: null });
  });

  it.each(['expectText', 'rejectText'])('are 200 characters of %s at most, as people count them', async (field) => {
    const longest = '🛒'.repeat(200);
    expect((await send('POST', '/api/server/create', { ...server(), [field]: longest })).status).toBe(201);
    for (const [method, path] of [
      ['POST', '/api/server/create'],
      ['PATCH', `/api/server/update/${ada.serverId}`],
    ] as const) {
      const answer = await send(method, path, { ...server(), [field]: `${longest}!` });
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: expect.stringContaining('200') }]);
    }
  });
});
