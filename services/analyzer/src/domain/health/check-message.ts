import {
  checkInEnglish,
  isErrorClass,
  phraseOfAnswer,
  phraseOfPing,
  phraseOfPort,
  phraseOfWordsIn,
  phrasesOfFault,
} from '@nowahala/kernel';
import type { CheckPhrase, Language } from '@nowahala/kernel';
import { Unsayable, render } from '../advice/render.js';
import type { Finding } from './finding.js';

/** What is stored of a check; `message` is English. */
export interface StoredCheck extends Finding {
  code: number;
  responseUs: number | null;
  message: string;
}

const PROBED_PORTS = [443, 80, 22];
/** What may follow the answer of a website; see the prober's `look-for-text.ts`. */
const SECOND_SENTENCES = ['checks/good/wordsHidden', 'checks/good/wordsPacked'].map((id): CheckPhrase => ({ id, facts: {} }));

/** The message of a check in a language. One that was kept as a text alone stays as it is. */
export function messageIn(language: Language, check: StoredCheck): string {
  if (language === 'en') return check.message;
  const phrases = check.errorClass === '' ? phrasesOfGoodCheck(check) : phrasesOfFinding(check, check.code);
  return (phrases && rendered(phrases, language)) ?? check.message;
}

/** The message of an error log; `finding` is null where the words are somebody else's. */
export function messageOfLogIn(language: Language, message: string, finding: LoggedFinding | null): string {
  if (language === 'en' || finding === null) return message;
  const phrases = phrasesOfFinding(finding, finding.code);
  return (phrases && rendered(phrases, language)) ?? message;
}

export interface LoggedFinding extends Finding {
  code: number;
}

function phrasesOfFinding({ errorClass, facts }: Finding, code: number): CheckPhrase[] | undefined {
  if (!isErrorClass(errorClass)) return undefined;
  return facts === undefined ? [{ id: `checks/bad/${errorClass}`, facts: {} }] : phrasesOfFault(errorClass, { ...facts, code });
}

/** Of a good check no facts are kept: it is the sentence that says in English, with what is known of it, exactly what is stored. */
function phrasesOfGoodCheck({ code, responseUs, message }: StoredCheck): CheckPhrase[] | undefined {
  if (responseUs === null) return undefined;
  // The message rounded what is stored rounded already.
  const answers = [responseUs, responseUs - 1].flatMap((us) => answersWithin(code, us / 1_000));
  for (const answer of answers) {
    const first = checkInEnglish([answer]);
    if (message === first) return [answer];
    const second = message.startsWith(`${first} `) && secondPhrase(message.slice(first.length + 1));
    if (second) return [answer, second];
  }
  return undefined;
}

const secondPhrase = (sentence: string): CheckPhrase | undefined =>
  SECOND_SENTENCES.find((phrase) => checkInEnglish([phrase]) === sentence) ?? phraseOfWordsIn(sentence);

function answersWithin(code: number, milliseconds: number): CheckPhrase[] {
  if (code > 0) return [phraseOfAnswer(code, milliseconds)];
  const ports = PROBED_PORTS.flatMap((port) => [true, false].map((isOpen) => phraseOfPort(port, isOpen, milliseconds)));
  return [phraseOfPing(milliseconds), ...ports];
}

function rendered(phrases: CheckPhrase[], language: Language): string | undefined {
  try {
    return phrases.map((phrase) => render(phrase, language)).join(' ');
  } catch (error) {
    if (error instanceof Unsayable) return undefined;
    throw error;
  }
}
