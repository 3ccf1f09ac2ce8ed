import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { Product } from './product.js';
import { addServer, alertsTo, becomeCustomer, openIncident, PracticeSite } from './story.js';
import type { Founder } from './story.js';

/** The main job on one machine: what `npm start` runs, with nothing replaced. */
describe('the story of an outage', () => {
  let product: Product;
  let ada: Founder;
  let serverId: string;
  const site = new PracticeSite('127.0.0.21');

  beforeAll(async () => {
    product = await Product.start({ env: { TEST_CLOCK: '1' } });
    await site.up();
  });
  afterAll(async () => {
    await site.down();
    await product?.stop();
    product?.removeData();
  });

  it('begins with a founder who signs up, pays, and adds a server that is checked within ten seconds', async () => {
    ada = await becomeCustomer(product.customer());
    serverId = await addServer(ada, site);
    const first = await eventually(
      'the first ping',
      async () => (await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data[0],
      12_000,
    );
    expect(first).toMatchObject({ status: 'success', check: 'scheduled', region: 'local', responseTimeMs: expect.any(Number) });
  });

  it('opens an incident within a minute, and one mail says what happened and what to do', async () => {
    await site.down();
    await ada.customer.post(`server/${serverId}/check`);
    const incident = await eventually('the incident', () => openIncident(ada, serverId), 60_000);
    expect(incident.explanation.doNow.length).toBeGreaterThan(0);
    const [mail] = await eventually(
      'the alert',
      async () => {
        const mails = await alertsTo(ada, /down since/);
        return mails.length > 0 && mails;
      },
      20_000,
    );
    expect(mail!.subject).toMatch(/^Shop website is down since \d\d:\d\d \(WAT\)$/);
    expect(mail!.text).toContain(incident.explanation.doNow[0]);
    expect(mail!.text).toContain(`/dashboard/incidents/${incident._id}`);
    const workspace = await ada.customer.get(`workspace/${ada.userId}`);
    expect(workspace.body.servers[0].serverId).toMatchObject({ _id: serverId, status: 'inactive' });
  });

  it('survives a power cut in the middle of the outage', async () => {
    await product.kill();
    product = await Product.start({ dataDir: product.dataDir, port: product.port, env: { TEST_CLOCK: '1' } });
    expect(await openIncident(ada, serverId)).toBeDefined();
  });

  it('tells of the recovery once, with the duration', async () => {
    await site.up();
    // Steps up to 20 s pass like real time: checks that fall due run.
    const [mail] = await eventually(
      'the recovery mail',
      async () => {
        await ada.customer.call('POST', '/dev/clock', { advanceMs: 5_000 });
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const mails = await alertsTo(ada, /is back|is up/);
        return mails.length > 0 && mails;
      },
      200_000,
    );
    expect(mail!.text).toMatch(/after (\d+ seconds|\d+ minutes?|a minute)/);
    const workspace = await ada.customer.get(`workspace/${ada.userId}`);
    expect(workspace.body.servers[0].serverId.status).toBe('active');
    expect(await alertsTo(ada, /down since/)).toHaveLength(1);
    expect(await alertsTo(ada, /is back|is up/)).toHaveLength(1);
  });

  it('stops cleanly and finds everything again', async () => {
    expect(await product.stop()).toBe(0);
    product = await Product.start({ dataDir: product.dataDir, port: product.port });
    expect((await ada.customer.get('user/')).body.data.email).toBe(ada.email);
    expect((await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data.length).toBeGreaterThan(3);
  });
});
