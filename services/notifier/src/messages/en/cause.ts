import type { Explanation } from '../../domain/explanation.js';
import { sentence } from './phrases.js';

/** How sure we are of a cause, and who says so, stands before it wherever it is told. */
export function causeOf({ explanation, cause }: { explanation: Explanation | null; cause: string }): [label: string, text: string] {
  if (!explanation?.likelyCause) return ['Cause', sentence(cause)];
  const label = { high: 'Cause', medium: 'Likely cause' }[explanation.confidence] ?? 'Best guess at the cause';
  return [`${label}${explanation.source === 'ai' ? ' (AI suggestion, may be wrong)' : ''}`, sentence(explanation.likelyCause)];
}

export const causeLine = (facts: Parameters<typeof causeOf>[0]): string => causeOf(facts).join(': ');
