import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NameResolver } from '@nowahala/platform';
import { DnsServer } from '../../../../../libs/testkit/src/fakes/dns-server.js';
import { CertificateAuthority } from '../../../../test/certificates.js';
import { check, probeWith, fakePing, website } from '../../../../test/network-probe.js';
import { type Behaviour, type TestServer, answer, deadPort, frozen, greet, page, serve } from '../../../../test/sockets.js';
import type { CheckResult } from '../../../domain/check.js';
import { PRODUCT_LIMITS } from '../probe-context.js';

let dns: DnsServer;
let resolver: NameResolver;
let authority: CertificateAuthority;
const standing: TestServer[] = [];

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
  await Promise.all(standing.splice(0).map((one) => one.stop()));
});

async function up(behaviour: Behaviour, options: Parameters<typeof serve>[1] = {}): Promise<TestServer> {
  const one = await serve(behaviour, options);
  standing.push(one);
  return one;
}

async function greeting(behaviour: Parameters<typeof greet>[0], options: Parameters<typeof greet>[1] = {}): Promise<TestServer> {
  const one = await greet(behaviour, options);
  standing.push(one);
  return one;
}

const quick = { ...PRODUCT_LIMITS, totalMs: 700, connectMs: 400, pingMs: 100 };

async function checkUrl(url: string, parts: Partial<Parameters<typeof probeWith>[0]> = {}): Promise<CheckResult> {
  const { probe } = probeWith({ resolver, ...parts });
  return check(probe, { website: website(url) });
}

describe('a website that answers', () => {
  it('is a success with all its phases, asked as honestly as a stranger may ask', async () => {
    const server = await up(answer('200 OK', {}, page('Ada Shop')));
    const result = await checkUrl(`http://shop.test:${server.port}/hello?x=1`);
    expect(result).toMatchObject({
      outcome: 'success',
      method: 'http',
      via: 'http',
      errorClass: null,
      code: 200,
      evidence: null,
    });
    expect(result.message).toMatch(/^Answered in \d+ ms \(status 200\)\.$/);
    expect(result.phases).toMatchObject({
      dns: expect.any(Number),
      connect: expect.any(Number),
      tls: null,
      firstByte: expect.any(Number),
      body: expect.any(Number),
    });
    expect(result.rttUs).toBeGreaterThan(0);
    expect(server.received[0]).toContain('GET /hello?x=1 HTTP/1.1\r\n');
    expect(server.received[0]).toContain(`Host: shop.test:${server.port}\r\n`);
    expect(server.received[0]).toContain('User-Agent: NoWahala/1.0 (+https://nowahala.example/bot)\r\n');
    expect(server.received[0]).not.toMatch(/cookie|authorization|x-forwarded/i);
  });

  it.each([
    ['401 Unauthorized', 401, 'asking for a sign-in'],
    ['403 Forbidden', 403, 'refused to show us the page'],
    ['429 Too Many Requests', 429, 'too many requests'],
    ['204 No Content', 204, 'status 204'],
    ['304 Not Modified', 304, 'status 304'],
    ['301 Moved Permanently', 301, 'status 301'],
  ])('%s counts as answered, and the message says it', async (status, code, words) => {
    const server = await up(answer(status));
    const result = await checkUrl(`http://shop.test:${server.port}/`);
    expect(result).toMatchObject({ outcome: 'success', code, errorClass: null });
    expect(result.message).toContain(words);
  });

  it('may answer in chunks, without a length, in one byte at a time, or after early hints', async () => {
    const chunked: Behaviour = (socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n0\r\nTrailer: 1\r\n\r\n');
    const open: Behaviour = (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nhello');
    const hinted: Behaviour = (socket) =>
      socket.end('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello');
    const slowly: Behaviour = (socket) => {
      const bytes = [...'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'];
      const next = (): void => {
        const byte = bytes.shift();
        if (byte === undefined) return void socket.end();
        socket.write(byte, () => setImmediate(next));
      };
      next();
    };
    for (const behaviour of [chunked, open, hinted, slowly]) {
      const server = await up(behaviour);
      expect(await checkUrl(`http://shop.test:${server.port}/`)).toMatchObject({ outcome: 'success', code: 200 });
    }
  });

  it('is read to 64 KB and no further, even when it never ends', async () => {
    let sent = 0;
    const server = await up((socket) => {
      socket.write('HTTP/1.1 500 Oops\r\nContent-Type: text/plain\r\n\r\n');
      const more = (): void => {
        while (!socket.destroyed && socket.write('x'.repeat(16_384))) sent += 16_384;
        sent += 16_384;
      };
      socket.on('drain', more);
      more();
    });
    const result = await checkUrl(`http://shop.test:${server.port}/`);
    expect(result.evidence?.http).toMatchObject({ bodyBytes: 65_536, bodyCut: true });
    expect(result.evidence?.http?.bodyStart).toHaveLength(4_096);
    expect(sent).toBeLessThan(20_000_000);
  });

  it('answers over https with a certificate that is trusted', async () => {
    const server = await up(answer('200 OK', {}, page('Ada Shop')), {
      tls: authority.issue({ names: ['shop.test'], byIntermediate: true }),
    });
    expect(await checkUrl(`https://shop.test:${server.port}/`)).toMatchObject({
      outcome: 'success',
      via: 'https',
      code: 200,
      phases: { tls: expect.any(Number) },
    });
  });

  it('may be an address with a certificate for it', async () => {
    const server = await up(answer('200 OK'), { tls: authority.issue({ names: ['127.0.0.1'] }) });
    expect(await checkUrl(`https://127.0.0.1:${server.port}/`)).toMatchObject({ outcome: 'success' });
  });

  it('is up when the second of its addresses answers', async () => {
    dns.says('two.test', 'A', '127.0.0.3', '127.0.0.1');
    const server = await up(answer('200 OK'));
    expect(await checkUrl(`http://two.test:${server.port}/`)).toMatchObject({ outcome: 'success' });
  });
});

describe('a website that answers wrongly is an error', () => {
  it.each([
    ['404 Not Found', 'http_4xx', 404, 'the page does not exist (status 404)'],
    ['410 Gone', 'http_4xx', 410, 'removed for good'],
    ['418 Teapot', 'http_4xx', 418, 'did not accept the request (status 418)'],
    ['500 Internal Server Error', 'http_5xx', 500, 'inside the website program'],
    ['502 Bad Gateway', 'http_5xx', 502, 'could not reach the website program'],
    ['521 <script>', 'http_5xx', 521, 'Cloudflare'],
  ])('%s', async (status, errorClass, code, words) => {
    const server = await up(answer(status));
    const result = await checkUrl(`http://shop.test:${server.port}/`);
    expect(result).toMatchObject({ outcome: 'error', errorClass, code });
    expect(result.message).toContain(words);
    expect(result.message).not.toContain('script');
  });

  it.each([
    ['body_parked', page('shop.test', 'This domain is parked. Buy this domain.')],
    ['body_suspended', page('Account Suspended', 'This Account has been suspended. Contact your hosting provider for more information.')],
    ['body_database_error', page('Database Error', 'Error establishing a database connection')],
    [
      'body_php_fatal',
      '<b>Fatal error</b>: Uncaught Error: Call to undefined function x() in /home/u/index.php:3 Stack trace: #0 thrown in <b>/home/u/index.php</b> on line <b>3</b>',
    ],
  ])('a 200 that is surely a %s page', async (errorClass, body) => {
    const server = await up(answer('200 OK', {}, body));
    expect(await checkUrl(`http://shop.test:${server.port}/`)).toMatchObject({ outcome: 'error', errorClass, code: 200 });
  });

  it.each([
    ['http_malformed', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['http_malformed', 'HTTP/1.1 banana\r\n\r\n'],
    ['http_malformed', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
    ['http_malformed', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'],
    ['headers_too_large', `HTTP/1.1 200 OK\r\n${'X-Pad: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(400)}\r\n`],
    ['body_incomplete', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello'],
  ])('%s', async (errorClass, bytes) => {
    const server = await up((socket) => socket.end(bytes));
    expect(await checkUrl(`http://shop.test:${server.port}/`)).toMatchObject({ outcome: 'error', errorClass });
  });

  const certificates: [string, () => { key: string; cert: string }, string][] = [
    ['tls_expired', () => authority.issue({ names: ['shop.test'], to: '20240102030405Z' }), 'expired on 2024-01-02'],
    ['tls_not_yet_valid', () => authority.issue({ names: ['shop.test'], from: '20440102030405Z' }), 'begins on 2044-01-02'],
    ['tls_hostname', () => authority.issue({ names: ['other.test'] }), 'another name'],
    ['tls_self_signed', () => authority.selfSigned('shop.test'), 'made by the server itself'],
    [
      'tls_incomplete_chain',
      () => authority.issue({ names: ['shop.test'], byIntermediate: true, withoutIntermediate: true }),
      "issuer's part",
    ],
    ['tls_untrusted', () => new CertificateAuthority().issue({ names: ['shop.test'] }), 'browsers do not trust'],
  ];
  it.each(certificates)('%s', async (errorClass, make, words) => {
    const tls = make();
    const server = await up(answer('200 OK'), { tls });
    const result = await checkUrl(`https://shop.test:${server.port}/`);
    expect(result).toMatchObject({ outcome: 'error', errorClass, code: null });
    expect(result.message).toContain(words);
    expect(result.evidence?.tls).toMatchObject({ authorized: false, error: errorClass });
    expect(result.evidence?.tls?.chain[0]?.names).toHaveLength(1);
    // Nothing was asked of a machine that could not prove who it is.
    expect(server.received.join('')).toBe('');
  });

  it('plain http on the https port', async () => {
    const server = await greeting((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    expect(await checkUrl(`https://shop.test:${server.port}/`)).toMatchObject({ outcome: 'error', errorClass: 'tls_protocol' });
  });
});

describe('a website that cannot be reached is a failure', () => {
  it('because nobody listens', async () => {
    const result = await checkUrl(`http://shop.test:${await deadPort()}/`);
    expect(result).toMatchObject({ outcome: 'failure', errorClass: 'connect_refused', code: null });
    expect(result.message).toContain('no program is listening');
  });

  it('because its name does not exist', async () => {
    expect(await checkUrl('http://gone.test:8080/')).toMatchObject({ outcome: 'failure', errorClass: 'dns_nxdomain' });
  });

  it('because it hangs up', async () => {
    const resetting = await up((socket) => socket.resetAndDestroy());
    expect(await checkUrl(`http://shop.test:${resetting.port}/`)).toMatchObject({ outcome: 'failure', errorClass: 'reset' });
    const silent = await up((socket) => socket.end());
    expect(await checkUrl(`http://shop.test:${silent.port}/`)).toMatchObject({ outcome: 'failure', errorClass: 'empty_reply' });
    const during = await greeting((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(await checkUrl(`https://shop.test:${during.port}/`)).toMatchObject({ outcome: 'failure', errorClass: 'tls_reset' });
  });
});

describe('a website that takes too long is a timeout', () => {
  it('when it accepts and then says nothing', async () => {
    const server = await up(() => {});
    const result = await checkUrl(`http://shop.test:${server.port}/`, { limits: quick });
    expect(result).toMatchObject({ outcome: 'timeout', errorClass: 'read_timeout' });
  });

  it('when it drips its page for ever', async () => {
    const server = await up((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const timer = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await checkUrl(`http://shop.test:${server.port}/`, { limits: quick })).toMatchObject({
      outcome: 'timeout',
      errorClass: 'read_timeout',
      code: 200,
    });
  });

  it('when https is never set up', async () => {
    const server = await greeting(() => {});
    expect(await checkUrl(`https://shop.test:${server.port}/`, { limits: quick })).toMatchObject({
      outcome: 'timeout',
      errorClass: 'tls_timeout',
    });
  });

  it('when the name servers are silent', async () => {
    dns.fails('slow.test', 'silent');
    expect(await checkUrl('http://slow.test:8080/', { limits: { ...quick, dnsMs: 300 } })).toMatchObject({
      outcome: 'timeout',
      errorClass: 'dns_timeout',
    });
  });

  it('when nobody lets us in', async () => {
    const machine = await frozen('127.77.1.9', [8443]);
    const result = await checkUrl('http://127.77.1.9:8443/', { limits: quick });
    machine.stop();
    expect(result).toMatchObject({ outcome: 'timeout', errorClass: 'connect_timeout', code: null });
    expect(result.message).toContain('The machine does not answer ping either.');
  });

  it('says that the machine is on when it answers ping', async () => {
    const server = await up(() => {});
    const { probe } = probeWith({ resolver, limits: quick, ping: fakePing(3) });
    const result = await check(probe, { website: website(`http://shop.test:${server.port}/`), ipAddress: '127.0.0.1' });
    expect(result.message).toContain('The machine itself is on and answers ping');
    expect(result.evidence?.machine).toMatchObject({
      address: '127.0.0.1',
      ping: { answered: true, ms: 3, method: 'icmp_datagram' },
    });
  });
});

describe('redirects are followed by hand', () => {
  const at = (last: number): string => `127.77.1.${last}`;
  const to = (address: string, path = '/'): Behaviour => answer('302 Found', { Location: `http://${address}:8443${path}` });

  it('three of them at most', async () => {
    await up(to(at(2)), { address: at(1), port: 8443 });
    await up(to(at(3)), { address: at(2), port: 8443 });
    await up(to(at(4)), { address: at(3), port: 8443 });
    const last = await up(answer('200 OK'), { address: at(4), port: 8443 });
    expect(await checkUrl(`http://${at(1)}:8443/`)).toMatchObject({ outcome: 'success', code: 200 });
    await last.stop();
    standing.splice(standing.indexOf(last), 1);
    await up(to(at(5)), { address: at(4), port: 8443 });
    const result = await checkUrl(`http://${at(1)}:8443/`);
    expect(result).toMatchObject({ outcome: 'error', errorClass: 'redirect_too_many', code: 302 });
    expect(result.evidence?.http?.redirects).toHaveLength(4);
  });

  it('never in a circle', async () => {
    await up(to(at(2)), { address: at(1), port: 8443 });
    await up(to(at(1)), { address: at(2), port: 8443 });
    expect(await checkUrl(`http://${at(1)}:8443/`)).toMatchObject({ outcome: 'error', errorClass: 'redirect_loop' });
  });

  it('also to a path of the same website', async () => {
    await up(
      (socket, request) =>
        (request.startsWith('GET /there ') ? answer('200 OK') : answer('301 Moved', { Location: '/there' }))(socket, request),
      { address: at(1), port: 8443 },
    );
    expect(await checkUrl(`http://${at(1)}:8443/`)).toMatchObject({ outcome: 'success', code: 200 });
  });

  it('never from https back to http', async () => {
    await up(to(at(2)), { address: at(1), port: 8443, tls: authority.issue({ names: [at(1)] }) });
    const plain = await up(answer('200 OK'), { address: at(2), port: 8443 });
    expect(await checkUrl(`https://${at(1)}:8443/`)).toMatchObject({ outcome: 'error', errorClass: 'redirect_downgrade' });
    expect(plain.connections()).toBe(0);
  });

  it.each([
    ['http://10.0.0.1/', 'failure', 'address_blocked'],
    ['http://169.254.169.254/latest/meta-data/', 'failure', 'address_blocked'],
    ['http://[::1]/', 'failure', 'address_blocked'],
    ['http://127.0.0.1:22/', 'error', 'redirect_refused'],
    ['ftp://shop.test/', 'error', 'redirect_refused'],
    ['file:///etc/passwd', 'error', 'redirect_refused'],
    ['http://user:pw@shop.test/', 'error', 'redirect_refused'],
    ['http://', 'error', 'redirect_refused'],
  ])('never to %s', async (location, outcome, errorClass) => {
    await up(answer('302 Found', { Location: location }), { address: at(1), port: 8443 });
    expect(await checkUrl(`http://${at(1)}:8443/`)).toMatchObject({ outcome, errorClass });
  });

  it('never to a name that leads into a private network', async () => {
    dns.says('inside.test', 'A', '10.0.0.8');
    await up(answer('302 Found', { Location: 'http://inside.test/' }), { address: at(1), port: 8443 });
    expect(await checkUrl(`http://${at(1)}:8443/`)).toMatchObject({ outcome: 'failure', errorClass: 'address_blocked' });
  });
});

describe('the guard stands before every dial', () => {
  it.each([
    ['a private address', ['10.0.0.1']],
    ['the metadata address', ['169.254.169.254']],
    ['a good address and a private one', ['127.0.0.1', '192.168.1.1']],
  ])('a name that points to %s is a failure and nothing is dialled', async (_, addresses) => {
    const server = await up(answer('200 OK'));
    dns.says('rebind.test', 'A', ...addresses);
    const result = await checkUrl(`http://rebind.test:${server.port}/`);
    expect(result).toMatchObject({ outcome: 'failure', errorClass: 'address_blocked', code: null });
    expect(result.evidence?.addresses).toEqual([]);
    expect(result.evidence?.machine).toBeNull();
    expect(server.connections()).toBe(0);
    for (const address of addresses.filter((one) => one !== '127.0.0.1')) expect(JSON.stringify(result)).not.toContain(address);
  });

  it('a private address entered beside a good website is neither pinged nor asked', async () => {
    const pinged: string[] = [];
    const ping = { ...fakePing(1), echo: async (address: string) => (pinged.push(address), 1) };
    const server = await up(answer('500 Oops'));
    const { probe } = probeWith({ resolver, ping });
    const { evidence } = await check(probe, { website: website(`http://shop.test:${server.port}/`), ipAddress: '10.0.0.1' });
    expect(pinged).toEqual([]);
    expect(evidence?.machine).toBeNull();
    expect(evidence?.addresses.map(({ address }) => address)).toEqual(['127.0.0.1']);
  });

  it('a name that is left with IPv6 only cannot be reached where this machine has no IPv6', async () => {
    dns.says('six.test', 'AAAA', '2606:4700::1');
    expect(await checkUrl('http://six.test:8080/')).toMatchObject({ outcome: 'failure', errorClass: 'dns_ipv6_only' });
  });

  it('a name whose IPv6 address is a trick is refused', async () => {
    dns.says('trick.test', 'AAAA', '::ffff:127.0.0.1');
    expect(await checkUrl('http://trick.test:8080/', { hasIpv6: true })).toMatchObject({
      outcome: 'failure',
      errorClass: 'address_blocked',
    });
  });
});

describe('the first bad answer comes with evidence', () => {
  it('of everything that was seen, without secrets', async () => {
    dns
      .says('www.shop.test', 'A', '127.0.0.1')
      .says('shop.test', 'NS', 'ns1.whogohost.com', 'ns2.whogohost.com')
      .says('shop.test', 'A', '127.0.0.1');
    dns.says('1.0.0.127.in-addr.arpa', 'PTR', 'web12.whogohost.com');
    const body = page('Shop &amp; more', 'ada@shop.example password=hunter22 Bearer abcdef123456') + '<!-- /wp-content/themes/ada -->';
    const server = await up(
      answer(
        '503 Service Unavailable',
        { Server: 'LiteSpeed', 'Set-Cookie': 'PHPSESSID=verysecretvalue; path=/', 'Retry-After': '120', 'X-Secret': 'no' },
        body,
      ),
    );
    const result = await checkUrl(`http://www.shop.test:${server.port}/?token=abcdefghijklmnopqrst`, { ping: fakePing(1.26) });
    const evidence = result.evidence!;
    expect(evidence).toMatchObject({
      version: 1,
      takenAt: '2026-11-21T12:00:00.000Z',
      region: 'test',
      outcome: 'error',
      errorClass: 'http_5xx',
      code: 503,
      dns: {
        name: 'www.shop.test',
        a: ['127.0.0.1'],
        nameservers: ['ns1.whogohost.com', 'ns2.whogohost.com'],
        zone: 'shop.test',
        error: null,
      },
      addresses: [{ address: '127.0.0.1', family: 4, from: 'website', ptr: 'web12.whogohost.com', owner: 'whogohost' }],
      connection: { address: '127.0.0.1', port: server.port, connected: true, error: null },
      tls: null,
      http: {
        status: 503,
        reason: 'Service Unavailable',
        title: 'Shop & more',
        headers: { server: 'LiteSpeed', 'retry-after': '120' },
        bodyCut: false,
      },
      machine: { address: '127.0.0.1', ping: { answered: true, ms: 1.3 } },
    });
    expect(evidence.machine?.ports.map(({ port }) => port)).toEqual([443, 80, 22]);
    expect(evidence.recognised.map(({ id }) => id)).toEqual(expect.arrayContaining(['whogohost', 'litespeed', 'wordpress', 'php']));
    expect(evidence.steps.map(({ step }) => step)).toEqual(['dns', 'connect', 'first_byte', 'body']);
    expect(JSON.stringify(evidence)).not.toMatch(/hunter22|verysecretvalue|ada@shop|abcdef123456|abcdefghijklmnop|X-Secret/i);
  });

  it('with the certificate of a website that answers 500 over https', async () => {
    const server = await up(answer('500 Oops'), {
      tls: authority.issue({ names: ['shop.test', 'www.shop.test'], byIntermediate: true }),
    });
    const { evidence } = await checkUrl(`https://shop.test:${server.port}/`);
    expect(evidence?.tls).toMatchObject({ authorized: true, error: null, protocol: 'TLSv1.3' });
    expect(evidence?.tls?.chain.map(({ subject }) => subject)).toEqual(['shop.test', 'Test Intermediate', 'Test Root']);
    expect(evidence?.tls?.chain[0]).toMatchObject({
      names: ['shop.test', 'www.shop.test'],
      validTo: '2045-12-31T23:59:59.000Z',
      selfSigned: false,
    });
  });

  it('and its repetitions come without', async () => {
    const server = await up(answer('500 Oops'));
    const { probe } = probeWith({ resolver });
    expect((await check(probe, { website: website(`http://shop.test:${server.port}/`) }, () => false)).evidence).toBeNull();
  });
});
