import type { Language } from '@nowahala/kernel';
import type { Phrase, Phrases } from './phrase.js';

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
  /** What the owner had done when the same fault of this server was over the last time. */
  helpedBefore?: HelpedBefore;
  /** The catalogue's sentences, to be said in other languages; absent in explanations from before there were any. */
  phrases?: Phrases;
  /** Better words for readers of one other language; all others get the catalogue's. */
  refinedIn?: { language: Language; words: RefinedWords };
}

export type RefinedWords = Pick<Explanation, 'whatHappened' | 'whoIsAffected' | 'likelyCause' | 'confidence' | 'doNow' | 'tellCustomers'>;

export interface HelpedBefore {
  /** ISO 8601. */
  at: string;
  words: string;
  /** The same by its phrases, where the words are the catalogue's. */
  step?: Pick<Phrases, 'facts'> & { phrases: Phrase[] };
}

/** Better words for what the catalogue found: the evidence is that of this check, and other languages keep the catalogue's sentences. */
export function withCatalogueOf(rules: Explanation, refined: Explanation): Explanation {
  if (refined.refinedIn) return { ...rules, refinedIn: refined.refinedIn };
  const { evidence, phrases } = rules;
  const { phrases: _ofAnotherCheck, ...better } = refined;
  return { ...better, evidence, ...(phrases ? { phrases } : {}) };
}
