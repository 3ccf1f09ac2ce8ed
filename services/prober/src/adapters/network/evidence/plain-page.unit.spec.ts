import { describe, expect, it } from '@jest/globals';
import type { ErrorClass } from '@nowahala/kernel';
import { CheckFailed } from '../../../domain/check.js';
import type { HopJob } from '../engine/probe-engine.js';
import { newObservation } from '../http/website-observation.js';
import type { WebsiteObservation } from '../http/website-observation.js';
import type { ProbeContext } from '../probe-context.js';
import { website } from '../../../../test/network-probe.js';
import { recognisePage } from '../../../domain/recognition/recognise-page.js';
import { plainPage } from './plain-page.js';

const SUSPENDED = '<title>Account Suspended</title><p>This account has been suspended.</p>';

function shut(url: string, errorClass: ErrorClass, over: Partial<WebsiteObservation> = {}): WebsiteObservation {
  const one = website(url);
  const dialled = [{ address: '203.0.113.7', port: one.port, ms: 1, error: errorClass, from: 'website' as const }];
  return { ...newObservation(one, false), dialled, failed: new CheckFailed(errorClass, { host: one.host }), ...over };
}

async function seenAt(observed: WebsiteObservation, status: number, body: string) {
  const asked: HopJob[] = [];
  const engine = {
    ask: async (job: HopJob) => {
      asked.push(job);
      const head = { status, reason: '', headers: new Map<string, string>() };
      const exchange = { head, body: Buffer.from(body), bytes: body.length, cut: false, error: null, firstByteMs: 1, bodyMs: 1 };
      return { connect: { error: null, ms: 1 }, tls: null, exchange, page: recognisePage(body), certificates: null, ms: 1 };
    },
  };
  const seen = await plainPage(observed, { engine, userAgent: 'test' } as unknown as ProbeContext, 1_000);
  return { seen, asked };
}

const tls = { protocol: null, cipher: null, authorized: false, error: null, chain: [] };

describe('the plain door of a website whose secure one is shut', () => {
  it('is asked for the same page, at the same machine', async () => {
    const { seen, asked } = await seenAt(shut('https://shop.test/open?a=1', 'connect_refused'), 200, SUSPENDED);
    expect(asked).toMatchObject([{ address: '203.0.113.7', port: 80, host: 'shop.test', secure: false }]);
    expect(asked[0]!.request).toMatch(/^GET \/open\?a=1 HTTP\/1\.1\r\nHost: shop\.test\r\n/);
    expect(seen).toMatchObject({ last: { url: 'http://shop.test/open?a=1', scheme: 'http', port: 80 }, page: { page: 'suspended' } });
  });
  it.each<[string, WebsiteObservation, number, string, boolean]>([
    ['with a fault', shut('https://shop.test/', 'connect_refused'), 503, 'Sorry', true],
    ['with a page that tells, behind a wrong certificate', shut('https://shop.test/', 'tls_hostname', { tls }), 200, SUSPENDED, true],
    ['with a fault behind a wrong certificate', shut('https://shop.test/', 'tls_hostname', { tls }), 404, 'Not found', false],
    ['with a good page', shut('https://shop.test/', 'connect_refused'), 200, 'Welcome', false],
    ['with the way to the secure door', shut('https://shop.test/', 'connect_refused'), 301, '', false],
  ])('is heard or not: %s', async (_how, observed, status, body, counts) =>
    expect((await seenAt(observed, status, body)).seen !== null).toBe(counts),
  );
  it.each<[string, WebsiteObservation]>([
    ['was asked already', shut('http://shop.test/', 'connect_refused')],
    ['is that of another website', shut('https://shop.test/', 'connect_refused', { redirects: [{ from: 'a', status: 301, to: 'b' }] })],
    ['is not the usual one', shut('https://shop.test:8443/', 'connect_refused')],
    ['cannot be known', shut('https://shop.test/', 'dns_nxdomain', { dialled: [] })],
  ])('is left alone where it %s', async (_why, observed) => {
    const { seen, asked } = await seenAt(observed, 503, SUSPENDED);
    expect({ seen, asked }).toEqual({ seen: null, asked: [] });
  });
});
