import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NameResolver } from '@nowahala/platform';
import { NodeEngine } from '../src/adapters/network/engine/node-engine.js';
import type { ProbeEngine } from '../src/adapters/network/engine/probe-engine.js';
import { loadLibc } from '../src/adapters/network/icmp/libc.js';
import { PRODUCT_LIMITS } from '../src/adapters/network/probe-context.js';
import type { CheckResult } from '../src/domain/check.js';
import { type KeyPair, CertificateAuthority } from './certificates.js';
import { startNative } from './engines.js';
import { loopback, noLag, probeWith, website } from './network-probe.js';
import { type Behaviour, answer, deadPort, page } from './sockets.js';
import { authority, dns, greeting, up } from './websites.js';

const raw =
  (...pieces: string[]): Behaviour =>
  (socket) => {
    for (const piece of pieces.slice(0, -1)) socket.write(piece, 'latin1');
    socket.end(pieces.at(-1)!, 'latin1');
  };
const redirect = (status: string, location: string): Behaviour => answer(status, { Location: location });

const served: [string, Behaviour][] = [
  ['a good page', answer('200 OK', { Server: 'nginx', 'X-Powered-By': 'PHP/7.4' }, page('Ada Shop', 'Shoes'))],
  ['a page of another length', raw('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nhello and more')],
  ['a page without a length', raw('HTTP/1.0 200 OK\r\n\r\nhello')],
  ['a page in chunks', raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', '5\r\nhello\r\n', '0\r\n\r\n')],
  ['a page longer than is read', answer('200 OK', {}, page('Long', 'x'.repeat(80_000)))],
  ['a page that stays open', (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi')],
  ['hints before the page', raw('HTTP/1.1 103 Early Hints\r\n\r\n', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi')],
  ['no content', answer('204 No Content')],
  ['a sign-in', answer('401 Unauthorized', { 'WWW-Authenticate': 'Basic' }, 'no')],
  ['a page that is missing', answer('404 Not Found', { Server: 'Apache' }, page('Not Found', 'nothing here'))],
  ['an error page', answer('503 Service Unavailable', { 'Set-Cookie': 'a=b', 'Retry-After': '3' }, page('Oops', 'come back'))],
  ['a parked page', answer('200 OK', {}, page('shop.test', 'This domain is parked. Buy this domain.'))],
  ['a database that is away', answer('500 Oops', {}, page('Database Error', 'Error establishing a database connection'))],
  ['two lengths', raw('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!')],
  ['another program', raw('SSH-2.0-OpenSSH_9.6\r\n')],
  ['a header of nonsense', raw('HTTP/1.1 200 OK\r\nBad Name: x\r\nContent-Length: 2\r\n\r\nhi')],
  ['too many headers', raw(`HTTP/1.1 200 OK\r\n${'X-Pad: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(600)}\r\n`)],
  ['half a page', raw('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello')],
  ['no answer at all', (socket) => void socket.end()],
  ['a reset', (socket) => void socket.resetAndDestroy()],
  ['a way round in a circle', redirect('302 Found', '/')],
  ['a way to nowhere', redirect('301 Moved', 'http://10.0.0.1/')],
  ['a way to another port', redirect('301 Moved', 'http://shop.test:22/')],
];

const certificates: [string, () => KeyPair][] = [
  ['a good certificate', () => authority.issue({ names: ['shop.test'], byIntermediate: true })],
  ['an ended certificate', () => authority.issue({ names: ['shop.test'], to: '20240102030405Z' })],
  ['a certificate of the future', () => authority.issue({ names: ['shop.test'], from: '20440102030405Z' })],
  ['a certificate of another', () => authority.issue({ names: ['other.test'] })],
  ['a certificate of its own', () => authority.selfSigned('shop.test')],
  ['a certificate without its issuer', () => authority.issue({ names: ['shop.test'], byIntermediate: true, withoutIntermediate: true })],
  ['a certificate of a stranger', () => new CertificateAuthority().issue({ names: ['shop.test'] })],
];

/** For who never answers; all others have the time of the product, however busy this machine is. */
const waitsBriefly = { ...PRODUCT_LIMITS, totalMs: 2_000 };

/** Times differ from check to check; whether there is one does not. */
function withoutTimes(value: unknown, name = ''): unknown {
  if (typeof value === 'number' && /^(ms|rttUs|loopLagMs|dns|connect|tls|firstByte|body)$|Ms$/.test(name)) return 'some time';
  if (name === 'delayedByUs') return 'as busy as this machine is';
  if (typeof value === 'string') return value.replaceAll(/\d+ ms|under 1 ms/g, 'some ms').replace(' (remembered)', '');
  if (Array.isArray(value)) return value.map((one) => withoutTimes(one, name));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutTimes(one, key)]));
}

(loadLibc() === null ? describe.skip : describe)('both engines say the same, evidence included, of', () => {
  let engines: ProbeEngine[];
  let resolver: NameResolver;

  beforeAll(async () => {
    engines = [new NodeEngine(loopback), await startNative(loopback)];
  });
  beforeEach(() => void (resolver = new NameResolver({ servers: [dns.address], tryMs: 2_000 })));
  afterEach(() => resolver.close());
  afterAll(async () => {
    await Promise.all(engines.map((one) => one.close()));
  });

  /** The native engine twice: a page that it knows takes another way. */
  async function compare(url: string, limits = PRODUCT_LIMITS): Promise<CheckResult> {
    const [byNode, byNative] = engines as [ProbeEngine, ProbeEngine];
    const target = { serverId: 's', workspaceId: 'w', ipAddress: null, website: website(url) };
    const by = (engine: ProbeEngine, wantsCertificate: boolean): Promise<CheckResult> =>
      probeWith({ resolver, engine, limits, loopLag: noLag }).probe.check(target, () => true, wantsCertificate);
    const [expected, withCertificate] = [await by(byNode, false), await by(byNode, true)];
    for (let round = 0; round < 2; round += 1) expect(withoutTimes(await by(byNative, false))).toEqual(withoutTimes(expected));
    expect(withoutTimes(await by(byNative, true))).toEqual(withoutTimes(withCertificate));
    return expected;
  }

  it.each(served)('%s', async (_name, behaviour) => {
    const server = await up(behaviour);
    await compare(`http://shop.test:${server.port}/`);
  });

  it.each(served.slice(0, 12))('%s by https', async (_name, behaviour) => {
    const server = await up(behaviour, { tls: authority.issue({ names: ['shop.test'], byIntermediate: true }) });
    await compare(`https://shop.test:${server.port}/`);
  });

  it.each(certificates)('%s', async (_name, make) => {
    const server = await up(answer('404 Not Found', {}, page('Not Found')), { tls: make() });
    const { evidence } = await compare(`https://shop.test:${server.port}/`);
    expect(evidence?.tls?.chain.length).toBeGreaterThan(0);
  });

  it('a machine that lets nobody in, a name that is none, and what is not https', async () => {
    expect((await compare(`http://shop.test:${await deadPort()}/`)).errorClass).toBe('connect_refused');
    dns.says('two.test', 'A', '127.0.0.3', '127.0.0.1');
    const second = await up(answer('500 Oops'));
    expect((await compare(`http://two.test:${second.port}/`)).errorClass).toBe('http_5xx');
    expect((await compare('http://gone.test:8080/')).errorClass).toBe('dns_nxdomain');
    const plain = await greeting((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect((await compare(`https://shop.test:${plain.port}/`)).errorClass).toBe('tls_protocol');
    const leaving = await greeting((socket) => socket.once('data', () => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 1, 0]))));
    expect((await compare(`https://shop.test:${leaving.port}/`)).errorClass).toBe('tls_reset');
  });

  it('silence', async () => {
    for (const [scheme, server, errorClass] of [
      ['http', await up(() => {}), 'read_timeout'],
      ['https', await greeting(() => {}), 'tls_timeout'],
    ] as const)
      expect((await compare(`${scheme}://shop.test:${server.port}/`, waitsBriefly)).errorClass).toBe(errorClass);
  });
});
