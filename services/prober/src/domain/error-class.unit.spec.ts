import { describe, expect, it } from '@jest/globals';
import { errorClasses } from '@nowahala/kernel';
import { countsAsAnswered, outcomeOf, sentenceFor, sentenceForAnswer, short } from './error-class.js';

const details = { host: 'shop.test', port: 443, code: 500, seconds: 5, date: '2026-01-02' };

describe('every class of fault', () => {
  it.each(errorClasses)('%s has an outcome and a calm sentence', (errorClass) => {
    const sentence = sentenceFor(errorClass, details);
    expect(['error', 'failure', 'timeout', 'unknown']).toContain(outcomeOf(errorClass));
    expect(sentence).toMatch(/^[A-Z\w].*[.)]$/);
    expect(sentence).not.toMatch(/!|undefined|null|ECONN|errno|SSL/);
    expect(sentence.length).toBeLessThan(250);
  });

  it.each([
    ['dns_nxdomain', 'failure'],
    ['address_blocked', 'failure'],
    ['connect_refused', 'failure'],
    ['reset', 'failure'],
    ['no_route', 'failure'],
    ['connect_timeout', 'timeout'],
    ['dns_timeout', 'timeout'],
    ['read_timeout', 'timeout'],
    ['http_4xx', 'error'],
    ['http_5xx', 'error'],
    ['tls_expired', 'error'],
    ['tls_hostname', 'error'],
    ['redirect_loop', 'error'],
    ['body_parked', 'error'],
    ['expired', 'unknown'],
  ] as const)('%s is a %s', (errorClass, outcome) => expect(outcomeOf(errorClass)).toBe(outcome));
});

describe('an answer', () => {
  it('counts as one below 400, and for 401, 403 and 429', () => {
    expect([200, 204, 301, 399, 401, 403, 429].every(countsAsAnswered)).toBe(true);
    expect([400, 402, 404, 410, 418, 500, 503, 599].some(countsAsAnswered)).toBe(false);
  });

  it('is said with its time', () => {
    expect(sentenceForAnswer(200, 0.2)).toBe('Answered in 1 ms (status 200).');
    expect(sentenceForAnswer(null, 12.4)).toBe('Answered in 12 ms.');
  });

  it('never gets longer than 500 characters', () => {
    expect(short('x'.repeat(600))).toHaveLength(500);
    expect(sentenceFor('dns_nxdomain', { host: 'x'.repeat(1_000) })).toHaveLength(500);
  });
});
