import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { holdIpv4, ipv4Networks, ipv4Number, specialIpv4 } from './ipv4-number.js';

const octet = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 10, 127, 169, 172, 192, 198, 203, 224, 255));
const address = fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.'));
const nearlyOne = fc.oneof(address, fc.stringMatching(/^[0-9. x:%-]{0,20}$/), fc.ipV6(), fc.string());

describe('an IPv4 address as a number', () => {
  it('is read exactly where the library reads four plain parts', () => {
    fc.assert(
      fc.property(nearlyOne, (text) => {
        const octets = ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text).toByteArray() : null;
        expect(ipv4Number(text)).toBe(octets === null ? -1 : octets.reduce((sum, one) => sum * 256 + one, 0));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['', '.', '1.2.3', '1.2.3.', '1.2.3.4.', '1.2.3.4.5', '01.2.3.4', '1.2.3.00', '1.2.3.256', '1.2.3.4\n', '1..3.4', '1.2.3.4444'])(
    '%j is none',
    (text) => expect(ipv4Number(text)).toBe(-1),
  );

  it('is special exactly where the library says so', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect(holdIpv4(specialIpv4, ipv4Number(text))).toBe(ipaddr.IPv4.parse(text).range() !== 'unicast');
      }),
      { numRuns: 2_000 },
    );
  });

  it('lies in a network exactly where the library says so', () => {
    fc.assert(
      fc.property(address, address, fc.integer({ min: 0, max: 32 }), (text, network, bits) => {
        const inside = ipaddr.IPv4.parse(text).match(ipaddr.IPv4.parse(network), bits);
        expect(holdIpv4(ipv4Networks([[ipaddr.IPv4.parse(network), bits]]), ipv4Number(text))).toBe(inside);
      }),
    );
  });
});
