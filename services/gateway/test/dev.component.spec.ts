import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway({ TEST_CLOCK: '1' });
});
afterAll(() => app.stop());

describe('/dev', () => {
  it('shows the inbox as data and as a page that runs nothing', async () => {
    const list = await app.call('GET', '/dev/inbox/messages');
    expect(list.body.data[0]).toEqual({
      channel: 'email',
      to: 'ada@example.com',
      subject: 'Welcome <script>',
      text: expect.any(String),
      html: '<p>Hello</p>',
      sentAt: expect.stringMatching(/Z$/),
      messageId: '<1@x>',
    });
    expect(list.body.data.map(({ subject }: { subject: string }) => subject)).toEqual(['Welcome <script>', 'Older than <1@x>']);
    const page = await app.call('GET', '/dev/inbox');
    expect(page.text).toContain('Welcome &lt;script&gt;');
    expect(page.text).toContain('<iframe sandbox');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('plays the checkout with its page, with JSON and with a form', async () => {
    expect((await app.call('GET', '/dev/checkout/NWP-1')).text).toContain('₦96,750');
    expect((await app.call('GET', '/dev/checkout/NWP-2')).status).toBe(404);
    const paid = await app.call('POST', '/dev/checkout/NWP-1', { body: { outcome: 'pay' } });
    expect([paid.status, paid.body.returnUrl]).toEqual([200, 'http://localhost:8080/dashboard/billing?ref=NWP-1']);
    const form = await app.call('POST', '/dev/checkout/NWP-1', {
      raw: 'outcome=decline',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, 'http://localhost:8080/dashboard/billing?ref=NWP-1']);
    expect((await app.call('POST', '/dev/checkout/NWP-1', { body: { outcome: 'steal' } })).body.fields).toEqual({
      outcome: expect.any(String),
    });
    expect((await app.call('POST', '/dev/checkout/NWP-9', { body: { outcome: 'pay' } })).status).toBe(404);
  });

  it('moves the clock forward and refuses nonsense', async () => {
    const before = app.clock.nowMs();
    const moved = await app.call('POST', '/dev/clock', { body: { advanceMs: 3_600_000 } });
    expect(moved.status).toBe(200);
    expect(Date.parse(moved.body.now) - before).toBeGreaterThanOrEqual(3_600_000);
    const answer = await app.call('GET', '/api/plan/all');
    expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - app.clock.nowMs())).toBeLessThan(60_000);
    for (const advanceMs of [-1, 0, 1.5, 'x', null, 1e15])
      expect((await app.call('POST', '/dev/clock', { body: { advanceMs } })).status).toBe(400);
  });

  it('is not there for anybody behind a proxy, by another name, or from another site', async () => {
    expect((await app.call('GET', '/dev/inbox/messages', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
    expect(
      (await app.call('POST', '/dev/checkout/NWP-1', { body: { outcome: 'pay' }, headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(404);
    const rebound = await app
      .get<{ httpAdapter: { getInstance(): { inject(options: object): Promise<{ statusCode: number }> } } }>(
        'gateway',
        (await import('@nestjs/core')).HttpAdapterHost,
      )
      .httpAdapter.getInstance()
      .inject({ method: 'GET', url: '/dev/inbox/messages', remoteAddress: '127.0.0.1', headers: { host: 'evil.example:8080' } });
    expect(rebound.statusCode).toBe(404);
    const far = await app
      .get<{ httpAdapter: { getInstance(): { inject(options: object): Promise<{ statusCode: number }> } } }>(
        'gateway',
        (await import('@nestjs/core')).HttpAdapterHost,
      )
      .httpAdapter.getInstance()
      .inject({ method: 'GET', url: '/dev/inbox/messages', remoteAddress: '192.0.2.4', headers: { host: 'localhost' } });
    expect(far.statusCode).toBe(404);
  });
});

describe('with NODE_ENV=production', () => {
  it('there is no /dev at all', async () => {
    const production = await startGateway({ NODE_ENV: 'production' });
    try {
      for (const path of ['/dev/inbox', '/dev/inbox/messages', '/dev/checkout/NWP-1', '/dev/components'])
        expect([path, (await production.call('GET', path)).status]).toEqual([path, 404]);
      expect((await production.call('POST', '/dev/clock', { body: { advanceMs: 1 } })).status).toBe(404);
      expect((await production.call('POST', '/dev/checkout/NWP-1', { body: { outcome: 'pay' } })).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
