import { expect, it } from '@jest/globals';
import { adHocSecond, editCheckAt } from './ad-hoc.js';

const at = (second: number): Date => new Date(second * 1000);

it('checks a server at most once in ten seconds however often it is edited, and after the last edit', () => {
  const checks: number[] = [];
  let last: Date | undefined;
  for (let edit = 0; edit < 100; edit += 1) {
    last = editCheckAt(last, at(1_000 + edit * 0.6));
    if (checks.at(-1) !== last.getTime() / 1000) checks.push(last.getTime() / 1000);
  }
  expect(checks).toEqual([1_000, 1_010, 1_020, 1_030, 1_040, 1_050, 1_060, 1_070]);
});

it('checks at once after ten seconds without one, and after the clock went back', () => {
  expect(editCheckAt(at(1_000), at(1_010))).toEqual(at(1_010));
  expect(editCheckAt(at(5_000), at(1_000))).toEqual(at(1_000));
});

it('does not wait for a time that the clock has left', () => {
  expect(adHocSecond(at(1_030), 1_000)).toBe(1_030);
  expect(adHocSecond(at(900), 1_000)).toBe(1_000);
  expect(adHocSecond(at(4_600), 1_000)).toBe(1_000);
});
