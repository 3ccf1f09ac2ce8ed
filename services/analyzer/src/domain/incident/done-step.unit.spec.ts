import { describe, expect, it } from '@jest/globals';
import { answerOf, helpingStep, nextStep, stepMeant, waitAfter } from './done-step.js';

const at = (second: number) => new Date(Date.UTC(2026, 2, 3, 14, 0, second));
const step = { doneAt: at(0), situation: 'disk-full' };
const down = { kind: 'down' as const, goodRegions: [], network: false };
const check = { outcome: 'failure' as const, region: 'lagos', scheduledAt: at(1), situation: 'disk-full', isQuick: true };

describe('the check after a step', () => {
  it('says that it works, is still down, or fails for another cause now', () => {
    expect(answerOf(step, { ...check, outcome: 'success', situation: '' }, down)).toBe('works');
    expect(answerOf(step, check, down)).toBe('down');
    expect(answerOf(step, { ...check, situation: 'php-memory' }, down)).toBe('changed');
  });
  it('says nothing where it was due before the step, or measured nothing', () => {
    expect(answerOf(step, { ...check, scheduledAt: at(-1), outcome: 'success' }, down)).toBeNull();
    expect(answerOf(step, { ...check, outcome: 'unknown' }, down)).toBeNull();
  });
  it('does not call another cause what it saw too little of', () => {
    expect(answerOf(step, { ...check, situation: '' }, down)).toBe('down');
    expect(answerOf({ ...step, situation: '' }, check, down)).toBe('down');
  });
  it('says nothing of a partial incident where it comes from a place that was reached all the time', () => {
    const partial = { ...down, kind: 'partial' as const, goodRegions: ['london'] };
    expect(answerOf(step, { ...check, outcome: 'success', region: 'london' }, partial)).toBeNull();
    expect(answerOf(step, { ...check, outcome: 'success' }, partial)).toBe('works');
    expect(answerOf(step, { ...check, situation: 'refused' }, partial)).toBe('down');
  });
  it('says of a slow server whether it is quick, where it was slow', () => {
    const slow = { ...down, kind: 'slow' as const, goodRegions: ['london'] };
    const answer = { ...check, outcome: 'success' as const, situation: '' };
    expect(answerOf(step, answer, slow)).toBe('works');
    expect(answerOf(step, { ...answer, isQuick: false }, slow)).toBe('down');
    expect(answerOf(step, { ...answer, isQuick: false }, down)).toBe('works');
    expect(answerOf(step, { ...answer, region: 'london' }, slow)).toBeNull();
    expect(answerOf(step, { ...check, situation: 'refused' }, slow)).toBe('down');
  });
  it('does not take the blame from a network', () =>
    expect(answerOf(step, { ...check, situation: 'refused' }, { ...down, network: true })).toBe('down'));
});

it('"done" without a number is the next step, and once more the same one where it works or none is left', () => {
  expect(stepMeant(undefined, 3)).toBe(1);
  expect(stepMeant({ step: 1, answer: 'works' }, 3)).toBe(1);
  expect(stepMeant({ step: 1, answer: 'down' }, 3)).toBe(2);
  expect(stepMeant({ step: 3, answer: 'down' }, 3)).toBe(3);
  expect(stepMeant({ step: 3, answer: 'works' }, 2)).toBe(2);
  expect(stepMeant(undefined, 0)).toBe(0);
});

it('the next step follows, begins anew with another cause, and ends with the last', () => {
  expect(nextStep(undefined, 3)).toBe(1);
  expect(nextStep({ step: 1, answer: 'down' }, 3)).toBe(2);
  expect(nextStep({ step: 1, answer: null }, 3)).toBe(2);
  expect(nextStep({ step: 3, answer: 'down' }, 3)).toBe(0);
  expect(nextStep({ step: 2, answer: 'changed' }, 3)).toBe(1);
  expect(nextStep({ step: 2, answer: 'works' }, 3)).toBe(0);
});

it('one step in fifteen seconds, also after a clock that went back', () => {
  expect(waitAfter(undefined, at(0))).toBe(0);
  expect(waitAfter({ doneAt: at(0) }, at(5))).toBe(10_000);
  expect(waitAfter({ doneAt: at(0) }, at(15))).toBe(0);
  expect(waitAfter({ doneAt: at(3_600) }, at(0))).toBe(0);
});

it('the last step before it was well again has helped, but not one of hours before', () => {
  const steps = [{ doneAt: at(60) }, { doneAt: at(0) }];
  expect(helpingStep(steps, at(120))).toBe(steps[0]);
  expect(helpingStep(steps, at(50))).toBe(steps[0]);
  expect(helpingStep(steps, at(60 + 3_600))).toBeUndefined();
  expect(helpingStep([], at(0))).toBeUndefined();
});
