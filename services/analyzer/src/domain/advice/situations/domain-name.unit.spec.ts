import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../../test/fixtures/evidence-builder.js';
import { explain } from '../explain.js';

describe('a domain that has ended under a suffix of its country', () => {
  const dead = (host: string, zone: string) => explain(seen().at(host, zone).unresolved('dns_nxdomain', ['ns1.nic.example']).snapshot);
  it.each(['shop.com.ng', 'www.shop.com.ng', 'api.shop.com.ng'])('is no name that is missing: %s', (host) => {
    const { situation, explanation } = dead(host, 'com.ng');
    expect(situation).toBe('domain-gone');
    expect(explanation.doNow[0]).toContain('where you bought shop.com.ng,');
  });
});

describe('a name that does not exist, where the name servers of its domain could not be asked', () => {
  const unknown = (host: string) => {
    const dead = seen().at(host).unresolved('dns_nxdomain');
    return explain(dead.with({ dns: { ...dead.snapshot.dns!, zone: null } }).snapshot);
  };
  it.each(['api.shop.com.ng', 'www.shop.com.ng'])('is told without a word on whether the domain has ended: %s', (host) => {
    const { situation, explanation } = unknown(host);
    expect(situation).toBe('name-missing');
    expect(explanation.whatHappened).toContain('We could not see whether your domain shop.com.ng is fine.');
    expect(explanation.doNow[0]).toContain('where you bought shop.com.ng,');
  });
  it('is gone where it is the domain itself', () => expect(unknown('shop.com.ng').situation).toBe('domain-gone'));
});

describe('a name that came with an app or website', () => {
  it.each<[string, string | null]>([
    ['shop.herokuapp.com', 'herokuapp.com'],
    ['shop.vercel.app', 'vercel.app'],
    ['shop.netlify.app', null],
  ])('is gone with it, and is no domain to renew nor to add a record to: %s', (host, zone) => {
    const dead = seen().at(host).unresolved('dns_nxdomain');
    const { cause, explanation } = explain(dead.with({ dns: { ...dead.snapshot.dns!, zone } }).snapshot);
    expect(cause).toBe(`${host} does not exist any more`);
    expect(explanation.likelyCause).toContain('deleted or renamed');
    expect(explanation.doNow.join(' ')).not.toMatch(/renew|record/i);
  });
});

describe('a name that was bought under a private suffix', () => {
  const dead = (host: string, zone: string | null) => {
    const from = seen().at(host).unresolved('dns_nxdomain', ['ns1.nic.example']);
    return explain(from.with({ dns: { ...from.snapshot.dns!, zone } }).snapshot);
  };
  it.each([
    ['shop.ltd.ng', 'ltd.ng'],
    ['www.shop.ltd.ng', 'ltd.ng'],
    ['shop.firm.ng', null],
    ['shop.za.com', 'za.com'],
    ['api.shop.africa.com', 'africa.com'],
    ['shop.co.com', null],
    ['shop.eu.org', 'eu.org'],
  ])('is a domain that has ended, and no app that was deleted: %s', (host, zone) => {
    const { situation, explanation } = dead(host, zone);
    expect(situation).toBe('domain-gone');
    expect(explanation.doNow[0]).toMatch(/where you bought shop\.[a-z.]+,/);
  });
  it('may lack a name below it', () => expect(dead('api.shop.ltd.ng', 'shop.ltd.ng').situation).toBe('name-missing'));
  it.each(['shop.herokuapp.com', 'shop.eu-west-1.elasticbeanstalk.com', 'shop-abc-uc.a.run.app', 'shop.up.railway.app'])(
    'is told apart from an app: %s',
    (host) => expect(dead(host, null).situation).toBe('alias-target-gone'),
  );
  it('is told apart from a name below an app', () => expect(dead('www.shop.herokuapp.com', null).situation).not.toBe('alias-target-gone'));
});

describe('a redirect to a name that does not exist', () => {
  const sentTo = (name: string, zone: string, own = 'shop.example') => {
    const from = seen()
      .at(own)
      .unresolved('dns_nxdomain')
      .answers(301, { redirects: [{ from: `https://${own}/`, status: 301, to: `https://${name}/` }] });
    return explain(from.with({ dns: { ...from.snapshot.dns!, name, zone } }).snapshot);
  };
  it('of the own domain is told by its name, with the record to add', () => {
    const { cause, explanation } = sentTo('www.shop.example', 'shop.example');
    expect(cause).toBe('The website sends visitors to www.shop.example, which does not exist');
    expect(explanation.doNow[0]).toContain('Add the missing record for www.shop.example');
  });
  it('of a stranger is never repeated', () =>
    expect(JSON.stringify(sentTo('call-0803.test', 'call-0803.test'))).not.toContain('call-0803'));
  it('of a stranger under the same suffix is never repeated', () =>
    expect(JSON.stringify(sentTo('call-0803.com.ng', 'com.ng', 'shop.com.ng'))).not.toContain('call-0803'));
});

it('sends nobody to the records of an address in numbers', () => {
  const steps = (host: string) =>
    explain(seen().at(host).fails('connect_refused').machine(true, { 443: 'refused', 80: 'refused' }).snapshot).explanation.doNow.join(' ');
  expect(steps('shop.ng')).toContain('record');
  expect(steps('41.203.72.20')).not.toContain('record');
});

describe('a name that leads to a page for sale', () => {
  const sentTo = (name: string, zone: string) => {
    const evidence = seen().at('tailors.example', 'tailors.example');
    const redirects = [{ from: 'http://tailors.example/', status: 302, to: `https://${name}/` }];
    const at = evidence.answers(200, { redirects }).fails('body_parked', 'error').behind('page', 'parked');
    return explain(at.with({ dns: { ...at.snapshot.dns!, name, zone } }).snapshot).explanation.doNow.join(' ');
  };
  it('is the one to renew where it leads to a dealer', () =>
    expect(sentTo('www.hugedomains.com', 'hugedomains.com')).toContain('tailors.example'));
  it('and the other one where both are the customer’s', () => expect(sentTo('www.shop.example', 'shop.example')).toContain('shop.example'));
});
