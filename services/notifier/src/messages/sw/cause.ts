import type { Explanation } from '../../domain/explanation.js';
import { frame, sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Chanzo', sentence(cause)];
  const label = { high: 'Chanzo', medium: 'Chanzo kinachowezekana' }[explanation.confidence] ?? 'Makisio yetu';
  return [`${label}${explanation.source === 'ai' ? ' (pendekezo la AI, huenda si sahihi)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => frame.labelled(...causeOf(facts));
