import type { Explanation } from '../../domain/explanation.js';
import { frame, sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Ohun tó fà á', sentence(cause)];
  const label = { high: 'Ohun tó fà á', medium: 'Ohun tí a rò pé ó fà á' }[explanation.confidence] ?? 'Ohun tí a fura sí';
  return [`${label}${explanation.source === 'ai' ? ' (AI ló sọ ọ́, ó lè má tọ̀nà)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => frame.labelled(...causeOf(facts));
