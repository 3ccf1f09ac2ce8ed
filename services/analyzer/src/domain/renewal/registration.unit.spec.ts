import { describe, expect, it } from '@jest/globals';
import { registrableDomain } from './registrable-domain.js';
import { freeAnswers, rdapAnswer, registryAnswers } from '../../../test/registry-samples.js';
import { plausibleEnd, readRdap, readWhois, restWantedMs } from './registration.js';

const now = new Date('2026-11-23T12:00:00Z');

describe('what was registered', () => {
  it.each([
    ['https://www.shop.com.ng/buy', 'shop.com.ng'],
    ['https://a.b.adaeze.ng:8443/', 'adaeze.ng'],
    ['https://duka.co.ke', 'duka.co.ke'],
    ['https://kente.com.gh', 'kente.com.gh'],
    ['https://braai.co.za', 'braai.co.za'],
    ['https://shop.com.br', 'shop.com.br'],
    ['https://bücher.com/', 'xn--bcher-kva.com'],
    ['https://shop.github.io/', ''],
    ['https://shop.myshopify.com/', ''],
    ['https://102.89.23.4/', ''],
    ['https://[2001:db8::1]/', ''],
    ['https://shop.test/', ''],
    ['https://localhost/', ''],
    ['https://com.ng/', ''],
    ['', ''],
  ])('of %s is %j', (website, domain) => expect(registrableDomain(website)).toBe(domain));
});

describe('an end', () => {
  it.each([
    ['2027-06-25T20:37:59Z', '2027-06-25T20:37:59.000Z'],
    ['2027-06-25T20:37:59.0Z', '2027-06-25T20:37:59.000Z'],
    ['2027-06-25T21:37:59+01:00', '2027-06-25T20:37:59.000Z'],
    ['2027-06-25 20:37:59', '2027-06-25T20:37:59.000Z'],
    ['2027.06.25', '2027-06-25T00:00:00.000Z'],
    ['25-Jun-2027', '2027-06-25T00:00:00.000Z'],
    ['5 June 2027', '2027-06-05T00:00:00.000Z'],
    ['01 Jan 2028 00:00 EAT', '2027-12-31T21:00:00.000Z'],
    ['2027-06-25 20:37:59 SAST', '2027-06-25T18:37:59.000Z'],
    ['2027-06-25 20:37:59 UTC', '2027-06-25T20:37:59.000Z'],
  ])('%s is read', (text, at) => expect(plausibleEnd(text, now)?.toISOString()).toBe(at));

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '2027-02-30', '03/04/2027', 'never', '', '25-Foo-2027', '2027-13-01'])(
    '%j is unknown',
    (text) => expect(plausibleEnd(text, now)).toBeNull(),
  );
});

describe('an answer by RDAP', () => {
  const answer = {
    ldhName: 'ADAEZE.NG',
    events: [
      { eventAction: 'registration', eventDate: '2020-01-01T00:00:00Z' },
      { eventAction: 'expiration', eventDate: '2027-01-01T00:00:00Z' },
    ],
    entities: [
      {
        roles: ['registrar'],
        vcardArray: [
          'vcard',
          [
            ['version', {}, 'text', '4.0'],
            ['fn', {}, 'text', 'Whogohost\n<b>Limited'],
          ],
        ],
      },
    ],
  };

  it('says when it ends and where to renew', () => {
    expect(readRdap(answer, 'adaeze.ng', now)).toEqual({
      endsAt: new Date('2027-01-01T00:00:00Z'),
      registeredAt: new Date('2020-01-01T00:00:00Z'),
      registrar: 'Whogohost b Limited',
      lapsed: false,
    });
  });

  it('whose end nobody has paid for is no end', () => {
    expect(readRdap({ ...answer, status: ['auto renew period'] }, 'adaeze.ng', now)).toMatchObject({ endsAt: null, lapsed: false });
    expect(readRdap({ ...answer, status: ['active', 'renew period'] }, 'adaeze.ng', now)?.endsAt).not.toBeNull();
  });

  it('is undated with a status of a name in service and no end that counts', () => {
    const undated = { ...answer, events: [] };
    const of = (status: string[]) => readRdap({ ...undated, status }, 'adaeze.ng', now)?.undated ?? false;
    expect([of(['active']), of(['auto renew period']), of(['client transfer prohibited'])]).toEqual([true, true, true]);
    expect([of([]), of(['available']), of(['not registered']), of(['active', 'client hold'])]).toEqual([false, false, false, false]);
    expect(readRdap({ ...answer, status: ['active'] }, 'adaeze.ng', now)?.undated).toBeUndefined();
    expect(readWhois('Domain Name: shop.ng\nDomain Status: Available', 'shop.ng', now)?.undated).toBeUndefined();
  });

  it.each(['redemption period', 'pending restore', 'pending delete', 'client hold', 'server hold'])('has lapsed with %s', (status) => {
    const lapsed = { ...answer, status: ['client transfer prohibited', status] };
    expect(readRdap(lapsed, 'adaeze.ng', now)).toMatchObject({ endsAt: null, registrar: 'Whogohost b Limited', lapsed: true });
  });

  it('says since when its holder has it: since it was registered anew', () => {
    const events = [...answer.events, { eventAction: 'reregistration', eventDate: '2026-11-20T10:00:00Z' }];
    expect(readRdap({ ...answer, events }, 'adaeze.ng', now)?.registeredAt).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  it('about another name, without an end or out of shape is no end', () => {
    expect(readRdap(answer, 'other.ng', now)).toBeNull();
    expect(readRdap({ ...answer, events: 'none' }, 'adaeze.ng', now)?.endsAt).toBeNull();
    expect(readRdap({ events: [null], entities: [null, { roles: 3 }] }, 'adaeze.ng', now)).toEqual({
      endsAt: null,
      registeredAt: null,
      registrar: '',
      lapsed: false,
    });
    for (const nonsense of [null, 'text', 3]) expect(readRdap(nonsense, 'adaeze.ng', now)).toBeNull();
  });
});

describe('an answer by WHOIS', () => {
  it('is read by its labels, whatever stands around them', () => {
    const text =
      '% notice\r\nDomain Name: BRAAI.co.za\r\nRegistrar URL: https://x\r\nRegistrar: Domains (Pty) Ltd\r\nRegistry Expiry Date: 2027-06-25T20:37:59Z\r\n';
    expect(readWhois(text, 'braai.co.za', now)).toEqual({
      endsAt: new Date('2027-06-25T20:37:59Z'),
      registeredAt: null,
      registrar: 'Domains (Pty) Ltd',
      lapsed: false,
    });
  });

  it('whose end nobody has paid for is no end', () => {
    const text = (status: string) =>
      `Domain Name: shop.com\nRegistry Expiry Date: 2027-06-25T20:37:59Z\nDomain Status: ok\nDomain Status: ${status}`;
    expect(readWhois(text('autoRenewPeriod https://icann.org/epp#autoRenewPeriod'), 'shop.com', now)?.endsAt).toBeNull();
    expect(readWhois(text('renewPeriod https://icann.org/epp#renewPeriod'), 'shop.com', now)?.endsAt).not.toBeNull();
  });

  it.each([
    'redemptionPeriod https://icann.org/epp#redemptionPeriod',
    'pendingDelete (https://www.icann.org/epp#pendingDelete)',
    'clientHold',
    'PENDING DELETE',
    'Excluded - Pending Delete - Restorable',
  ])('has lapsed with %s', (status) => {
    const text = `Domain Name: shop.ng\nRegistrar: R\nRegistry Expiry Date: 2027-06-25T20:37:59Z\nDomain Status: ${status}`;
    expect(readWhois(text, 'shop.ng', now)).toEqual({ endsAt: null, registeredAt: null, registrar: 'R', lapsed: true });
    expect(readWhois(`${text} prohibited`, 'shop.ng', now)?.lapsed ?? false).toBe(status.includes('http'));
  });

  it('that is free, throttled, about another name or unreadable is no end', () => {
    expect(readWhois('Available\nDomain Status: free', 'braai.co.za', now)).toBeNull();
    expect(readWhois('Please go away for 13 Seconds', 'braai.co.za', now)).toBeNull();
    expect(readWhois('Domain Name: other.co.za\nExpiry Date: 2027-01-01', 'braai.co.za', now)).toBeNull();
    expect(readWhois('Query: braai.co.za\nDomain Name: other.co.za\nExpiry Date: 2027-01-01', 'braai.co.za', now)).toBeNull();
    expect(readWhois('Domain Name: braai.co.za\nExpiry Date: soon', 'braai.co.za', now)?.endsAt).toBeNull();
  });

  it('says how long it wants to be left alone', () => {
    expect(restWantedMs('Please go away for 13 Seconds')).toBe(13_000);
    expect(restWantedMs('Quota exceeded')).toBe(3_600_000);
    expect(restWantedMs('Domain Name: x')).toBeNull();
  });
});

describe('the registries of our customers', () => {
  it.each(Object.entries(registryAnswers))('%s is read', (_, { text, domain, endsAt, registeredAt, registrar }) => {
    const expected = { endsAt: new Date(endsAt), registeredAt: new Date(registeredAt), registrar, lapsed: false };
    expect(readWhois(text, domain, now)).toEqual(expected);
    expect(readWhois(text, `other-${domain}`, now)).toBeNull();
  });

  it.each(freeAnswers)('a name that is free, or a question that is refused, is no end: %j', (text) => {
    expect(readWhois(text, 'free.com.ng', now)).toBeNull();
  });

  it('of NiRA and KeNIC by RDAP is read', () => {
    expect(readRdap(rdapAnswer, 'adaeze.com.ng', now)).toEqual({
      endsAt: new Date('2027-05-14T09:21:03Z'),
      registeredAt: new Date('2019-05-14T09:21:03Z'),
      registrar: 'Whogohost Limited',
      lapsed: false,
    });
  });

  it('that answers with a million lines is read in time that grows with its length', () => {
    const long = (lines: number): number => {
      const text = 'Registry Expiry Date\n:   \n'.repeat(lines) + 'x:'.repeat(lines);
      const began = performance.now();
      for (let turn = 0; turn < 5; turn += 1) readWhois(text, 'adaeze.ng', now);
      return performance.now() - began;
    };
    long(100);
    expect(long(100_000)).toBeLessThan(500);
  });
});
