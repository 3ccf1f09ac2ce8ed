import { inEnglish } from '../diagnosis.js';
import type { Explanation } from '../explanation.js';
import type { Advice, Phrase } from '../phrase.js';
import { applications } from '../sentences/en/applications.js';
import type { ApplicationError, Pattern } from './pattern.js';
import { patterns, somethingInTheProgram } from './patterns.js';

export interface ApplicationDiagnosis {
  situation: string;
  explanation: Explanation;
}

/** The catalogue's answer to an error that a customer's own program sent in. The words of the program are not repeated. */
export function explainApplicationError(error: ApplicationError): ApplicationDiagnosis {
  const found = matching(error.message) ?? matching(error.stack) ?? somethingInTheProgram;
  const { explanation } = inEnglish({ ...adviceOf(found), evidence: evidenceOf(error), facts: {} }, found.confidence);
  return { situation: found.id, explanation };
}

function adviceOf({ id, who, notice, call }: Pattern): Advice {
  const own = `applications/situations/${id}`;
  return {
    cause: [`${own}/happened`],
    whatHappened: [`${own}/happened`],
    whoIsAffected: [who === 'own' ? `${own}/who` : `applications/${who}`],
    likelyCause: [`${own}/why`],
    doNow: applications.situations[id].steps.map((_step, at) => [`${own}/steps/${at}`]),
    tellCustomers: [notice === 'own' ? `${own}/notice` : `applications/notices/${notice}`],
    whoToCall: [call === 'own' ? `${own}/call` : `applications/contacts/${call}`],
  };
}

function matching(text: string): Pattern | undefined {
  const start = text.slice(0, 4_000);
  return patterns.find((pattern) => pattern.words.test(start));
}

function evidenceOf(error: ApplicationError): Phrase[] {
  const stack = error.stack.trim();
  const level: Phrase = { id: 'applications/level', facts: { level: error.level } };
  return stack === '' ? [level] : [level, { id: 'applications/lines', facts: { count: stack.split('\n').length } }];
}

/** What an error of a customer's own program can be. */
export const applicationSituations: string[] = [...patterns, somethingInTheProgram].map(({ id }) => id);
