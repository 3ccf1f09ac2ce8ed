import type { Explanation } from '../../domain/explanation.js';
import { frame, sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Wetin cause am', sentence(cause)];
  const label = { high: 'Wetin cause am', medium: 'Wetin fit cause am' }[explanation.confidence] ?? 'Wetin we suspect';
  return [`${label}${explanation.source === 'ai' ? ' (AI suggest am, e fit no correct)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => frame.labelled(...causeOf(facts));
