import { french } from './french.js';
import { hausa } from './hausa.js';
import type { Language } from '../languages.js';
import { pidgin } from './pidgin.js';
import { staysEverywhere } from './rules.js';
import type { LanguageRules } from './rules.js';
import { swahili } from './swahili.js';
import { yoruba } from './yoruba.js';

const rules: Record<Exclude<Language, 'en'>, LanguageRules> = { fr: french, pcm: pidgin, ha: hausa, yo: yoruba, sw: swahili };

const ADDRESS =
  /https?:\/\/[^\s»”]*|[^\s@]{1,64}@[^\s@]{1,200}|(?<![\p{L}.])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?!\p{L})/giu;
const QUOTATION = /“[^“”]{0,1000}”|«[^«»]{0,1000}»|"[^"]{0,1000}"/g;

/** What is wrong with a text that should be of this language. `english`: words of the English it was translated from. */
export function languageFaults(language: Language, text: string, english: ReadonlySet<string> = new Set()): string[] {
  if (language === 'en') return [];
  const { spelling, words, stays } = rules[language];
  const written = text.replaceAll(ADDRESS, '');
  const own = written.replaceAll(QUOTATION, '');
  const kept = new Set([...staysEverywhere, ...stays]);
  return [
    ...(text === text.normalize('NFC') ? [] : ['not NFC']),
    ...holes(text),
    ...spelling.flatMap((pattern) => found('spelling', pattern, written)),
    ...words.flatMap((pattern) => found('word', pattern, own)),
    ...(language === 'pcm'
      ? []
      : [...wordsOf(own)].filter((word) => english.has(word) && !kept.has(word)).map((word) => `English: ${word}`)),
  ];
}

/** Numbers, addresses and names that stand in one text and not as often in the other. `marks` finds the names. */
export function factFaults(english: string, text: string, marks: RegExp): string[] {
  const [before, after] = [factsOf(english, marks), factsOf(text, marks)];
  return [
    ...[...before].filter(([fact, times]) => (after.get(fact) ?? 0) < times).map(([fact]) => `lost: ${fact}`),
    ...[...after].filter(([fact, times]) => (before.get(fact) ?? 0) < times).map(([fact]) => `added: ${fact}`),
  ];
}

/** Its words of three letters and more, in small letters. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(ADDRESS, '')
      .toLowerCase()
      .match(/(?<![\p{L}\p{M}’'])[a-z]{3,}(?![\p{L}\p{M}])/gu),
  );

function holes(text: string): string[] {
  return found('hole', /undefined|\bnull\b|NaN|Invalid Date|\[object| {2}| [.,]|\.\.(?!\.)/, text);
}

const found = (what: string, pattern: RegExp, text: string): string[] => {
  const at = pattern.exec(text);
  return at ? [`${what}: ${text.slice(Math.max(0, at.index - 20), at.index + 20)}`] : [];
};

function factsOf(text: string, marks: RegExp): Map<string, number> {
  const addresses = (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?)]{1,3}$/, ''));
  const plain = text
    .replaceAll(ADDRESS, '')
    .replaceAll(/GMT[+-]\d+|(?<=\d )Oṣù \d+/giu, '')
    .replaceAll(/(?<=\d)[,\u202f\u00a0](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.');
  const all = [...addresses, ...(plain.match(marks) ?? []), ...(plain.match(/\d+(?:[.:]\d+)*/g) ?? [])];
  const counted = new Map<string, number>();
  for (const fact of all) counted.set(fact, (counted.get(fact) ?? 0) + 1);
  return counted;
}
