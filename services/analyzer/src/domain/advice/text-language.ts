import { languageFaults, wordsOf } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { completeLanguages, sentencesOf } from './sentences/languages.js';

const QUOTATION = /“[^“”]{0,400}”|«[^«»]{0,400}»/g;
/** A shorter part is a name or a button. */
const LEAST_WORDS = 4;
const LEAST_KNOWN = 0.6;

/**
 * Whether a text is of this language and of no other: most of its words are of our catalogue in it, no other catalogue knows
 * more of them, no word is English alone, and nothing is spelled as this language does not. `known`: what the catalogue says.
 */
export function isIn(language: Exclude<Language, 'en'>, parts: readonly string[], known: string): boolean {
  const own = wordsIn(known);
  const foreign = new Set([...englishOnly(language)].filter((word) => !own.has(word)));
  return parts.map(withoutInnerQuotation).every((part) => {
    const words = [...wordsIn(part.replaceAll(QUOTATION, ' '))];
    const share = (code: Language) =>
      words.filter((word) => own.has(word) || vocabulary(code).has(word)).length / Math.max(1, words.length);
    const ours = share(language);
    const isOurs = ours >= LEAST_KNOWN && completeLanguages.every((code) => share(code) <= ours);
    return (words.length < LEAST_WORDS || isOurs) && languageFaults(language, part, foreign).length === 0;
  });
}

/** A request to a hosting company may quote what the page says. */
const withoutInnerQuotation = (text: string): string => text.replaceAll(/“([^“”]{0,200})“([^“”]{0,200})”([^“”]{0,200})”/g, '“$1$2$3”');

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu),
  );

const vocabularies = new Map<Language, Set<string>>();

/** The words of all our sentences in a language. */
function vocabulary(language: Language): Set<string> {
  const known = vocabularies.get(language) ?? wordsIn(textOf(language));
  vocabularies.set(language, known);
  return known;
}

const english = new Map<Language, Set<string>>();

/** English words that are none of this language. */
function englishOnly(language: Language): Set<string> {
  const own = vocabulary(language);
  const known = english.get(language) ?? new Set([...wordsOf(textOf('en').replaceAll(QUOTATION, ' '))].filter((word) => !own.has(word)));
  english.set(language, known);
  return known;
}

/** Without what is said to a hosting company: that stays English in most languages. */
const textOf = (language: Language): string =>
  sentencesIn({ ...sentencesOf(language), requests: '' })
    .join('\n')
    .replaceAll(/\{\w+\}/g, ' ');
const sentencesIn = (tree: unknown): string[] => (typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(sentencesIn));
