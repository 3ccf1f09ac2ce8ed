import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, freePort, startFakeTwilio } from '@nowahala/testkit';
import type { FakeTwilio } from '@nowahala/testkit';
import { PracticeSite, addServer, alertsTo, becomeCustomer } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';

let product: Product;
let twilio: FakeTwilio;
const site = new PracticeSite('127.0.0.24');
const restaurant = new PracticeSite('127.0.0.124');

beforeAll(async () => {
  twilio = await startFakeTwilio();
  const port = await freePort();
  const env = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
    TWILIO_API_BASE_URL: twilio.url,
  };
  product = await Product.start({ env, port });
  await Promise.all([site.up(), restaurant.up()]);
});
afterAll(async () => {
  await Promise.all([site.down(), restaurant.down()]);
  await product?.stop();
  await twilio?.stop();
  product?.removeData();
});

const stateOf = async ({ customer }: Founder, id: string) => (await customer.get(`server/get/${id}`)).body.data.state as string;
const pingsOf = async ({ customer }: Founder, id: string) =>
  (await customer.get(`server/pings/${id}?page=1`)).body.data as { status: string; maintenance: boolean }[];
const incidentsOf = async ({ customer, userId }: Founder) =>
  (await customer.get(`incident/list/${userId}?page=1`)).body.data as { status: string; startedAt: string }[];
const subjectsTo = async (founder: Founder) => (await alertsTo(founder, / is (down|back)/)).map(({ subject }) => subject);

it('a founder moves her shop at night: nobody is woken, and what is still down when she is done is told', async () => {
  const ada = await becomeCustomer(product.customer());
  const serverId = await addServer(ada, site);
  await eventually('it is up', async () => (await stateOf(ada, serverId)) === 'up', 30_000);

  const begun = await ada.customer.post(`server/${serverId}/maintenance`, { minutes: 30 });
  expect([begun.status, begun.body.data.status]).toEqual([201, 'running']);
  await eventually('it is drawn as maintenance', async () => (await stateOf(ada, serverId)) === 'maintenance', 15_000);
  await site.down();
  expect((await ada.customer.post(`server/${serverId}/check`)).status).toBe(200);
  const failed = await eventually(
    'the failed check is listed',
    async () => (await pingsOf(ada, serverId)).find(({ status }) => status === 'failure'),
    30_000,
  );
  expect(failed.maintenance).toBe(true);
  expect([await stateOf(ada, serverId), await incidentsOf(ada), await subjectsTo(ada)]).toEqual(['maintenance', [], []]);

  const endedAt = Date.now();
  const ended = await ada.customer.call('DELETE', `/api/server/${serverId}/maintenance/${begun.body.data._id}`);
  expect([ended.status, ended.body.data.status]).toEqual([200, 'over']);
  await eventually('she is told', async () => (await subjectsTo(ada)).length === 1, 90_000);
  const [incident] = await incidentsOf(ada);
  expect(Date.parse(incident!.startedAt)).toBeGreaterThanOrEqual(endedAt - 1_000);
  const { stats } = (await ada.customer.get(`server/stats/${serverId}?range=24h`)).body;
  expect(stats.totalFailures).toBeLessThanOrEqual(1);

  // What is open when the next one begins stays open, and can end.
  const again = await ada.customer.post(`workspace/${ada.workspaceId}/maintenance`, { minutes: 30 });
  expect(again.status).toBe(201);
  expect((await incidentsOf(ada)).map(({ status }) => status)).toEqual(['open']);
  await site.up();
  await eventually('the all-clear', async () => (await subjectsTo(ada)).some((subject) => subject.includes('back')), 240_000);
  await eventually('it is maintenance now', async () => (await stateOf(ada, serverId)) === 'maintenance', 15_000);
}, 420_000);

describe('"quiet 30" by WhatsApp', () => {
  const phone = '+2348031234567';
  const messages = () => twilio.messages.filter(({ to }) => to === `whatsapp:${phone}`).map(({ body }) => body);
  const receives = (words: RegExp, ms: number) => eventually(`she gets ${words}`, () => messages().some((body) => words.test(body)), ms);
  const writes = async (text: string) => {
    const { body, headers } = twilio.incoming(product.url, phone, text);
    expect((await fetch(`${product.url}/api/webhooks/twilio`, { method: 'POST', body, headers })).status).toBe(200);
  };

  /** By the code that is sent to it. */
  async function confirmPhone({ customer, userId }: Founder): Promise<void> {
    expect((await customer.patch(`user/${userId}`, { phone })).status).toBe(200);
    expect((await customer.post(`user/${userId}/phone/verify`)).status).toBe(200);
    const code = await eventually('the code', () => messages().flatMap((body) => /\b\d{6}\b/.exec(body) ?? [])[0], 30_000);
    expect((await customer.post(`user/${userId}/phone/confirm`, { code })).status).toBe(200);
  }

  it('keeps an outage silent, and what is still down after it is told', async () => {
    const ngozi = await becomeCustomer(product.customer());
    await confirmPhone(ngozi);
    const preference = { whatsApp: { enabled: true }, email: { enabled: true } };
    const update = { name: 'Ngozi Foods', notificationPreference: preference };
    expect((await ngozi.customer.patch(`workspace/update/${ngozi.workspaceId}`, update)).status).toBe(200);
    const serverId = await addServer(ngozi, restaurant, { name: 'Restaurant', whatsApp: true });
    await eventually('it is up', async () => (await stateOf(ngozi, serverId)) === 'up', 30_000);

    await writes('quiet 30');
    await receives(/^Quiet until/, 30_000);
    await eventually('it is drawn as maintenance', async () => (await stateOf(ngozi, serverId)) === 'maintenance', 15_000);
    await restaurant.down();
    expect((await ngozi.customer.post(`server/${serverId}/check`)).status).toBe(200);
    // The check that was asked for and one of a slot: no re-checks come of either.
    const failed = await eventually(
      'failed checks are listed',
      async () => {
        const listed = (await pingsOf(ngozi, serverId)).filter(({ status }) => status === 'failure');
        return listed.length >= 2 && listed;
      },
      120_000,
    );
    expect(failed.every(({ maintenance }) => maintenance)).toBe(true);
    expect([await stateOf(ngozi, serverId), await incidentsOf(ngozi), await subjectsTo(ngozi)]).toEqual(['maintenance', [], []]);
    expect(messages().filter((body) => /is down/.test(body))).toEqual([]);

    await writes('quiet off');
    await receives(/^Alerts are on again/, 30_000);
    await receives(/Restaurant\*? is down since/, 90_000);
    expect((await incidentsOf(ngozi)).map(({ status }) => status)).toEqual(['open']);
    await eventually('the mail', async () => (await subjectsTo(ngozi)).length === 1, 90_000);
  }, 420_000);
});
