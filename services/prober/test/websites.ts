import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { NameResolver } from '@nowahala/platform';
import { DnsServer } from '../../libs/testkit/src/fakes/dns-server.js';
import { PRODUCT_LIMITS } from '../src/adapters/network/probe-context.js';
import type { CheckResult } from '../src/domain/check.js';
import { CertificateAuthority } from './certificates.js';
import { check, probeWith, website } from './network-probe.js';
import { type Behaviour, type TestServer, greet, serve } from './sockets.js';

/** Real websites under the name shop.test, and the real probe that checks them. Importing it registers what starts and stops them. */
export let dns: DnsServer;
export let resolver: NameResolver;
export let authority: CertificateAuthority;
const servers: TestServer[] = [];

beforeAll(async () => {
  authority = new CertificateAuthority();
  // As NODE_EXTRA_CA_CERTS does at start.
  setDefaultCACertificates([...getCACertificates('default'), authority.rootCertificate]);
  dns = await DnsServer.start();
});

afterAll(async () => {
  await dns.stop();
  authority.remove();
});

beforeEach(() => {
  dns.says('shop.test', 'A', '127.0.0.1');
  resolver = new NameResolver({ servers: [dns.address], tryMs: 100 });
});

afterEach(async () => {
  resolver.close();
  await Promise.all(servers.splice(0).map((one) => one.stop()));
});

export async function up(behaviour: Behaviour, options: Parameters<typeof serve>[1] = {}): Promise<TestServer> {
  const one = await serve(behaviour, options);
  servers.push(one);
  return one;
}

export async function greeting(behaviour: Parameters<typeof greet>[0], options: Parameters<typeof greet>[1] = {}): Promise<TestServer> {
  const one = await greet(behaviour, options);
  servers.push(one);
  return one;
}

export const quick = { ...PRODUCT_LIMITS, totalMs: 700, connectMs: 400, pingMs: 100 };

const MOST_TRIES = 3;

export async function checkUrl(url: string, parts: Partial<Parameters<typeof probeWith>[0]> = {}): Promise<CheckResult> {
  const { probe } = probeWith({ resolver, ...parts });
  for (let tries = 1; ; tries += 1) {
    const result = await check(probe, { website: website(url) });
    // As the product does where its own event loop stood still, here on a busy machine.
    if (!result.stalled || tries === MOST_TRIES) return result;
  }
}
