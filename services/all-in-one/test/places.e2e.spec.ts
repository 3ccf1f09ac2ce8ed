import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { PracticeSite, addServer, becomeCustomer } from './customers.js';
import { Product } from './product.js';

describe('three places on one machine', () => {
  let product: Product;
  const site = new PracticeSite('127.0.0.23');

  beforeAll(async () => {
    product = await Product.start({ env: { PROBE_REGION: 'lagos,london,frankfurt' } });
    await site.up();
  });
  afterAll(async () => {
    await site.down();
    await product?.stop();
    product?.removeData();
  });

  it('each live through a prober of its own, and a server is checked from one of them within ten seconds', async () => {
    const ada = await becomeCustomer(product.customer());
    const live = await eventually(
      'three live places',
      async () => {
        const { data } = (await ada.customer.get('region/list')).body;
        return data.length === 3 && data.every((one: { live: boolean }) => one.live) && data.map(({ id }: { id: string }) => id);
      },
      30_000,
    );
    expect(new Set(live)).toEqual(new Set(['lagos', 'london', 'frankfurt']));
    const serverId = await addServer(ada, site);
    const first = await eventually(
      'the first ping',
      async () => (await ada.customer.get(`server/pings/${serverId}?page=1`)).body.data[0],
      30_000,
    );
    expect(live).toContain(first.region);
    expect(first.status).toBe('success');
  });
});
