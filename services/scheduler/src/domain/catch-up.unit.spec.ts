import { expect, it } from '@jest/globals';
import { CATCH_UP_SECONDS, planCatchUp, planTakeOver } from './catch-up.js';

it('catches up with a short pause', () => {
  expect(planCatchUp(100, 101)).toEqual({ fireFrom: 101, gap: null });
  expect(planCatchUp(100, 100 + CATCH_UP_SECONDS)).toEqual({ fireFrom: 101, gap: null });
  expect(planTakeOver(100, 100 + CATCH_UP_SECONDS)).toEqual({ fireFrom: 101, gap: null });
});

it('records a longer pause as a gap and goes on with the present second', () =>
  expect(planCatchUp(100, 200)).toMatchObject({ fireFrom: 200, gap: { from: 101, to: 200, firstLost: 101, lastLost: 199 } }));

it('records the time that nobody held a shard as a gap up to the present second', () =>
  expect(planTakeOver(100, 200)).toMatchObject({ fireFrom: 201, gap: { from: 101, to: 201, firstLost: 101, lastLost: 200 } }));

it('waits for a clock that went back a second, so that no slot fires twice', () => {
  expect(planCatchUp(200, 199)).toEqual({ fireFrom: 201, gap: null });
  expect(planTakeOver(200, 199)).toEqual({ fireFrom: 201, gap: null });
});

it('waits for the clock of the last owner, which may be ahead', () => {
  expect(planTakeOver(202, 200)).toEqual({ fireFrom: 203, gap: null });
  expect(planTakeOver(200 + CATCH_UP_SECONDS, 200)).toEqual({ fireFrom: 201 + CATCH_UP_SECONDS, gap: null });
});

it('goes on at once after a clock that went back further, and records the seconds that come again as a gap', () => {
  const plan = { fireFrom: 100, gap: { from: 100, to: 201, firstLost: 100, lastLost: 99, reason: 'the clock went back' } };
  expect(planCatchUp(200, 100)).toEqual(plan);
  expect(planTakeOver(200, 100)).toEqual(plan);
});
