import { expect, it } from '@jest/globals';
import { CATCH_UP_SECONDS, planCatchUp, planTakeOver } from './catch-up.js';

it('catches up with a short pause', () => {
  expect(planCatchUp(100, 101)).toEqual({ fireFrom: 101, gap: null });
  expect(planCatchUp(100, 100 + CATCH_UP_SECONDS)).toEqual({ fireFrom: 101, gap: null });
  expect(planTakeOver(100, 100 + CATCH_UP_SECONDS)).toEqual({ fireFrom: 101, gap: null });
});

it('records a longer pause as a gap and goes on with the present second', () =>
  expect(planCatchUp(100, 200)).toEqual({ fireFrom: 200, gap: { from: 101, to: 200, firstLost: 101, lastLost: 199 } }));

it('records the time that nobody held a shard as a gap up to the present second', () =>
  expect(planTakeOver(100, 200)).toEqual({ fireFrom: 201, gap: { from: 100, to: 200, firstLost: 101, lastLost: 200 } }));
