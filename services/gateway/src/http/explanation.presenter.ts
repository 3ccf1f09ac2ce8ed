import type { ExplanationResponse } from '@nowahala/api';
import type { types } from '@nowahala/contracts';
import { confidences, explanationSources } from '../clients/enums.mapper.js';

export const presentExplanation = (explanation: types.Explanation | undefined): ExplanationResponse | null =>
  explanation
    ? {
        whatHappened: explanation.whatHappened,
        whoIsAffected: explanation.whoIsAffected,
        likelyCause: explanation.likelyCause,
        confidence: confidences.toWord(explanation.confidenceLevel, explanation.confidence) ?? 'low',
        doNow: explanation.doNow,
        tellCustomers: explanation.tellCustomers, // public name
        whoToCall: explanation.whoToCall,
        evidence: explanation.evidence,
        source: explanationSources.toWord(explanation.explanationSource, explanation.source) ?? 'rules',
        helpedBefore: explanation.helpedBefore ? { at: explanation.helpedBefore.at, words: explanation.helpedBefore.words } : null,
      }
    : null;

/** The explanation as one plain text; its first 150 characters are what a card shows. */
export function plainSolution(explanation: types.Explanation | undefined): string {
  if (!explanation) return '';
  const steps = explanation.doNow.map((step, index) => `${index + 1}. ${step}`);
  const paragraphs = [
    [explanation.whatHappened, explanation.whoIsAffected, explanation.likelyCause].filter(Boolean).join(' '),
    steps.length > 0 ? ['What to do now:', ...steps].join('\n') : '',
    explanation.whoToCall,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}
