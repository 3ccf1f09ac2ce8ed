import { withFrenchSpaces } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { z } from 'zod';
import type { AdvisorQuestion } from '../../../domain/advice/advisor-question.js';
import type { Explanation } from '../../../domain/advice/explanation.js';
import { faultOf } from '../../../domain/advice/judge-refined.js';

/** The shape that the model must answer in. */
export const completionShape = z.object({
  whatHappened: z.string(),
  whoIsAffected: z.string(),
  likelyCause: z.string(),
  confidence: z.enum(['low', 'medium', 'high']),
  doNow: z.array(z.string()),
  tellCustomers: z.string(),
  whoToCall: z.string(),
});

export type Completion = z.infer<typeof completionShape>;

/** How sure it is, in words of its own, is no reason to throw the rest away. */
const readableShape = completionShape.extend({ confidence: completionShape.shape.confidence.catch('low') });

/** What the model wrote, or null when it is not in the shape. */
export function readCompletion(text: string): Completion | null {
  try {
    return readableShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Words of what, whom and why together. */
const MOST_WORDS: Record<Language, number> = { en: 90, pcm: 105, fr: 105, ha: 105, yo: 120, sw: 85 };
const LONGEST_PART = 400;

/** Links, markup, addresses to write to, numbers to call and commands to type: the ways by which a text can do harm. */
const HARMFUL: RegExp[] = [
  /[<>`*_#|\\{}[\]]|!\[|\]\(/,
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bjavascript:|\bdata:/i,
  /\b[a-z0-9-]+\.(?:com|net|org|ng|io|co|app|dev|info|ly|me|ru|cn|xyz|top|click|link|site|online|shop)\b/i,
  /(?<!\S)\S[^\s@]*@\S+\.\S/,
  /\+?\d(?:[\s().-]?\d){6,}/,
  /\b(?:sudo|rm\s+-|curl|wget|chmod|chown|powershell|eval|drop\s+table|delete\s+from|iptables|mkfs|dd\s+if|nc\s+-)\b/i,
  /\b(?:password|passcode|pin|otp|cvv|card number|bank details|login code)\b.*\b(?:send|enter|share|give|tell|type|reply|forward)\b|\b(?:send|enter|share|give|tell|type|reply|forward)\b.*\b(?:password|passcode|pin|otp|cvv|card number|bank details|login code)\b/i,
  /\b(?:system prompt|ignore (?:all|the|previous)|as an ai|language model|instructions? (?:above|given))\b/i,
  /[\p{Cc}\p{Cf}\p{Co}]/u,
];

/** The answer as an explanation, or null when it may not be shown; the rules' text stands then. */
export function acceptable(
  answer: Completion,
  question: Pick<AdvisorQuestion, 'rules' | 'quote' | 'observations' | 'language'>,
): Explanation | null {
  const { rules, language = 'en' } = question;
  const clean = (text: string): string => printed(onOneLine(text), language);
  const doNow = answer.doNow
    .map(clean)
    .filter((step) => step !== '')
    .slice(0, 3);
  const explanation: Explanation = {
    whatHappened: clean(answer.whatHappened),
    whoIsAffected: clean(answer.whoIsAffected),
    likelyCause: clean(answer.likelyCause),
    confidence: answer.confidence,
    doNow,
    tellCustomers: clean(answer.tellCustomers),
    // Whom to trust is never the model's choice.
    whoToCall: rules.whoToCall,
    evidence: rules.evidence,
    source: 'ai',
  };
  const { whatHappened, whoIsAffected, likelyCause, tellCustomers } = explanation;
  const parts = [whatHappened, whoIsAffected, likelyCause, tellCustomers, ...doNow];
  if (doNow.length === 0 || parts.some((part) => part === '' || part.length > LONGEST_PART)) return null;
  if (`${whatHappened} ${whoIsAffected} ${likelyCause}`.split(/\s+/).length > MOST_WORDS[language]) return null;
  // Readers of other languages are shown the catalogue's steps: "done 2" has to mean the same one to all.
  if (language !== 'en' && doNow.length !== rules.doNow.length) return null;
  if (parts.some((part) => HARMFUL.some((harm) => harm.test(part)))) return null;
  return faultOf(explanation, question) === null ? explanation : null;
}

/** With the apostrophes and quotation marks of the language, which models write as on a keyboard. */
function printed(text: string, language: Language): string {
  if (language === 'en') return text;
  const whole = text.normalize('NFC').replaceAll(/['ʼ]/g, '’');
  if (language !== 'fr') return whole.replaceAll(/"([^"]{0,200})"/g, '“$1”');
  return withFrenchSpaces(whole.replaceAll(/["“]([^"“”]{0,200})["”]/g, '« $1 »').replaceAll(/(?<=\S)(?=[;!?]|: )/g, ' '));
}

const onOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d[.)]\s+/, '');
