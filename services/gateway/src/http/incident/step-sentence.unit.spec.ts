import { expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { stepSentence } from './step-sentence.js';

const done = (answer: string, nextStep = 0) => incidents.DoneStep.fromPartial({ answer, nextStep });

it.each([
  ['works', 0, 'It is quick again. After ten such minutes we call it over.'],
  ['down', 2, 'It is still slow: now try step 2.'],
  ['down', 0, 'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.'],
] as const)('a step of a slow server that %s is answered by how quick it is', (answer, nextStep, sentence) =>
  expect(stepSentence(done(answer, nextStep), { status: 'open', kind: 'slow' })).toBe(sentence),
);
