import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError, parseConfig, platformSettings, ServiceKeys } from '@nowahala/platform';
import { billingConfig } from '../src/billing.config.js';
import { chooseProvider } from '../src/adapters/payments/providers.js';
import { eventually } from '@nowahala/testkit';
import { BillingApp } from './app.js';
import { MemorySandboxLedger } from './memory-sandbox-ledger.js';

const app = new BillingApp();
let gateway: Server;
let refusing = false;
const statuses: number[] = [];

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const status = refusing ? 503 : await app.deliverWebhook({ body: Buffer.concat(chunks), headers });
    statuses.push(status);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  await app.start({ SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/paystack` }, true);
});
afterAll(async () => {
  await app.stop();
  await new Promise((resolve) => gateway.close(resolve));
});

describe('the sandbox checkout', () => {
  it('shows what is paid, pays by a real signed call, and sends the payer back to the page that waits', async () => {
    const ada = app.customer();
    const { ref, paymentUrl } = await app.as(ada).subscribe('Growth');
    expect(paymentUrl).toBe(`https://nowahala.example/dev/checkout/${ref}`);
    expect(await app.system.getCheckout({ ref })).toMatchObject({
      found: true,
      planName: 'Growth',
      netKobo: 90_000_00,
      vatKobo: 6_750_00,
      totalKobo: 96_750_00,
      status: 'open',
    });
    const { returnUrl } = await app.system.completeCheckout({ ref, outcome: 'pay' });
    expect(returnUrl).toBe(`https://nowahala.example/dashboard/billing?ref=${ref}`);
    expect(await app.as(ada).invoices()).toMatchObject([{ status: 'pending' }]);
    await app.until(ada, 'active');
    expect(await eventually('the call is answered', () => statuses[0])).toBe(200);
    expect((await app.system.getCheckout({ ref })).status).toBe('paid');
  });

  it('declines, and takes the money when the customer tries again on the same page', async () => {
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    await app.system.completeCheckout({ ref, outcome: 'decline' });
    await app.until(ada, 'none');
    expect((await app.system.getCheckout({ ref })).status).toBe('declined');
    await app.system.completeCheckout({ ref, outcome: 'pay' });
    await app.until(ada, 'active');
  });

  it('can be left without paying, and opened again by the same click', async () => {
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    await app.system.completeCheckout({ ref, outcome: 'abandon' });
    expect(await app.as(ada).subscription()).toMatchObject({ state: 'awaiting_payment' });
    expect((await app.as(ada).subscribe('Basic')).ref).toBe(ref);
  });

  it('calls again until it is answered, as a real provider does', async () => {
    const ada = app.customer();
    const { ref } = await app.as(ada).subscribe('Basic');
    refusing = true;
    await app.system.completeCheckout({ ref, outcome: 'pay' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await app.sql('SELECT 1 FROM webhook_inbox WHERE reference = $1', [ref])).toEqual([]);
    refusing = false;
    await app.until(ada, 'active');
  });

  it('knows no other outcomes and no other payments', async () => {
    const { ref } = await app.as(app.customer()).subscribe('Basic');
    await expect(app.system.completeCheckout({ ref, outcome: 'steal' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(app.system.completeCheckout({ ref: 'NWP-NOBODY', outcome: 'pay' })).rejects.toMatchObject({ kind: 'not_found' });
    expect(await app.system.getCheckout({ ref: 'NWP-NOBODY' })).toMatchObject({ found: false });
  });

  it('refuses to start in production', () => {
    const settings = parseConfig(platformSettings, { NODE_ENV: 'production' });
    const config = parseConfig(billingConfig, {});
    expect(() => chooseProvider(config, settings, new ServiceKeys(undefined, 'billing', []), new MemorySandboxLedger())).toThrow(
      ConfigError,
    );
    // Already when the settings are read, before a database is opened.
    expect(() => parseConfig(billingConfig, { NODE_ENV: 'production' })).toThrow('PAYSTACK_SECRET_KEY: must be set in production');
  });
});
