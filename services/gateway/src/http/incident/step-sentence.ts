import { apiMessages } from '@nowahala/api';
import type { IncidentResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { stepAnswers } from '../../clients/enums.mapper.js';

const { slow, ...others } = apiMessages.incident.step;

/** What came of a step that was done, in one sentence. */
export function stepSentence(
  { answer, stepAnswer, nextStep }: incidents.DoneStep,
  { status, kind }: Pick<IncidentResponse, 'status' | 'kind'>,
): string {
  const sentences = kind === 'slow' ? { ...others, ...slow } : others;
  switch (stepAnswers.toWord(stepAnswer, answer)) {
    case 'works':
      if (status === 'resolved') return sentences.over;
      return kind === 'unstable' ? sentences.comesAndGoes : sentences.works;
    case 'changed':
      return sentences.changed;
    case 'down':
      return nextStep > 0 ? sentences.down(nextStep) : sentences.noStepLeft;
    case undefined:
      return sentences.unchecked;
  }
}
