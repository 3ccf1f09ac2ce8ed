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

describe('what ends', () => {
  it('stands beside the server and on Home; own dates are written down and deleted', async () => {
    const own = { name: 'Hosting bill', date: '2030-03-01' };
    const added = await send('POST', `/api/server/${ada.serverId}/renewal`, own);
    expect([added.status, added.body.data]).toEqual([201, { ...own, _id: expect.any(String), soon: false }]);
    const { body } = await get(`/api/server/get/${ada.serverId}`);
    expect(body.data).toMatchObject({
      certificate: { endsAt: '2030-02-03T04:05:06.000Z', issuer: "Let's Encrypt", soon: false },
      domain: {
        name: 'example.com',
        registrar: 'R',
        source: 'rdap',
        soon: true,
        lapsed: true,
        asking: true,
        endsAt: expect.stringMatching(/Z$/),
      },
      renewals: [{ name: 'Bill', date: '2030-01-01' }, own],
    });
    expect((await get(`/api/server/${ada.serverId}/renewal`)).body.data).toEqual(body.data.renewals);
    expect((await get(`/api/renewal/list/${ada.userId}`)).body.data).toMatchObject([
      { kind: 'domain', name: 'example.com', company: 'R', lapsed: true },
    ]);
    const path = `/api/server/${ada.serverId}/renewal/${added.body.data._id}`;
    expect([(await send('DELETE', path)).status, (await send('DELETE', path)).status]).toEqual([200, 404]);
  });

  it('is unknown while the analyzer cannot say it, and the server opens all the same', async () => {
    app.fakes.down.add('renewals');
    const { status, body } = await get(`/api/server/get/${ada.serverId}`);
    const dates = await get(`/api/server/${ada.serverId}/renewal`);
    app.fakes.down.delete('renewals');
    expect(dates.status).toBe(503);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ certificate: null, domain: null, renewals: [], renewalsKnown: false });
  });
});
