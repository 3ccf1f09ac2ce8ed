import type { Language } from '@nowahala/kernel';
import { french } from './french.js';

/**
 * The refusals of all services in another language, found by their English: `{n}`, `{wait}`, `{day}` and `{name}` stand for what
 * differs. What is not known here, as of a later release, stays English.
 */
export interface Translations {
  sentences: Record<string, string>;
  wait(count: number, unit: 'second' | 'minute' | 'hour'): string;
  /** January is 1. */
  day(day: number, month: number, year: number): string;
}

const translations: Partial<Record<Language, Translations>> = { fr: french };

/** A refusal is short; a longer one is not one of ours. */
const MOST = 600;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const KINDS = {
  n: String.raw`\d[\d,]{0,9}`,
  wait: String.raw`(?:one|\d{1,5}) (?:second|minute|hour)s?`,
  day: String.raw`\d{1,2} [A-Z][a-z]{2,8} \d{4}`,
  name: '.{1,120}?',
};
type Kind = keyof typeof KINDS;
/** `{name}`, `{name2}` */
const HOLE = /\{(n|wait|day|name)(\d?)\}/g;

type Answer = { message: string; fields?: Record<string, string> };

/** The whole answer in this language, or as it is where any sentence of it is not known: an answer has one language. */
export function translateRefusal<A extends Answer>(language: Language, answer: A): { language: Language; answer: A } {
  const known = translations[language];
  const message = known && translate(known, answer.message);
  const fields = known && Object.entries(answer.fields ?? {}).map(([field, text]) => [field, translate(known, text)] as const);
  if (message === undefined || fields === undefined || fields.some(([, text]) => text === undefined)) return { language: 'en', answer };
  return { language, answer: { ...answer, message, ...(answer.fields && { fields: Object.fromEntries(fields) }) } };
}

/** Undefined for a sentence that is not known. */
export function translateSentence(language: Language, sentence: string): string | undefined {
  const known = translations[language];
  return known && translate(known, sentence);
}

function translate(known: Translations, sentence: string): string | undefined {
  if (sentence.length > MOST) return undefined;
  const exact = Object.hasOwn(known.sentences, sentence) ? known.sentences[sentence] : undefined;
  if (exact !== undefined) return exact;
  for (const { pattern, text } of patternsOf(known)) {
    const holes = pattern.exec(sentence)?.groups;
    if (holes) return text.replaceAll(HOLE, (_hole, kind: Kind, nth: string) => filled(known, kind, holes[kind + nth] ?? ''));
  }
  return undefined;
}

function filled(known: Translations, kind: Kind, value: string): string {
  if (kind === 'wait') {
    const [count = '', unit = ''] = value.split(' ');
    return known.wait(count === 'one' ? 1 : Number(count), unit.replace(/s$/, '') as 'second');
  }
  if (kind === 'day') {
    const [day = '', month = '', year = ''] = value.split(' ');
    return known.day(Number(day), MONTHS.indexOf(month) + 1, Number(year));
  }
  return value;
}

const compiled = new WeakMap<Translations, { pattern: RegExp; text: string }[]>();

function patternsOf(known: Translations): { pattern: RegExp; text: string }[] {
  let patterns = compiled.get(known);
  if (!patterns) {
    patterns = Object.entries(known.sentences)
      .filter(([english]) => english.includes('{'))
      .map(([english, text]) => ({ pattern: patternOf(english), text }));
    compiled.set(known, patterns);
  }
  return patterns;
}

function patternOf(english: string): RegExp {
  const escaped = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(HOLE, (_hole, kind: Kind, nth: string) => `(?<${kind}${nth}>${KINDS[kind]})`)}$`, 'u');
}
