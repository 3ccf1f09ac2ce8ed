import { describe, expect, it } from '@jest/globals';
import type { DoneStepResponse, IncidentResponse } from '@nowahala/api';
import { stepMarks } from './step-marks';

const doneStep = (step: number, answer: DoneStepResponse['answer'], nextStep: number | null = null): DoneStepResponse => ({
  _id: `${step}`,
  step,
  doneAt: '2026-11-21T13:10:00.000Z',
  answer,
  nextStep,
});
const marksAfter = (...doneSteps: DoneStepResponse[]) =>
  stepMarks({ status: 'open', doneSteps, explanation: { doNow: ['a', 'b', 'c'] } as IncidentResponse['explanation'] });

describe('the steps of an incident', () => {
  it('have no mark before anything was done', () => expect(marksAfter()).toEqual([null, null, null]));
  it('mark what was done, and what is to do next', () => expect(marksAfter(doneStep(1, 'down', 2))).toEqual(['done', 'next', null]));
  it('mark the one after which it worked', () =>
    expect(marksAfter(doneStep(1, 'down', 2), doneStep(2, 'works'))).toEqual(['done', 'worked', null]));
  it('begin anew where it fails for another cause', () =>
    expect(marksAfter(doneStep(1, 'down', 2), doneStep(2, 'changed', 1))).toEqual([null, null, null]));
  it('are none without an explanation', () => expect(stepMarks({ status: 'open', doneSteps: [], explanation: null })).toEqual([]));
});
