import { describe, expect, it } from '@jest/globals';
import type { PlanResponse } from '@nowahala/api';
import { fitsPlan, INTERVALS, shortestInterval } from './intervals';

const plan = (rateLimit: number) => ({ rateLimit }) as PlanResponse;

describe('monitoring intervals', () => {
  it('are the steps of the specification', () => expect(INTERVALS).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]));

  it('fit a plan by its pings a month', () => {
    expect(fitsPlan(5, 8_928)).toBe(true);
    expect(fitsPlan(1, 8_928)).toBe(false);
    expect(fitsPlan(1, 44_640)).toBe(true);
    expect(fitsPlan(5, 8_927)).toBe(false);
  });

  it('start at the shortest that the plan allows', () => {
    expect(shortestInterval(plan(44_640))).toBe(1);
    expect(shortestInterval(plan(8_928))).toBe(5);
    expect(shortestInterval(plan(1_000))).toBe(45);
    expect(shortestInterval(null)).toBe(1);
  });
});
