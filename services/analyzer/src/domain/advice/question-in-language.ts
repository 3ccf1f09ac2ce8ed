import type { Language } from '@nowahala/kernel';
import type { AdvisorQuestion } from './advisor-question.js';
import type { Explanation } from './explanation.js';
import { inLanguage } from './translations.js';

/** The same question in the language of the owner; in English where the catalogue cannot say its explanation in it as a whole. */
export function inLanguageOf(question: AdvisorQuestion, language: Language): AdvisorQuestion {
  const translated = inLanguage(question.rules, language);
  return translated ? { ...question, language, rules: translated.explanation } : question;
}

/** The catalogue's explanation with better words: in English its own, in another language beside it. */
export function withWordsOf(rules: Explanation, refined: Explanation, language: Language = 'en'): Explanation {
  if (language === 'en') return refined;
  const { whatHappened, whoIsAffected, likelyCause, confidence, doNow, tellCustomers } = refined;
  return { ...rules, refinedIn: { language, words: { whatHappened, whoIsAffected, likelyCause, confidence, doNow, tellCustomers } } };
}
