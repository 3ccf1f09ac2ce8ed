import { describe, expect, it } from '@jest/globals';
import { loginDelayMs } from './login-delay.js';

const now = new Date('2026-03-02T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const times = (count: number, secondsAgo = 1) => Array.from({ length: count }, () => ago(secondsAgo));
const none = { pair: [], account: [], address: [] };

describe('guessing a password', () => {
  it('costs nothing four times', () => expect(loginDelayMs({ ...none, pair: times(4), account: times(4) }, now)).toBe(0));
  it('waits from the fifth wrong one, and twice as long after each further one', () => {
    expect(loginDelayMs({ ...none, pair: times(5, 0) }, now)).toBe(30_000);
    expect(loginDelayMs({ ...none, pair: times(6, 0) }, now)).toBe(60_000);
    expect(loginDelayMs({ ...none, pair: times(7, 0) }, now)).toBe(120_000);
  });
  it('counts the wait from the last wrong one', () =>
    expect(loginDelayMs({ ...none, pair: [...times(4, 300), ago(20)] }, now)).toBe(10_000));
  it('never waits longer than a quarter of an hour', () => expect(loginDelayMs({ ...none, pair: times(500, 0) }, now)).toBe(15 * 60_000));
  it('forgets after a quarter of an hour', () => expect(loginDelayMs({ ...none, pair: times(50, 901) }, now)).toBe(0));
  it('slows an attack from many addresses on one account, never for more than five minutes', () => {
    expect(loginDelayMs({ ...none, account: times(19, 0) }, now)).toBe(0);
    expect(loginDelayMs({ ...none, account: times(20, 0) }, now)).toBe(10_000);
    expect(loginDelayMs({ ...none, account: times(2_000, 0) }, now)).toBe(5 * 60_000);
  });
  it('lets thousands of people behind one address make mistakes', () => {
    expect(loginDelayMs({ ...none, address: times(499, 0) }, now)).toBe(0);
    expect(loginDelayMs({ ...none, address: times(501, 0) }, now)).toBe(2_000);
  });
});
