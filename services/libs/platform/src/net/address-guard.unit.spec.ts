import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { familyOf, judgeAddress, NetworkPolicy, neighbourhoodOf, parsePublicIpv4, parseWebsite, sameSpelling } from './address-guard.js';

const closed = new NetworkPolicy();
const loopbackOpened = NetworkPolicy.parse('127.0.0.0/8, 10.1.0.0/16');

describe('an address is dialled only when it is publicly routed', () => {
  it.each(['8.8.8.8', '1.1.1.1', '41.58.1.2', '102.89.2.3', '2606:4700:4700::1111', '2a00:1450::1'])('%s may be dialled', (address) => {
    expect(judgeAddress(address, closed)).toBeNull();
  });

  it.each([
    // Plain private, loopback, link-local, shared and reserved space
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    // IPv6 relatives, and IPv4 hidden inside IPv6
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '100::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::808:808',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '4000::1',
    // Not addresses at all
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    'fe80::1%eth0',
    '::1%lo',
  ])('%s may not', (address) => {
    expect(judgeAddress(address, closed)).not.toBeNull();
  });

  it('lets in what was opened on purpose, and nothing beside it', () => {
    expect(judgeAddress('127.0.0.1', loopbackOpened)).toBeNull();
    expect(judgeAddress('127.9.9.9', loopbackOpened)).toBeNull();
    expect(judgeAddress('10.1.2.3', loopbackOpened)).toBeNull();
    expect(judgeAddress('10.2.0.1', loopbackOpened)).toBe('not_public');
    expect(judgeAddress('::1', loopbackOpened)).toBe('not_public');
    expect(judgeAddress('::ffff:127.0.0.1', loopbackOpened)).toBe('not_public');
  });

  it('keeps the cloud metadata addresses closed even when everything is opened', () => {
    const everything = NetworkPolicy.parse('0.0.0.0/0,::/0');
    for (const address of [
      '169.254.169.254',
      '169.254.0.1',
      '168.63.129.16',
      'fe80::1',
      'fd00:ec2::254',
      '::ffff:169.254.169.254',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::1',
    ]) {
      expect(judgeAddress(address, everything)).toBe('never_allowed');
      expect(everything.isOpened(address)).toBe(false);
    }
    expect(judgeAddress('10.9.9.9', everything)).toBeNull();
  });

  it('refuses our own public networks', () => {
    expect(judgeAddress('102.89.2.3', NetworkPolicy.parse('', '102.89.2.0/24'))).toBe('our_own_network');
  });

  it('names the entry of a network list that cannot be read', () => {
    expect(() => NetworkPolicy.parse('10.0.0.0/8,banana')).toThrow('"banana"');
    expect(() => NetworkPolicy.parse('10.0.0.0/33')).toThrow('"10.0.0.0/33"');
  });

  it('never allows any address of the private ranges, whatever the last octets are', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom('10', '127', '0', '224', '255'), octet, octet, octet, (first, b, c, d) => {
        expect(judgeAddress(`${first}.${b}.${c}.${d}`, closed)).not.toBeNull();
        expect(judgeAddress(`::ffff:${first}.${b}.${c}.${d}`, closed)).not.toBeNull();
      }),
    );
  });
});

describe('an IPv4 address is typed in four plain decimal parts', () => {
  it('is taken as it stands', () => {
    expect(parsePublicIpv4(' 41.58.1.2 ', closed)).toEqual({ ok: true, value: '41.58.1.2' });
  });

  it.each([
    ['010.0.0.1', 'not_an_address'],
    ['8.8.8.08', 'not_an_address'],
    ['0x8.8.8.8', 'not_an_address'],
    ['8.8.8', 'not_an_address'],
    ['8.8.8.8.8', 'not_an_address'],
    ['256.1.1.1', 'not_an_address'],
    ['8.8.8.-8', 'not_an_address'],
    ['８.8.8.8', 'not_an_address'],
    ['8.8.8.8/32', 'not_an_address'],
    ['8.8.8.8\n', null],
    ['', 'not_an_address'],
    ['2606:4700::1', 'not_an_address'],
    ['192.168.0.10', 'not_public'],
    ['169.254.169.254', 'never_allowed'],
  ])('%j: %s', (text, reason) => {
    const judged = parsePublicIpv4(text, closed);
    expect(judged.ok ? null : judged.reason).toBe(reason);
  });
});

describe('a website is an http or https address on a web port', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/', 'shop.example', 443],
    ['shop.example', 'https://shop.example/', 'shop.example', 443],
    ['shop.example:8080/a?b=c#d', 'https://shop.example:8080/a?b=c', 'shop.example', 8080],
    ['http://Shop.Example.:80/x', 'http://shop.example/x', 'shop.example', 80],
    ['HTTPS://SHOP.EXAMPLE:8443', 'https://shop.example:8443/', 'shop.example', 8443],
    ['https://bücher.example/ö', 'https://xn--bcher-kva.example/%C3%B6', 'xn--bcher-kva.example', 443],
    ['http://8.8.8.8/', 'http://8.8.8.8/', '8.8.8.8', 80],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/', '2606:4700::1111', 80],
    ['https://my_shop.example/', 'https://my_shop.example/', 'my_shop.example', 443],
  ])('%s is read as %s', (typed, url, host, port) => {
    const judged = parseWebsite(typed, closed);
    expect(judged).toMatchObject({ ok: true, value: { url, host, port } });
  });

  it.each([
    ['', 'not_a_website'],
    ['https://', 'not_a_website'],
    ['https:// shop.example', 'not_a_website'],
    ['https://shop.example/\r\nHost: x', 'not_a_website'],
    ['https://shop.example\\@127.0.0.1/', 'not_a_website'],
    ['https://shop..example/', 'not_a_website'],
    ['https://-shop.example/', 'not_a_website'],
    ['ftp://shop.example/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['gopher://shop.example', 'scheme'],
    ['https://shop.example:22/', 'port'],
    ['http://shop.example:6379/', 'port'],
    ['https://user:pw@shop.example/', 'credentials'],
    ['https://user@shop.example/', 'credentials'],
    [`https://shop.example/${'a'.repeat(2100)}`, 'too_long'],
    ['http://localhost/', 'local_name'],
    ['http://intranet/', 'local_name'],
    ['http://metadata.google.internal/', 'local_name'],
    ['http://printer.local/', 'local_name'],
    ['http://a.localhost/', 'local_name'],
    // The parsed host is judged, however it was spelled.
    ['http://127.0.0.1/', 'not_public'],
    ['http://127.1/', 'not_public'],
    ['http://2130706433/', 'not_public'],
    ['http://0x7f.1/', 'not_public'],
    ['http://0177.0.0.1/', 'not_public'],
    ['http://１２７.０.０.１/', 'not_public'],
    ['http://127。0。0。1/', 'not_public'],
    ['http://127.0.0.1./', 'not_public'],
    ['http://[::1]/', 'not_public'],
    ['http://[::ffff:127.0.0.1]/', 'not_public'],
    ['http://[64:ff9b::a9fe:a9fe]/', 'never_allowed'],
    ['http://169.254.169.254/latest/meta-data/', 'never_allowed'],
    ['http://[fe80::1]/', 'never_allowed'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(parseWebsite(typed, closed)).toEqual({ ok: false, reason });
  });

  it('accepts local names only where a network was opened on purpose', () => {
    expect(parseWebsite('http://localhost:8080', loopbackOpened)).toMatchObject({
      ok: true,
      value: { host: 'localhost', port: 8080 },
    });
    expect(parseWebsite('http://127.0.0.1:8080', loopbackOpened)).toMatchObject({ ok: true });
    expect(parseWebsite('http://169.254.169.254:8080', loopbackOpened)).toEqual({ ok: false, reason: 'never_allowed' });
  });

  it('never throws and never lets a private literal through, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.ipV4().map((ip) => `http://${ip}/`),
          fc.ipV6().map((ip) => `http://[${ip}]/`),
        ),
        (typed) => {
          const judged = parseWebsite(typed, closed);
          if (judged.ok && judged.value.literal !== 0) expect(judgeAddress(judged.value.host, closed)).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('spellings', () => {
  it('tells names from addresses', () => {
    expect(['1.2.3.4', '::1', 'a.example', '1.2.3', 'cafe'].map(familyOf)).toEqual([4, 6, 0, 0, 0]);
  });

  it('finds the neighbourhood of an address', () => {
    expect(neighbourhoodOf('41.58.1.200')).toBe('41.58.1.0/24');
    expect(neighbourhoodOf('2606:4700:1:2::3')).toBe('2606:4700:1::/48');
    expect(neighbourhoodOf('shop.example')).toBe('shop.example');
  });

  it('compares two spellings of one address', () => {
    expect(sameSpelling('::ffff:41.58.1.2')).toBe('41.58.1.2');
    expect(sameSpelling('2606:4700:0:0:0:0:0:1')).toBe(sameSpelling('2606:4700::1'));
  });
});
