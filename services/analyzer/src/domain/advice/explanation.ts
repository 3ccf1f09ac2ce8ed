export type Confidence = 'low' | 'medium' | 'high';

/** What a founder reads at three in the morning. Plain strings only: never markup, never a link. */
export interface Explanation {
  whatHappened: string;
  whoIsAffected: string;
  likelyCause: string;
  confidence: Confidence;
  /** One to three steps. */
  doNow: string[];
  tellCustomers: string;
  whoToCall: string;
  evidence: string[];
  source: 'rules' | 'ai';
}

/** The part that a situation writes itself; what was seen is told by `evidence-lines`. */
export type Advice = Omit<Explanation, 'evidence' | 'source' | 'confidence'>;

/** As one text, for the log drawer and for old readers of `gptSolution`. */
export function asPlainText(explanation: Explanation): string {
  const steps = explanation.doNow.map((step, i) => `${i + 1}. ${step}`);
  return [
    `${explanation.whatHappened} ${explanation.whoIsAffected}`,
    explanation.likelyCause,
    `What to do now:\n${steps.join('\n')}`,
    `Who can help: ${explanation.whoToCall}`,
    `What to tell customers: ${explanation.tellCustomers}`,
  ].join('\n\n');
}
