import type { types } from '@nowahala/contracts';

export const presentExplanation = (explanation: types.Explanation | undefined) =>
  explanation
    ? {
        whatHappened: explanation.whatHappened,
        whoIsAffected: explanation.whoIsAffected,
        likelyCause: explanation.likelyCause,
        confidence: explanation.confidence,
        doNow: explanation.doNow,
        tellCustomers: explanation.tellCustomers,
        whoToCall: explanation.whoToCall,
        evidence: explanation.evidence,
        source: explanation.source,
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
