import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../test/fixtures/evidence-builder.js';
import { applicationFingerprint, checkFingerprint, levelOf, tagOf, technicalTrail } from './failure.js';

describe('the same fault', () => {
  it('has the same fingerprint by server, class and code', () => {
    expect(checkFingerprint('a', 'http_5xx', 502)).toBe(checkFingerprint('a', 'http_5xx', 502));
    expect(checkFingerprint('a', 'http_5xx', 502)).not.toBe(checkFingerprint('a', 'http_5xx', 503));
    expect(checkFingerprint('a', 'http_5xx', 502)).not.toBe(checkFingerprint('b', 'http_5xx', 502));
  });
  it('is recognised in an application though ids and numbers differ', () => {
    const of = (message: string) => applicationFingerprint('a', 'App', message, 'Error\n    at pay (cart.js:10:3)');
    expect(of("Order 1842 not found for user 'ada'")).toBe(of("Order 977 not found for user 'obi'"));
    expect(of('Order 1842 not found')).not.toBe(of('User 1842 not found'));
  });
  it('is another one when it comes from another place in the program', () => {
    const from = (line: string) => applicationFingerprint('a', 'App', 'boom', `Error: boom\n    at ${line}`);
    expect(from('pay (cart.js:10:3)')).not.toBe(from('ship (parcel.js:10:3)'));
  });
});

describe('the tag names the layer', () => {
  it.each([
    ['dns_nxdomain', 0, 'DNS'],
    ['dns_timeout', 0, 'Timeout'],
    ['connect_refused', 0, 'Connection'],
    ['connect_timeout', 0, 'Timeout'],
    ['tls_expired', 0, 'TLS'],
    ['http_5xx', 502, 'HTTP 502'],
    ['body_suspended', 200, 'HTTP 200'],
    ['redirect_loop', 0, 'HTTP'],
    ['reset', 0, 'Connection'],
    ['host_silent', 0, 'Timeout'],
  ])('%s (%i) is %s', (errorClass, code, tag) => expect(tagOf(errorClass, code)).toBe(tag));
});

describe('the level says how grave it is', () => {
  it.each([
    ['http_4xx', 404, 'warning'],
    ['body_maintenance', 503, 'warning'],
    ['http_5xx', 500, 'error'],
    ['reset', 0, 'error'],
    ['connect_refused', 0, 'critical'],
    ['read_timeout', 0, 'critical'],
    ['body_suspended', 200, 'critical'],
    ['tls_expired', 0, 'critical'],
  ])('%s (%i) is %s', (errorClass, code, level) => expect(levelOf(errorClass, code)).toBe(level));
});

it('tells the technical trail step by step, each on a line of its own', () => {
  const steps = [
    { step: 'dns' as const, ok: true, ms: 12.3, detail: 'shop.example -> 203.0.113.7' },
    { step: 'connect' as const, ok: false, ms: 4, detail: 'refused\nFAKE LINE' },
  ];
  expect(technicalTrail(seen().fails('connect_refused').with({ steps }).snapshot).split('\n')).toEqual([
    '2026-03-02T02:14:00.000Z from lagos: connect_refused',
    'ok   dns            12.3 ms  shop.example -> 203.0.113.7',
    'FAIL connect         4.0 ms  refused FAKE LINE',
  ]);
});
