import { describe, expect, it } from '@jest/globals';
import { withEachEngine } from '../../../../test/engines.js';
import { check, fakePing, probeWith, website } from '../../../../test/network-probe.js';
import { type Behaviour, answer } from '../../../../test/sockets.js';
import { authority, checkUrl, dns, resolver, up } from '../../../../test/websites.js';

withEachEngine(() => {
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

    describe('where the secure side sends to the plain one of the same name', () => {
      const secureTo = (location: string) =>
        up(answer('301 Moved', { Location: location }), { address: at(1), port: 8443, tls: authority.issue({ names: [at(1)] }) });
      const plain = (behaviour: Behaviour) => up(behaviour, { address: at(1), port: 8080 });

      it('a circle is proved by one look at it', async () => {
        await secureTo(`http://${at(1)}:8080/`);
        const looked = await plain(answer('301 Moved', { Location: `https://${at(1)}:8443/` }));
        const result = await checkUrl(`https://${at(1)}:8443/`);
        expect(result).toMatchObject({ outcome: 'error', errorClass: 'redirect_loop', code: 301 });
        expect(result.evidence?.http).toMatchObject({ url: `https://${at(1)}:8443/` });
        expect(result.evidence?.http?.redirects).toHaveLength(2);
        expect(looked.connections()).toBe(1);
      });

      it('a circle that began there needs no further look', async () => {
        await secureTo(`http://${at(1)}:8080/`);
        const looked = await plain(answer('301 Moved', { Location: `https://${at(1)}:8443/` }));
        expect(await checkUrl(`http://${at(1)}:8080/`)).toMatchObject({ outcome: 'error', errorClass: 'redirect_loop' });
        expect(looked.connections()).toBe(1);
      });

      it.each([
        ['shows a page', answer('200 OK', {}, '<h1>This account has been suspended</h1>')],
        ['sends elsewhere', answer('302 Found', { Location: 'https://elsewhere.test/' })],
        ['sends to another page', answer('302 Found', { Location: `https://127.77.1.1:8443/other` })],
        ['says nothing', () => undefined],
      ])('no circle is said where that one %s', async (_, behaviour) => {
        await secureTo(`http://${at(1)}:8080/`);
        await plain(behaviour);
        const result = await checkUrl(`https://${at(1)}:8443/`);
        expect(result).toMatchObject({ outcome: 'error', errorClass: 'redirect_downgrade', code: 301 });
        expect(JSON.stringify(result.evidence)).not.toContain('suspended');
      });
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
      expect(await checkUrl('http://trick.test:8080/', { hasIpv6: () => true })).toMatchObject({
        outcome: 'failure',
        errorClass: 'address_blocked',
      });
    });
  });
});
