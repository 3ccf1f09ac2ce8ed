import type { Language } from '@nowahala/kernel';
import type { Explanation, HelpedBefore } from './explanation.js';
import { Unsayable, render, translate } from './render.js';
import { completeLanguages } from './sentences/languages.js';

export interface TranslatedExplanation {
  language: Language;
  cause: string;
  explanation: Explanation;
}

/** A longer one is left out: a message carries one for each language. */
const LONGEST = 12_000;

/** In every offered language but English. Those of before there were phrases, and of a newer release's, are English only. */
export const translationsOf = (explanation: Explanation): TranslatedExplanation[] =>
  completeLanguages.flatMap((language) => (language === 'en' ? [] : (inLanguage(explanation, language) ?? [])));

/** By the phrases that were kept, so that its steps keep their numbers. */
export function inLanguage(explanation: Explanation, language: Language): TranslatedExplanation | undefined {
  const { phrases, confidence, refinedIn } = explanation;
  if (!phrases || language === 'en' || !completeLanguages.includes(language)) return undefined;
  try {
    const { cause, explanation: translated } = translate(phrases, language);
    const helped = helpedBefore(explanation, language);
    const better = refinedIn?.language === language ? { ...refinedIn.words, source: 'ai' as const } : {};
    const whole: Explanation = { ...translated, confidence, source: 'rules', ...better, ...(helped ? { helpedBefore: helped } : {}) };
    return JSON.stringify(whole).length > LONGEST ? undefined : { language, cause, explanation: whole };
  } catch (error) {
    if (error instanceof Unsayable) return undefined;
    throw error;
  }
}

function helpedBefore({ helpedBefore: before }: Explanation, language: Language): HelpedBefore | undefined {
  if (!before?.step) return undefined;
  const { phrases, facts } = before.step;
  return { at: before.at, words: phrases.map((phrase) => render(phrase, language, facts)).join(' ') };
}
