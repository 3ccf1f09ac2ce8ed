import type { Explanation } from '../../domain/explanation.js';
import { frame, sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Dalili', sentence(cause)];
  const label = { high: 'Dalili', medium: 'Dalilin da muke zato' }[explanation.confidence] ?? 'Hasashenmu';
  return [`${label}${explanation.source === 'ai' ? ' (shawarar AI, zai iya zama ba daidai ba)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => frame.labelled(...causeOf(facts));
