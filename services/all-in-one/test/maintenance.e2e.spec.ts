import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { PracticeSite, addServer, alertsTo, becomeCustomer } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';

let product: Product;
const site = new PracticeSite('127.0.0.24');

beforeAll(async () => {
  product = await Product.start();
  await site.up();
});
afterAll(async () => {
  await site.down();
  await product?.stop();
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
