import { describe, expect, it } from '@jest/globals';
import { sumOf, noPings, rate, rates } from './ping-totals.js';

const hour = (success: number, failures: number, p50Us = 100) => ({
  ...noPings,
  success,
  failures,
  goodUs: success * p50Us,
  p50Us,
  p95Us: p50Us * 2,
});

describe('rates', () => {
  it('have two decimals at most', () => expect(rate(2, 3)).toBe(66.67));
  it('of nothing are nothing', () => expect(rates(noPings)).toEqual({ successRate: 0, failureRate: 0 }));
  it('always make a hundred together', () => {
    for (const [good, bad] of [
      [1, 2],
      [1, 5],
      [333, 667],
      [99_999, 1],
    ] as const) {
      const { successRate, failureRate } = rates(hour(good, bad));
      expect(Math.round((successRate + failureRate) * 100)).toBe(10_000);
    }
  });
});

describe('hours added up', () => {
  it('sum what can be summed', () => expect(sumOf([hour(3, 1), hour(5, 0)])).toMatchObject({ success: 8, failures: 1 }));
  it('take the middle of the middles, by how many answers each stands for', () =>
    expect(sumOf([hour(1, 0, 900), hour(100, 0, 100), hour(2, 0, 500)]).p50Us).toBe(100));
  it('leave hours without an answer out', () => expect(sumOf([hour(0, 4, 0), hour(10, 0, 250)]).p50Us).toBe(250));
});
