import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

describe('POST support', () => {
  const mail = { name: 'Ada', email: 'ada@example.com', subject: 'URGENT: down', message: 'Help' };

  it('refuses anything that could become a second header or a second reader', async () => {
    for (const wrong of [
      { email: 'a@b.co, c@d.co' },
      { email: '"a b"@c.co' },
      { email: 'a@b.co\r\nBcc: x@y.co' },
      { email: 'x'.repeat(250) + '@b.co' },
      { subject: 'Hi\r\nBcc: x@y.co' },
      { subject: 'x'.repeat(121) },
      { name: 'A\nB' },
      { message: ' ' },
    ]) {
      const answer = await app.call('POST', '/api/support', { body: { ...mail, ...wrong } });
      expect([wrong, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([wrong, 400, Object.keys(wrong)]);
    }
    expect(app.fakes.callsOf('notifier.sendSupportMail')).toEqual([]);
  });

  it('passes a mail on, with the hash of the address and never the address', async () => {
    expect((await app.call('POST', '/api/support', { body: mail })).body).toEqual({
      message: 'Thank you. We answer within about 24 hours.',
    });
    expect(app.fakes.callsOf('notifier.sendSupportMail').at(-1)!.request).toEqual({
      ...mail,
      userId: '',
      ipHash: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it('thanks a program that fills in the hidden field, and sends nothing', async () => {
    const before = app.fakes.callsOf('notifier.sendSupportMail').length;
    expect((await app.call('POST', '/api/support', { body: { ...mail, company: 'Cheap pills' } })).status).toBe(200);
    expect(app.fakes.callsOf('notifier.sendSupportMail')).toHaveLength(before);
  });
});

describe('the unsubscribe link', () => {
  it('changes nothing when it is only opened, and takes one click of person or mail program', async () => {
    const page = await app.call('GET', '/unsubscribe?token=good');
    expect([page.status, page.text.includes('<button')]).toEqual([200, true]);
    expect(app.fakes.callsOf('notifier.unsubscribe')).toEqual([]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const done = await app.call('POST', '/unsubscribe?token=good', {
        raw: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type },
      });
      expect([done.status, done.text.includes('Done.')]).toEqual([200, true]);
    }
    expect(
      (await app.call('POST', '/unsubscribe?token=bad', { raw: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
        .status,
    ).toBe(404);
  });
});

describe('POST content/graphql', () => {
  const ask = (query: string) => app.call('POST', '/api/content/graphql', { body: { query } });

  it('answers release notes with what was asked for', async () => {
    const { body } = await ask('query Notes { release_notes { id when: timestamp version notes { html } } }');
    expect(body.data.release_notes[0]).toEqual({
      id: 'v1.0.0',
      version: 'v1.0.0',
      when: expect.stringMatching(/Z$/),
      notes: { html: expect.stringContaining('<h2>') },
    });
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      '{ users { password } }',
      '{ release_notes { secret } }',
      '{ release_notes',
      'mutation { drop }',
      '{}',
      '{ release_notes { notes } }',
      'x'.repeat(6_000),
    ])
      expect([query.slice(0, 40), (await ask(query)).status]).toEqual([query.slice(0, 40), 400]);
  });

  it('cleans and keeps the notes of an outside content service, and outlives its troubles', async () => {
    let asked = 0;
    let broken = false;
    const cms = createServer((_request, response) => {
      asked += 1;
      if (broken) return void response.writeHead(500).end();
      const html =
        '<p onclick="x()">Hi <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">a</a> <a href="https://good.example" target=_blank>good</a></p>';
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { release_notes: [{ id: 1, version: 'v2', timestamp: '2026-12-01', notes: { html } }] } }));
    });
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    const outside = await startGateway({ RELEASE_NOTES_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}/graphql` });
    try {
      const notes = async () =>
        (await outside.call('POST', '/api/content/graphql', { body: { query: '{ release_notes { id notes { html } } }' } })).body.data
          .release_notes;
      expect(await notes()).toEqual([{ id: '1', notes: { html: '<p>Hi <a>a</a> <a href="https://good.example">good</a></p>' } }]);
      broken = true;
      expect(await notes()).toHaveLength(1);
      expect(asked).toBe(1);
    } finally {
      await outside.stop();
      cms.close();
    }
  });
});

describe('the API page', () => {
  it('is a page without a script and a document with every call', async () => {
    const page = await app.call('GET', '/api/docs');
    expect(page.text).toContain('/api/v1/servers');
    expect(page.text).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    const { body } = await app.call('GET', '/api/docs-json');
    const described = Object.entries<
      Record<string, { responses: object; requestBody?: { content: Record<string, { example?: unknown }> } }>
    >(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(
      app.routes
        .filter((route) => route.path.startsWith('/api/'))
        .map((route) => `${route.method} ${route.path}`)
        .sort(),
    );
    for (const methods of Object.values<Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>(body.paths))
      for (const { requestBody } of Object.values(methods))
        if (requestBody) expect(requestBody.content['application/json']!.example).toBeDefined();
  });
});

describe('GET health/ready', () => {
  it('answers 200 once everything is up', async () => {
    expect((await app.call('GET', '/health/ready')).body).toEqual({ status: 'ok' });
  });
});
