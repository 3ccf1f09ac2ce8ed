import type { Explanation } from '../../domain/explanation.js';
import { frame, sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Cause', sentence(cause)];
  const label = { high: 'Cause', medium: 'Cause probable' }[explanation.confidence] ?? 'Cause possible';
  return [`${label}${explanation.source === 'ai' ? ' (proposée par l’IA, peut être inexacte)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => frame.labelled(...causeOf(facts));
