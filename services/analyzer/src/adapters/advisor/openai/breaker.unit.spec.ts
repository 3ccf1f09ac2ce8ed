import { expect, it } from '@jest/globals';
import { Breaker } from './breaker.js';

it('rests after enough failures in a row, then lets one question through', () => {
  let now = 0;
  const breaker = new Breaker(3, 60_000, () => now);
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.isOpen).toBe(false);
  breaker.failed();
  expect(breaker.isOpen).toBe(true);
  now = 60_000;
  expect(breaker.isOpen).toBe(false);
  breaker.failed();
  expect(breaker.isOpen).toBe(true);
  now = 120_000;
  breaker.succeeded();
  breaker.failed();
  expect(breaker.isOpen).toBe(false);
});
