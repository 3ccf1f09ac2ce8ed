import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, freePort, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { addServer, becomeCustomer, PracticeSite } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';

/** Nobody answers there: the brokers are away from before the start to the end. */
const BROKERS_AWAY = '127.0.0.1:1';
const ANSWERING = 'identity,workspaces,billing,analyzer,notifier,gateway';

describe('the services that people talk to, while the brokers are away', () => {
  let database: ThrowawayDatabase;
  let product: Product;
  let ada: Founder;

  beforeAll(async () => {
    database = await throwawayDatabase();
    const env = {
      SERVICES: ANSWERING,
      KAFKA_BROKERS: BROKERS_AWAY,
      DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      GRPC_PORT: String(await freePort()),
      INTERNAL_SECRET: 'a secret for services apart of thirty-two and more',
      PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
    };
    product = await Product.start({ env });
  });
  afterAll(async () => {
    await product?.stop();
    product?.removeData();
    await database?.drop();
  });

  it('take a sign-up, a log-in, a payment by webhook, a server, and show the dashboard', async () => {
    ada = await becomeCustomer(product.customer());
    const again = product.customer();
    const login = await again.post('auth/login', { email: ada.email, password: 'correct horse battery' });
    expect(login).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    again.token = login.body.token;
    const serverId = await addServer(ada, new PracticeSite('127.0.0.31'));
    for (const path of [`workspace/${ada.userId}`, `server/pings/${serverId}?page=1`, `incident/list/${ada.userId}?page=1`])
      expect([path, (await again.get(path)).status]).toEqual([path, 200]);
    expect((await again.get(`workspace/${ada.userId}`)).body.servers).toHaveLength(1);
    await eventually('the welcome mail', async () => (await ada.customer.inbox()).some(({ to }) => to.includes(ada.email)));
  });

  it('take the call of a job', async () => {
    const added = await ada.customer.post('heartbeat', { name: 'Nightly backup', every: 60 });
    expect(added.status).toBe(201);
    const answer = await fetch(`${product.url}${new URL(added.body.data.address as string).pathname}`, { method: 'POST', body: 'saved' });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  });

  it('keep what they have to tell in their outbox', async () => {
    for (const schema of ['identity', 'workspaces', 'billing'])
      expect((await database.query(`SELECT 1 FROM ${schema}.outbox LIMIT 1`)).length).toBe(1);
  });

  it('say what does not work, to people and to Prometheus, and stay ready', async () => {
    const degraded = await eventually('degraded', async () => {
      const { status, body } = await product.customer().call('GET', '/health/ready');
      expect(status).toBe(200);
      return body.degraded as string[] | undefined;
    });
    expect(degraded).toEqual(expect.arrayContaining(['the bus does not answer', 'identity does not read its topics']));
    const operators = await fetch(`http://127.0.0.1:${product.opsPort}/health/ready`);
    expect([operators.status, await operators.json()]).toEqual([200, { status: 'ok', degraded }]);
    const metrics = await (await fetch(`http://127.0.0.1:${product.opsPort}/metrics`)).text();
    expect(metrics).toMatch(/^bus_reachable 0$/m);
    expect((await fetch(`http://127.0.0.1:${product.opsPort}/health/live`)).status).toBe(200);
  });

  it('leave without the brokers as well', async () => {
    expect(await product.stop()).toBe(0);
  });
});

it('a service whose work is nothing but messages does not start without its brokers, and says why', async () => {
  const env = { SERVICES: 'prober', KAFKA_BROKERS: BROKERS_AWAY, INTERNAL_SECRET: 'a secret for services apart of thirty-two and more' };
  await expect(Product.start({ env })).rejects.toThrow('the bus does not answer');
});
