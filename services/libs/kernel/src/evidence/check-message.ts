import { checkSentences } from './check-sentences.js';
import type { ErrorClass } from './error-class.js';

/** What the message of a failed check is filled with: the product's words or the customer's own setting, never text of the monitored side. */
export interface CheckFacts {
  /** The name or address that was checked. */
  host: string;
  port?: number | undefined;
  code?: number | null | undefined;
  /** A date that matters, YYYY-MM-DD: when the certificate ended or begins (of the prober's `website-check.ts`). */
  date?: string | undefined;
  seconds?: number | undefined;
  /** The owner's own words that were looked for. */
  words?: string | undefined;
  /** Whether the machine answers ping while the website does not; absent where that says nothing. */
  machine?: 'on' | 'silent' | undefined;
}

export type CheckFact = string | { seconds: number } | { day: string } | { phrase: CheckPhrase };

/** A sentence by its id, with what it is filled with; in no language. */
export interface CheckPhrase {
  id: string;
  facts: Readonly<Record<string, CheckFact>>;
}

const DEFAULT_SECONDS: Partial<Record<ErrorClass, number>> = { connect_timeout: 5, read_timeout: 10 };

/** What is said of a failed check, sentence after sentence. */
export function phrasesOfFault(errorClass: ErrorClass, given: CheckFacts): CheckPhrase[] {
  const { host, port, date, words, machine } = given;
  const facts: Record<string, CheckFact> = {
    host,
    place: port === undefined ? host : { phrase: { id: 'checks/withPort', facts: { host, port: String(port) } } },
    code: String(given.code ?? 0),
    seconds: { seconds: given.seconds ?? DEFAULT_SECONDS[errorClass] ?? 0 },
    ...(date === undefined ? {} : { day: { day: date } }),
    ...(words === undefined ? {} : { words }),
  };
  const phrases = [{ id: idOfFault(errorClass, given), facts }];
  return machine === undefined ? phrases : [...phrases, { id: `checks/machine/${machine}`, facts: {} }];
}

function idOfFault(errorClass: ErrorClass, { code, date }: CheckFacts): string {
  if (errorClass === 'http_4xx' || errorClass === 'http_5xx') {
    const answer = code ?? 0;
    return `checks/status/${answer in checkSentences.status ? answer : answer >= 500 ? 'any5xx' : 'any4xx'}`;
  }
  return date !== undefined && `${errorClass}_on` in checkSentences.bad ? `checks/bad/${errorClass}_on` : `checks/bad/${errorClass}`;
}

/** It works, but not for us. */
const NOT_FOR_US: Record<number, string> = { 401: 'signIn', 403: 'refused', 429: 'tooMany' };

/** What is said of a website that answered. */
export function phraseOfAnswer(code: number | null, milliseconds: number): CheckPhrase {
  const facts = { took: took(Math.max(1, milliseconds)), code: String(code) };
  return { id: `checks/good/${code === null ? 'answered' : (NOT_FOR_US[code] ?? 'answeredWith')}`, facts };
}

export const phraseOfPing = (milliseconds: number): CheckPhrase => ({ id: 'checks/good/ping', facts: { took: took(milliseconds) } });

/** A refused connection, too, proves that the machine is on. */
export const phraseOfPort = (port: number, isOpen: boolean, milliseconds: number): CheckPhrase => ({
  id: isOpen ? 'checks/good/portOpen' : 'checks/good/portRefused',
  facts: { port: String(port), took: took(milliseconds) },
});

/** What is said of a page on which the owner's words are as they should be. */
export function phraseOfWords({ expectText, rejectText }: { expectText: string; rejectText: string }): CheckPhrase {
  if (expectText === '') return { id: 'checks/good/wordsAbsent', facts: { words: rejectText } };
  if (rejectText === '') return { id: 'checks/good/wordsThere', facts: { words: expectText } };
  return { id: 'checks/good/wordsThereAndAbsent', facts: { words: expectText, unwanted: rejectText } };
}

/** The same, read from its English sentence; undefined where it is not clear at which letter the words end. */
export function phraseOfWordsIn(sentence: string): CheckPhrase | undefined {
  for (const key of ['wordsThere', 'wordsAbsent', 'wordsThereAndAbsent'] as const) {
    const found = filledIn(sentence, checkSentences.good[key]);
    if (found !== undefined) return { id: `checks/good/${key}`, facts: found };
  }
  return undefined;
}

function filledIn(sentence: string, pattern: string): Record<string, string> | undefined {
  const [before = '', ...holes] = pattern.split(/\{(\w+)\}/);
  if (!sentence.startsWith(before)) return undefined;
  const found: Record<string, string> = {};
  let rest = sentence.slice(before.length);
  for (let hole = 0; hole < holes.length; hole += 2) {
    const [name = '', after = ''] = holes.slice(hole);
    const isLast = hole + 2 === holes.length;
    const end = isLast ? rest.length - after.length : rest.indexOf(after);
    if (end < 0 || !rest.startsWith(after, end)) return undefined;
    if (!isLast && rest.includes(after, end + 1)) return undefined;
    found[name] = rest.slice(0, end);
    rest = rest.slice(end + after.length);
  }
  return found;
}

const took = (milliseconds: number): CheckFact => ({
  phrase:
    milliseconds < 1
      ? { id: 'checks/took/underOne', facts: {} }
      : { id: 'checks/took/ms', facts: { ms: String(Math.round(milliseconds)) } },
});

/** As the API says it to those who asked for no language. */
export const checkInEnglish = (phrases: readonly CheckPhrase[]): string => phrases.map(inEnglish).join(' ');

const REMEMBERED = 20_000;
const remembered = new Map<number, string>();

/** Millions of good checks say the same few sentences. */
function once(key: number, phrase: () => CheckPhrase): string {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const sentence = inEnglish(phrase());
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, sentence);
  return sentence;
}

export const answerInEnglish = (code: number | null, milliseconds: number): string =>
  once((code ?? 0) * 1_000_000 + Math.round(milliseconds), () => phraseOfAnswer(code, milliseconds));

export const pingInEnglish = (milliseconds: number): string =>
  once(milliseconds < 1 ? -1 : -2 - Math.round(milliseconds), () => phraseOfPing(milliseconds));

/** The sentence of a good check as it follows from its figures; empty where they do not say all of it. */
export function sentenceOfGoodCheck(method: string, code: number, responseUs: number): string {
  if (method === 'icmp') return pingInEnglish(responseUs / 1_000);
  return method === 'http' && code > 0 ? answerInEnglish(code, responseUs / 1_000) : '';
}

function inEnglish({ id, facts }: CheckPhrase): string {
  return sentenceAt(id).replace(/\{(\w+)\}/g, (_hole, name: string) => {
    const fact = facts[name] ?? '';
    if (typeof fact === 'string') return fact;
    if ('phrase' in fact) return inEnglish(fact.phrase);
    return 'day' in fact ? fact.day : `${fact.seconds} seconds`;
  });
}

function sentenceAt(id: string): string {
  const [, group, key] = id.split('/');
  const found = (checkSentences as Record<string, string | Record<string, string>>)[group!]!;
  return typeof found === 'string' ? found : found[key!]!;
}
