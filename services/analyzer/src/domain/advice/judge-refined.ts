import type { Language } from '@nowahala/kernel';
import type { AdvisorQuestion } from './advisor-question.js';
import type { Explanation } from './explanation.js';
import { titleLineIn } from './evidence-lines.js';
import { englishCauses, languagePatterns, plain } from './language-patterns.js';
import type { CauseKind } from './language-patterns.js';
import { jargonIn } from './jargon.js';
import { isIn } from './text-language.js';

/**
 * Whether the AI only found better words for what the catalogue found. It may not name a cause that the evidence does not
 * support, promise, blame, use words of the trade or another language, repeat the watched side, or invent a number.
 */
export function faultOf(refined: Explanation, question: JudgedQuestion): RefinedFault | null {
  const { language = 'en' } = question;
  const { whatHappened, whoIsAffected, likelyCause, tellCustomers, doNow } = refined;
  const summary = `${whatHappened} ${whoIsAffected} ${likelyCause}`;
  const all = `${summary} ${tellCustomers} ${doNow.join(' ')}`;
  const known = knownText(question);
  const parts = [whatHappened, whoIsAffected, likelyCause, tellCustomers, ...doNow];
  if (language === 'en' ? !isEnglish(all) : !isIn(language, parts, known)) return 'another language';
  const knownCauses = causesIn(known, language);
  if (causesIn(all, language).some((cause) => !knownCauses.includes(cause))) return 'another cause';
  if (PROMISE.test(all) || promisesOfTime(all, tellCustomers).some((promise) => !known.includes(promise))) return 'a promise';
  if (language !== 'en') {
    const fault = faultInLanguage(language, { all, tellCustomers }, plain(known));
    if (fault) return fault;
  }
  if (BLAME.test(all)) return 'blame';
  const jargon = jargonIn(`${summary} ${tellCustomers}`.replaceAll(/«[^»]*»/g, 'it'));
  if (jargon !== null && !known.includes(jargon.toLowerCase())) return 'jargon';
  if (repeats(all, question.quote, known)) return 'words of the watched side';
  if (numbersIn(`${summary} ${tellCustomers}`).some((number) => !numbersIn(known).includes(number))) return 'an invented number';
  return null;
}

type JudgedQuestion = Pick<AdvisorQuestion, 'rules' | 'quote' | 'observations' | 'language'>;

/** What only an English text is searched for elsewhere. What the catalogue says as well is no fault. */
function faultInLanguage(
  language: Exclude<Language, 'en'>,
  { all, tellCustomers }: Record<'all' | 'tellCustomers', string>,
  known: string,
): RefinedFault | null {
  const { promise, promiseOfTime, willBe, secret } = languagePatterns[language];
  const says = (pattern: RegExp, text: string): boolean => {
    const found = pattern.exec(plain(text))?.[0];
    return found !== undefined && !known.includes(found);
  };
  if (says(promise, all) || says(promiseOfTime, tellCustomers) || says(willBe, all)) return 'a promise';
  return says(secret, all) ? 'a secret' : null;
}

export type RefinedFault =
  | 'a secret'
  | 'another language'
  | 'another cause'
  | 'a promise'
  | 'blame'
  | 'jargon'
  | 'words of the watched side'
  | 'an invented number';

const kindsOfCause = Object.keys(englishCauses) as CauseKind[];

/** English words too: a model leaves them in. */
function causesIn(text: string, language: Language): CauseKind[] {
  const own = language === 'en' ? {} : languagePatterns[language].causes;
  const bare = plain(text);
  return kindsOfCause.filter((kind) => englishCauses[kind].test(text.toLowerCase()) || own[kind]?.test(bare));
}

const PROMISE =
  /\bguarantee\w*|\bwe promise\b|\bi promise\b|\brefunds?\b|\bcompensat\w*|\bdiscounts?\b|\bfree month\b|\bnever happen again\b|\b100 ?%|\bno data (?:is|was|has been) lost\b|\byour (?:orders|money|data) (?:is|are) safe\b/i;
const PROMISE_OF_TIME =
  /\b(?:within|in|by|before)\s+(?:the next\s+|about\s+|a few\s+|an?\s+)?(?:\d+|one|two|three|five|ten|fifteen|thirty|hour|minutes?|hours?|noon|tonight|tomorrow|today|morning|evening|monday)\b/i;
const WILL_BE = /\bwill be (?:back|up|fixed|ready|online|restored)\b/i;

/** What the catalogue says as well is none. */
const promisesOfTime = (all: string, tellCustomers: string): string[] =>
  [PROMISE_OF_TIME.exec(tellCustomers)?.[0], WILL_BE.exec(all)?.[0]].flatMap((promise) => promise?.toLowerCase() ?? []);

const BLAME =
  /!|\byour (?:own )?fault\b|\byou (?:forgot|failed|broke|did not|didn['’]t|should have|neglected|must have)\b|\bcareless\w*|\bincompeten\w*|\bstupid\b|\bterrible\b/i;

/** Who speaks of the catalogue's cause may use its words, and what was measured; of a program's own error also what that said. */
function knownText({ rules, quote, observations, language = 'en' }: JudgedQuestion): string {
  const { whatHappened, whoIsAffected, likelyCause, doNow, tellCustomers, whoToCall, evidence } = rules;
  const seen = evidence.filter((line) => !line.startsWith(titleLineIn(language)));
  const quoted = observations.watched === 'program' ? [quote] : [];
  return [whatHappened, whoIsAffected, likelyCause, ...doNow, tellCustomers, whoToCall, ...seen, ...Object.values(observations), ...quoted]
    .join('\n')
    .toLowerCase();
}

const ENGLISH = new Set(
  'a an and are as at be but by can cannot does for from has have if in is it its may no not of on or our out so that the their them then there they this to up was we when which who will with you your'.split(
    ' ',
  ),
);
const PIDGIN = /\b(?:dey|wey|abeg|una|wetin|sabi|don|no fit|e no)\b/i;
const LEAST_ENGLISH = 0.25;

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = words.filter((word) => ENGLISH.has(word)).length / Math.max(1, words.length);
  return share >= LEAST_ENGLISH && !PIDGIN.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text);
}

const REPEATED_WORDS = 5;

function repeats(text: string, quote: string, known: string): boolean {
  const theirs = plainWords(quote);
  const answer = ` ${plainWords(text).join(' ')} `;
  const ours = ` ${plainWords(known).join(' ')} `;
  return theirs.some((_word, at) => {
    const run = theirs.slice(at, at + REPEATED_WORDS);
    if (run.length < REPEATED_WORDS) return false;
    const sequence = ` ${run.join(' ')} `;
    return answer.includes(sequence) && !ours.includes(sequence);
  });
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
