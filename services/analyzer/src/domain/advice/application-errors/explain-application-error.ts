import type { Explanation } from '../explanation.js';
import type { ApplicationError, Pattern } from './pattern.js';
import { patterns, somethingInTheProgram } from './patterns.js';

export interface ApplicationDiagnosis {
  situation: string;
  explanation: Explanation;
}

/** The catalogue's answer to an error that a customer's own program sent in. The words of the program are not repeated. */
export function explainApplicationError(error: ApplicationError): ApplicationDiagnosis {
  const found = matching(error.message) ?? matching(error.stack) ?? somethingInTheProgram;
  return {
    situation: found.id,
    explanation: {
      ...found.advice,
      doNow: [...found.advice.doNow],
      confidence: found.confidence,
      evidence: evidenceOf(error),
      source: 'rules',
    },
  };
}

function matching(text: string): Pattern | undefined {
  const start = text.slice(0, 4_000);
  return patterns.find((pattern) => pattern.words.test(start));
}

function evidenceOf(error: ApplicationError): string[] {
  const lines = [`Your program marked it as “${error.level}”.`];
  if (error.stack.trim() !== '')
    lines.push(`It sent ${error.stack.trim().split('\n').length} lines about where it happened. They stand below.`);
  return lines;
}

/** What an error of a customer's own program can be. */
export const applicationSituations: string[] = [...patterns, somethingInTheProgram].map(({ id }) => id);
