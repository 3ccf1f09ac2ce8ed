import type { IncidentResponse } from '@nowahala/api';

export type StepMark = 'next' | 'done' | 'worked' | null;

/** How each step is marked: those that were done, and the one to do now. What fails for another cause begins anew. */
export function stepMarks({ status, doneSteps, explanation }: Pick<IncidentResponse, 'status' | 'doneSteps' | 'explanation'>): StepMark[] {
  const count = explanation?.doNow.length ?? 0;
  const anew = doneSteps.findLastIndex(({ answer }) => answer === 'changed') + 1;
  const done = doneSteps.slice(anew);
  const next = done.at(-1)?.nextStep ?? null;
  return Array.from({ length: count }, (_, index): StepMark => {
    const own = done.findLast(({ step }) => step === index + 1);
    if (own?.answer === 'works') return 'worked';
    if (status === 'open' && next === index + 1) return 'next';
    return own ? 'done' : null;
  });
}
