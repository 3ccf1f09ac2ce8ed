import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { evidence as wire } from '@nowahala/contracts';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { NameResolver } from '@nowahala/platform';
import { DnsServer } from '../../libs/testkit/src/fakes/dns-server.js';
import { CertificateAuthority } from '../../prober/test/certificates.js';
import { check, probeWith, fakePing, website } from '../../prober/test/network-probe.js';
import { type Behaviour, answer, greet, serve } from '../../prober/test/sockets.js';
import { toEvidenceMessage } from '../../prober/src/adapters/mappers/evidence.mapper.js';
import { PRODUCT_LIMITS } from '../../prober/src/adapters/network/probe-context.js';
import { toEvidence } from '../src/adapters/mappers/evidence.mapper.js';
import { explain } from '../src/domain/advice/explain.js';

/** Real servers, and the real prober that checks them. Importing it registers what starts and stops them. */
export let dns: DnsServer;
export let resolver: NameResolver;
export let authority: CertificateAuthority;
export let freeMaker: CertificateAuthority;
export const standing: { stop(): unknown }[] = [];

beforeAll(async () => {
  authority = new CertificateAuthority();
  freeMaker = new CertificateAuthority("R11 of a spec, not of Let's Encrypt");
  setDefaultCACertificates([...getCACertificates('default'), authority.rootCertificate, freeMaker.rootCertificate]);
  dns = await DnsServer.start();
  for (const name of ['shop.test', 'www.shop.test', 'two.test']) dns.says(name, 'A', '127.0.0.1');
  dns.says('shop.test', 'NS', 'ns1.company.test');
  resolver = new NameResolver({ servers: [dns.address], tryMs: 100 });
});
afterEach(async () => {
  await Promise.all(standing.splice(0).map((one) => one.stop()));
});
afterAll(async () => {
  resolver.close();
  await dns.stop();
  authority.remove();
  freeMaker.remove();
});

export const quick = { ...PRODUCT_LIMITS, totalMs: 1_500, connectMs: 700, pingMs: 100, dnsMs: 500 };

export interface CheckedTarget {
  url?: string;
  ipAddress?: string;
  /** Milliseconds of the machine's answer to our ping; null: none; impossible: this prober cannot ping. */
  ping?: number | null | 'impossible';
  /** Words that its owner wants, or does not want, on the page. */
  words?: { expectText?: string; rejectText?: string };
}

export async function evidenceOf({ url, ipAddress, ping = null, words }: CheckedTarget): Promise<EvidenceSnapshot> {
  const { probe } = probeWith({ resolver, limits: quick, ping: ping === 'impossible' ? fakePing(null, 'none') : fakePing(ping) });
  const result = await check(probe, {
    ...{ website: url === undefined ? undefined : website(url), ipAddress },
    ...(words && { wanted: { expectText: '', rejectText: '', ...words } }),
  });
  if (!result.evidence) throw new Error(`no evidence: ${result.outcome} ${result.errorClass} ${result.message}`);
  const received = wire.EvidenceSnapshot.decode(wire.EvidenceSnapshot.encode(toEvidenceMessage(result.evidence)).finish());
  expect(toEvidence(received)).toEqual(result.evidence);
  return result.evidence;
}

export async function situationOf(look: CheckedTarget): Promise<string> {
  return explain(await evidenceOf(look)).situation;
}

export async function up(behaviour: Behaviour, options: Parameters<typeof serve>[1] = {}): Promise<{ port: number }> {
  const one = await serve(behaviour, options);
  standing.push(one);
  return one;
}
export async function greeting(
  behaviour: (socket: import('node:net').Socket) => void,
  options: Parameters<typeof greet>[1] = {},
): Promise<{ port: number }> {
  const one = await greet(behaviour, options);
  standing.push(one);
  return one;
}

export const greetingOf = (behaviour: Parameters<typeof greet>[0]) => async (): Promise<CheckedTarget> => ({
  url: `https://shop.test:${(await greeting(behaviour)).port}/`,
});

/** On a port that redirects may lead to. */
export const at = async (address: string, behaviour: Behaviour): Promise<CheckedTarget> => {
  await up(behaviour, { address, port: 8443 });
  return { url: `http://${address}:8443/` };
};
export const nextOf = (request: string): string => (request.startsWith('GET /a ') ? '/b' : '/a');

export const web = async (behaviour: Behaviour): Promise<CheckedTarget> => ({ url: `http://shop.test:${(await up(behaviour)).port}/` });
export const answers =
  (status: string, body = '', headers: Record<string, string> = {}) =>
  () =>
    web(answer(status, headers, body));
export const wanting =
  (words: CheckedTarget['words'], body: string): (() => Promise<CheckedTarget>) =>
  async () => ({ ...(await web(answer('200 OK', { 'Content-Type': 'text/html' }, body))), words });
export const secure =
  (
    names: string[],
    over: { to?: string; from?: string; byIntermediate?: boolean; withoutIntermediate?: boolean } = {},
    host = 'shop.test',
  ) =>
  async (): Promise<CheckedTarget> => ({
    url: `https://${host}:${(await up(answer('200 OK'), { tls: authority.issue({ names, ...over }) })).port}/`,
  });
export const named = (name: string, how?: Parameters<DnsServer['fails']>[1]) => async (): Promise<CheckedTarget> => {
  if (how) dns.fails(name, how);
  return { url: `http://${name}:8080/` };
};
