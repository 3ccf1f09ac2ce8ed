import { describe, expect, it } from '@jest/globals';
import { withEachEngine } from '../../../../test/engines.js';
import { check, fakePing, probeWith, website } from '../../../../test/network-probe.js';
import { answer, page } from '../../../../test/sockets.js';
import { authority, checkUrl, dns, resolver, up } from '../../../../test/websites.js';

withEachEngine(() => {
  describe('the first failed check comes with evidence', () => {
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
});
