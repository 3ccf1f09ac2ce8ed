import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DnsServer } from '../../../testkit/src/fakes/dns-server.js';
import { NameResolver } from './name-resolver.js';

describe('the name resolver, against a real name server', () => {
  let server: DnsServer;
  let resolver: NameResolver;
  let now = 0;

  beforeEach(async () => {
    now = 0;
    server = await DnsServer.start();
    resolver = new NameResolver({ servers: [server.address], tryMs: 200, now: () => now });
  });

  afterEach(async () => {
    resolver.close();
    await server.stop();
  });

  it('finds every IPv4 address', async () => {
    server.says('shop.test', 'A', '41.58.1.2', '41.58.1.3');
    expect(await resolver.resolve('Shop.Test', 5_000)).toEqual({
      a: ['41.58.1.2', '41.58.1.3'],
      aaaa: [],
      error: null,
      remembered: false,
    });
  });

  it('asks for IPv6 only where there is no IPv4', async () => {
    server.says('four.test', 'A', '41.58.1.2').says('four.test', 'AAAA', '2606:4700::1').says('six.test', 'AAAA', '2606:4700::1');
    await resolver.resolve('four.test', 5_000);
    expect(server.questions).toEqual(['four.test A']);
    expect(await resolver.resolve('six.test', 5_000)).toMatchObject({ a: [], aaaa: ['2606:4700::1'], error: null });
  });

  it('knows whether name servers answer for an ending, of which no name was asked for before', async () => {
    server.fails('shop.test', 'servfail');
    expect(await resolver.resolve('shop.test', 5_000)).toMatchObject({ error: 'dns_servfail' });
    server.forgetQuestions();
    expect(await Promise.all([resolver.answersFor('test', 5_000), resolver.answersFor('test', 5_000)])).toEqual([true, true]);
    expect(server.questions).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.test A$/)]);
    server.failsFor('test', 'servfail');
    expect(await resolver.answersFor('test', 5_000)).toBe(false);
    expect(await resolver.answersFor('example', 5_000)).toBe(true);
  });

  it('finds an IPv6 address beside the others where it is asked for one', async () => {
    server.says('both.test', 'A', '41.58.1.2').says('both.test', 'AAAA', '2606:4700::1').says('four.test', 'A', '41.58.1.2');
    expect(await resolver.ipv6Of('both.test', 5_000)).toBe('2606:4700::1');
    expect(await resolver.ipv6Of('four.test', 5_000)).toBeNull();
    expect(await resolver.ipv6Of('gone.test', 5_000)).toBeNull();
  });

  it.each([
    ['nxdomain', 'dns_nxdomain'],
    ['servfail', 'dns_servfail'],
    ['refused', 'dns_refused'],
    ['nothing', 'dns_no_address'],
    ['silent', 'dns_timeout'],
  ] as const)('names the fault: %s is %s', async (how, error) => {
    server.fails('gone.test', how);
    expect(await resolver.resolve('gone.test', 5_000)).toMatchObject({ a: [], aaaa: [], error });
  });

  it('gives up when the check has no more time', async () => {
    server.fails('slow.test', 'silent');
    const patient = new NameResolver({ servers: [server.address], tryMs: 60_000 });
    expect(await patient.resolve('slow.test', 50)).toMatchObject({ error: 'dns_timeout' });
    patient.close();
  });

  it('remembers an answer for its time to live, and no longer', async () => {
    server.says('shop.test', 'A', '41.58.1.2').ttlSeconds = 20;
    await resolver.resolve('shop.test', 5_000);
    now = 19_000;
    expect(await resolver.resolve('shop.test', 5_000)).toMatchObject({ remembered: true });
    now = 21_000;
    server.says('shop.test', 'A', '41.58.1.9');
    expect(await resolver.resolve('shop.test', 5_000)).toMatchObject({ a: ['41.58.1.9'], remembered: false });
  });

  it('remembers nothing for more than a minute, and no refusal at all', async () => {
    server.says('shop.test', 'A', '41.58.1.2').ttlSeconds = 86_400;
    await resolver.resolve('shop.test', 5_000);
    now = 61_000;
    expect(await resolver.resolve('shop.test', 5_000)).toMatchObject({ remembered: false });
    await resolver.resolve('gone.test', 5_000);
    server.says('gone.test', 'A', '41.58.1.4');
    expect(await resolver.resolve('gone.test', 5_000)).toMatchObject({ a: ['41.58.1.4'] });
  });

  it('asks once for many who ask at the same moment', async () => {
    server.says('shop.test', 'A', '41.58.1.2');
    await Promise.all(Array.from({ length: 50 }, () => resolver.resolve('shop.test', 5_000)));
    expect(server.questions).toHaveLength(1);
  });

  it('takes a name server that is not there for our own fault', async () => {
    const nobody = new NameResolver({ servers: ['127.0.0.1:9'], tryMs: 200 });
    expect(await nobody.resolve('shop.test', 5_000)).toMatchObject({ error: 'not_measured' });
    nobody.close();
  });

  it('reads the hosts file first, as the machine does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'prober-hosts-'));
    const hostsFile = join(folder, 'hosts');
    await writeFile(hostsFile, '127.0.0.5 shop.test www.shop.test # ours\n::1 six.test\n');
    const local = new NameResolver({ servers: [server.address], hostsFile, now: () => now });
    expect(await local.resolve('WWW.shop.test', 5_000)).toEqual({ a: ['127.0.0.5'], aaaa: [], error: null, remembered: true });
    expect(await local.resolve('six.test', 5_000)).toMatchObject({ aaaa: ['::1'] });
    expect(server.questions).toEqual([]);
    local.close();
    await rm(folder, { recursive: true });
  });

  it('finds the name servers of the closest zone, the aliases and the reverse name', async () => {
    server.says('shop.test', 'NS', 'ns2.whogohost.com', 'ns1.whogohost.com').says('www.shop.test', 'CNAME', 'shop.test');
    server.says('2.1.58.41.in-addr.arpa', 'PTR', 'host.whogohost.com');
    expect(await resolver.nameservers('www.shop.test', 5_000)).toEqual({
      zone: 'shop.test',
      servers: ['ns1.whogohost.com', 'ns2.whogohost.com'],
    });
    expect(await resolver.aliases('www.shop.test', 5_000)).toEqual(['shop.test']);
    expect(await resolver.reverse('41.58.1.2', 5_000)).toBe('host.whogohost.com');
    expect(await resolver.reverse('41.58.1.3', 5_000)).toBeNull();
  });

  it('takes a name server in trouble for no word about where a zone begins', async () => {
    server.says('com.ng', 'NS', 'ns1.nic.net.ng').fails('shop.com.ng', 'servfail');
    expect(await resolver.nameservers('api.shop.com.ng', 5_000)).toEqual({ zone: null, servers: [] });
    server.fails('shop.com.ng', 'nxdomain');
    expect(await resolver.nameservers('api.shop.com.ng', 5_000)).toMatchObject({ zone: 'com.ng' });
  });

  it('goes up to the suffix itself, so that a domain that has ended is told from one that is not known', async () => {
    server.says('test', 'NS', 'a.gtld.test').fails('shop.test', 'nxdomain');
    expect(await resolver.nameservers('api.shop.test', 5_000)).toEqual({ zone: 'test', servers: ['a.gtld.test'] });
  });
});
