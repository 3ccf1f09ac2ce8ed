import { describe, expect, it } from '@jest/globals';
import { withEachEngine } from '../../../../test/engines.js';
import { check, fakePing, probeWith, website } from '../../../../test/network-probe.js';
import { type Behaviour, answer, deadPort, frozen, page } from '../../../../test/sockets.js';
import { CertificateAuthority } from '../../../../test/certificates.js';
import { authority, checkUrl, dns, greeting, quick, resolver, up } from '../../../../test/websites.js';

withEachEngine(() => {
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

    it('keeps what an error page says, and not its looks', async () => {
      const looks = `<style>${'p { margin: 0 }'.repeat(900)}</style><script>${'var a = 1;'.repeat(500)}</script>`;
      const server = await up(answer('500 Oops', {}, `<html><head>${looks}</head><body><pre>database is locked</pre></body></html>`));
      const { evidence } = await checkUrl(`http://shop.test:${server.port}/`);
      expect(evidence?.http?.bodyStart).toBe(
        '<html><head><style></style><script></script></head><body><pre>database is locked</pre></body></html>',
      );
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
      ['text/html', 'error'],
      ['text/plain', 'success'],
    ])('the text of a program that comes as %s', async (type, outcome) => {
      const server = await up(answer('200 OK', { 'Content-Type': type }, '<?php echo 1;'));
      expect(await checkUrl(`http://shop.test:${server.port}/`)).toMatchObject({ outcome, code: 200 });
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

    it('another program at the https port, which speaks first', async () => {
      const server = await greeting((socket) => socket.write('SSH-2.0-OpenSSH_9.2p1 Debian-2+deb12u3\r\n'));
      expect(await checkUrl(`https://shop.test:${server.port}/`)).toMatchObject({ outcome: 'error', errorClass: 'http_malformed' });
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
});
