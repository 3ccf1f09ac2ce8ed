import type { Confidence, Explanation } from './explanation.js';
import type { Phrase, Phrases, SentenceFacts } from './phrase.js';
import { translate } from './render.js';
import { sentenceOf } from './sentences/languages.js';

export interface Diagnosis {
  situation: string;
  /** One short sentence for subjects and lists. */
  cause: string;
  explanation: Explanation;
}

export function diagnosisOf(situation: string, confidence: Confidence, phrases: Phrases): Diagnosis {
  return { situation, ...inEnglish(phrases, confidence) };
}

/** The English explanation with the phrases that it was made of, so that it can be rendered in another language later. */
export function inEnglish(phrases: Phrases, confidence: Confidence): { cause: string; explanation: Explanation } {
  const kept = { ...phrases, facts: factsUsed(phrases) };
  const { cause, explanation } = translate(kept, 'en');
  return { cause, explanation: { ...explanation, confidence, source: 'rules', phrases: kept } };
}

/** Of the facts at hand those that its sentences hold. */
function factsUsed({ facts, doNow, ...rest }: Phrases): SentenceFacts {
  const used = new Set<string>();
  for (const phrase of [...Object.values(rest).flat(), ...doNow.flat()]) collectFacts(phrase, used);
  return Object.fromEntries(Object.entries(facts).filter(([name]) => used.has(name)));
}

function collectFacts(phrase: Phrase, used: Set<string>): void {
  const { id, facts } = typeof phrase === 'string' ? { id: phrase, facts: {} } : phrase;
  for (const [, name] of (sentenceOf('en', id) ?? '').matchAll(/\{(\w+)\}/g)) used.add(name!);
  for (const fact of Object.values(facts)) if (typeof fact === 'object' && 'phrase' in fact) collectFacts(fact.phrase, used);
}
