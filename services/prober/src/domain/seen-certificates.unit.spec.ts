import { describe, expect, it } from '@jest/globals';
import type { CertificateEvidence } from '@nowahala/kernel';
import { seenCertificate } from './seen-certificate.js';
import { SeenCertificates } from './seen-certificates.js';

const MINUTE = 60_000;
const certificate = (fingerprint: string) => ({ fingerprint, issuer: 'Test', startsAt: new Date(0), endsAt: new Date(1) });

describe('the certificate of a server', () => {
  it('is read every ten minutes, and told hourly', () => {
    const seen = new SeenCertificates();
    expect(seen.isDue('s', 0)).toBe(true);
    expect(seen.isWorthReporting('s', certificate('a'), 0)).toBe(true);
    expect(seen.isDue('s', 9 * MINUTE)).toBe(false);
    expect(seen.isDue('s', 10 * MINUTE)).toBe(true);
    expect(seen.isWorthReporting('s', certificate('a'), 10 * MINUTE)).toBe(false);
    expect(seen.isWorthReporting('s', certificate('a'), 60 * MINUTE)).toBe(true);
  });

  it('is told at once when it is another one, and read again after a clock that went back', () => {
    const seen = new SeenCertificates();
    seen.isWorthReporting('s', certificate('a'), 100 * MINUTE);
    expect(seen.isWorthReporting('s', certificate('b'), 101 * MINUTE)).toBe(true);
    expect(seen.isDue('s', 0)).toBe(true);
    expect(seen.isDue('t', 101 * MINUTE)).toBe(true);
  });
});

describe('what a certificate says of its end', () => {
  const now = Date.parse('2026-11-23T00:00:00Z');
  const part = (validTo: string, over: Partial<CertificateEvidence> = {}): CertificateEvidence => ({
    subject: 's',
    issuer: "R11, Let's Encrypt",
    names: [],
    validFrom: '2026-11-01T00:00:00.000Z',
    validTo,
    selfSigned: false,
    fingerprint: 'AB:CD',
    ...over,
  });
  const end = (...chain: CertificateEvidence[]) => seenCertificate(chain, now)?.endsAt.toISOString();

  it('is the end of the leaf, or of what signed it where that comes first', () => {
    const leaf = part('2027-02-01T00:00:00.000Z');
    expect(seenCertificate([leaf], now)).toMatchObject({ fingerprint: 'abcd', issuer: "Let's Encrypt" });
    expect(end(leaf, part('2027-01-01T00:00:00.000Z'))).toBe('2027-01-01T00:00:00.000Z');
    expect(end(leaf, part('2026-01-01T00:00:00.000Z'))).toBe('2027-02-01T00:00:00.000Z');
    expect(end(leaf, part('2027-01-01T00:00:00.000Z', { selfSigned: true }))).toBe('2027-02-01T00:00:00.000Z');
  });

  it('is unknown where its dates are absurd', () => {
    for (const chain of [[], [part('')], [part('+012345-01-01T00:00:00.000Z')], [part('2026-10-01T00:00:00.000Z')], [part('soon')]])
      expect(seenCertificate(chain, now)).toBeUndefined();
  });
});
