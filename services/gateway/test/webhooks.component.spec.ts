import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

describe('webhooks', () => {
  it('have their failures counted from none on, so that the first is an increase', async () => {
    const text = await app.get<Metrics>('gateway', Metrics).asText();
    for (const provider of ['paystack', 'twilio', 'mail'])
      expect(text).toContain(`webhook_total{provider="${provider}",result="failed"} 0`);
  });

  it('reach billing byte for byte, and are answered as billing says', async () => {
    const raw = '{"event":"charge.success",  "data":{"reference":"NWP-1"}}';
    const good = await app.call('POST', '/api/webhooks/paystack', { raw, headers: { 'x-paystack-signature': `signed ${raw}` } });
    expect(good.status).toBe(200);
    expect(Buffer.from(app.fakes.callsOf('billing.acceptWebhook').at(-1)!.request.body as Uint8Array).toString()).toBe(raw);
    const forged = await app.call('POST', '/api/webhooks/paystack', {
      raw,
      headers: { 'x-paystack-signature': 'signed something else', cookie: 'nw_refresh=abc', authorization: 'Bearer x' },
    });
    expect(forged.status).toBe(401);
    expect(Object.keys(app.fakes.callsOf('billing.acceptWebhook').at(-1)!.request.headers as object).sort()).toEqual([
      'content-type',
      'user-agent',
      'x-paystack-signature',
    ]);
  });

  it('may be no JSON at all, up to 256 KB', async () => {
    expect(
      (await app.call('POST', '/api/webhooks/paystack', { raw: 'not json', headers: { 'x-paystack-signature': 'signed not json' } }))
        .status,
    ).toBe(200);
    expect((await app.call('POST', '/api/webhooks/paystack', { raw: 'x'.repeat(257 * 1024) })).status).toBe(413);
    expect((await app.call('POST', '/api/webhooks/paystack')).status).toBe(401);
  });

  it('of Twilio come with path and query as they were sent', async () => {
    const answer = await app.call('POST', '/api/webhooks/twilio?part=1', {
      raw: 'From=whatsapp%3A%2B234&Body=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      200,
      'text/xml',
      '<Response>/api/webhooks/twilio?part=1 29</Response>',
    ]);
  });
});

describe('a webhook that the notifier refuses', () => {
  it('is answered in the shape of every other error', async () => {
    const answer = await app.call('POST', '/api/webhooks/twilio?refused=1', {
      raw: 'From=whatsapp%3A%2B234&Body=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.body]).toEqual([
      401,
      { statusCode: 401, code: 'WEBHOOK_REFUSED', message: 'This call was not accepted.', requestId: expect.any(String) },
    ]);
  });
});
