import { DAY_MS } from '@nowahala/kernel';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { CertificateAuthority } from '../../prober/test/certificates.js';
import { answer, serve } from '../../prober/test/sockets.js';
import type { TestServer } from '../../prober/test/sockets.js';
import { PracticeSite, addServer, alertsTo, becomeCustomer } from './customers.js';
import { Product } from './product.js';

const site = new PracticeSite('127.0.0.25', 8443);
let authority: CertificateAuthority;
let server: TestServer;
let product: Product;

beforeAll(async () => {
  authority = new CertificateAuthority('Test Trust');
  product = await Product.start({ env: { NODE_EXTRA_CA_CERTS: authority.rootFile } });
});
afterAll(async () => {
  await server?.stop();
  await product?.stop();
  product?.removeData();
  authority?.remove();
});

/** As openssl takes it. */
const asn1Time = (at: Date): string => `${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

it('the certificate of a shop is read by the check, stands on the page of its server, and a mail says that it ends', async () => {
  const endsAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 5 * DAY_MS);
  const tls = authority.issue({ names: [site.address], from: asn1Time(new Date(endsAt.getTime() - 90 * DAY_MS)), to: asn1Time(endsAt) });
  server = await serve(answer('200 OK'), { address: site.address, port: site.port, tls });
  const ada = await becomeCustomer(product.customer());
  const serverId = await addServer(ada, site, { website: `https://${site.address}:${site.port}/` });
  const seen = { endsAt: endsAt.toISOString(), issuer: 'Test Trust', soon: true };
  const certificate = async () => (await ada.customer.get(`server/get/${serverId}`)).body.data.certificate as unknown;
  expect(await eventually('it is seen', async () => (await certificate()) ?? false, 60_000)).toEqual(seen);
  const [mail] = await eventually(
    'the mail',
    async () => {
      const mails = await alertsTo(ada, /certificate/);
      return mails.length > 0 && mails;
    },
    60_000,
  );
  expect(mail!.subject).toMatch(/^The certificate of Shop website ends in [45] days$/);
  expect(mail!.text).toContain('Test Trust');
  const onHome = await ada.customer.get(`renewal/list/${ada.userId}`);
  expect(onHome.body.data).toEqual([
    { kind: 'certificate', name: 'Shop website', endsAt: seen.endsAt, company: 'Test Trust', lapsed: false, serverIds: [serverId] },
  ]);
}, 240_000);
