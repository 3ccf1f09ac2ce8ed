import { apiMessages } from '@nowahala/api';
import type { IncidentResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';

const sentences = apiMessages.incident.step;

/** What came of a step that was done, in one sentence. */
export function stepSentence(
  { answer, nextStep }: incidents.DoneStep,
  { status, kind }: Pick<IncidentResponse, 'status' | 'kind'>,
): string {
  switch (answer) {
    case 'works':
      if (status === 'resolved') return sentences.over;
      return kind === 'unstable' ? sentences.comesAndGoes : sentences.works;
    case 'changed':
      return sentences.changed;
    case 'down':
      return nextStep > 0 ? sentences.down(nextStep) : sentences.noStepLeft;
    default:
      return sentences.unchecked;
  }
}
