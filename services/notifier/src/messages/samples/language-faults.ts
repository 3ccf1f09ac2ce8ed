import { factFaults, languageFaults, wordsOf } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { Catalogue } from '../catalogue.js';
import type { Block, Email } from '../email.js';
import { english } from '../en/index.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import { sampleEmailsOf } from './emails.js';
import { materialOf } from './material.js';
import type { SampleCounts } from './material.js';
import { sampleLinesOf, sampleWhatsAppMessagesOf } from './notes.js';

/** Everything that is not ours is marked, so that it is found again in every language. */
const words: Parameters<typeof materialOf>[0] = {
  reader: 'Qzreader',
  names: ['Qzshopqwerty', 'Qzblogqwerty', 'Qzportalqwer', 'Qzoldmachine'],
  job: 'Qzbackupjobs',
  company: 'Qzfirm',
  places: ['qzlagos', 'qzlondon', 'qzcape'],
  cause: 'Qzcause',
  slowness: 'Qzslowness',
  explanation: {
    whatHappened: 'Qzhappened',
    whoIsAffected: 'Qzaffected',
    likelyCause: 'Qzlikely',
    confidence: 'high',
    doNow: ['Qzfirst', 'Qzsecond', 'Qzthird'],
    tellCustomers: 'Qzcustomers',
    whoToCall: 'Qzcall',
    evidence: ['Qzevidence'],
    source: 'rules',
    helpedBefore: { at: '2026-10-03T09:00:00Z', words: 'Qzhelped' },
  },
  lastWords: 'Qzlastwords',
};
const MARKS = /qz[a-z]+/g;

const all = (n: number): SampleCounts => ({ outages: n, days: n, lifeDays: n, incidents: n, affected: n });
export const COUNTS = [0, 1, 2, 5, 11, 1_000_000];

/** Letters as the eye counts them. */
const segmenter = new Intl.Segmenter();
const lengthOf = (text: string): number => [...segmenter.segment(text.normalize('NFC'))].length;

const LIMITS = { subject: 60, banner: 30, button: 26, variable: 600, filled: 1_024, freeText: 1_600 };

/** What is wrong with the messages of a language, as `<message>: <fault>`. With `draft`, what is English still is left out. */
export function messageFaults(language: Language, catalogue: Catalogue, { draft = false } = {}): string[] {
  const faults = new Map<string, number>();
  for (const count of COUNTS) {
    const originals = messagesOf(english, all(count));
    for (const [name, message] of Object.entries(messagesOf(catalogue, all(count)))) {
      const original = originals[name]!;
      if (draft && isUnfinished(message, original)) continue;
      for (const fault of faultsOf(language, message, original)) {
        const key = `${name}: ${fault}`;
        if (!faults.has(key)) faults.set(key, count);
      }
    }
  }
  return [...faults].map(([fault, count]) => `${fault} (first with ${count})`);
}

interface Message {
  texts: string[];
  shape: string;
  email?: Email;
  whatsApp?: WhatsAppMessage;
}

function messagesOf(catalogue: Catalogue, counts: SampleCounts): Record<string, Message> {
  const material = materialOf(words, counts);
  const under = <T>(what: string, samples: Record<string, T>, toMessage: (sample: T) => Message) =>
    Object.fromEntries(Object.entries(samples).map(([name, sample]) => [`${what} ${name}`, toMessage(sample)]));
  return {
    ...under('mail', sampleEmailsOf(catalogue, material), ofEmail),
    ...under('whatsapp', sampleWhatsAppMessagesOf(catalogue, material), ofWhatsApp),
    ...under('dashboard', sampleLinesOf(catalogue, material), ({ title, text }) => ({ texts: [title, text], shape: '' })),
    ...under('delivery log', catalogue.logged, (text) => ({ texts: [text.replace('{code}', 'Qzanswer')], shape: '' })),
  };
}

const ofEmail = (email: Email): Message => ({
  email,
  texts: [email.subject, email.preview, email.banner.word, email.heading, ...email.blocks.flatMap(textsIn), email.why],
  shape: [email.banner.state, ...email.blocks.map(({ type }) => type)].join(' '),
});

const ofWhatsApp = (whatsApp: WhatsAppMessage): Message => ({
  whatsApp,
  texts: [whatsApp.text, ...Object.values(whatsApp.variables)],
  shape: `${whatsApp.template} ${Object.keys(whatsApp.variables).join(' ')} ${whatsApp.text.split('\n').length}`,
});

function textsIn(block: Block): string[] {
  switch (block.type) {
    case 'steps':
      return [block.title, ...block.steps];
    case 'facts':
      return [block.title ?? '', ...block.rows.flat()];
    case 'rows':
      return [block.title, ...block.rows.flatMap(({ name, value, note }) => [name, value, note])];
    case 'quote':
      return [block.title, block.text];
    case 'button':
      return [block.label, block.url];
    default:
      return [block.text];
  }
}

const joined = ({ texts }: Message): string => texts.join('\n').toLowerCase();
/** A sentence of it, or all of it, is still the English one. */
const isUnfinished = ({ texts }: Message, original: Message): boolean =>
  texts.some((text) => wordsOf(text.replaceAll(/qz[a-z]+/gi, '')).size > 1 && original.texts.includes(text));

function faultsOf(language: Language, message: Message, original: Message): string[] {
  const marksOut = (text: string) => text.replaceAll(/qz[a-z]+/gi, 'Adaeze');
  return [
    ...message.texts.flatMap((text) => languageFaults(language, marksOut(text), englishWords())),
    ...factFaults(joined(original), joined(message), MARKS),
    ...(message.shape === original.shape ? [] : [`shape: ${message.shape} instead of ${original.shape}`]),
    ...(message.email && language !== 'en' ? mailFaults(language, message.email, original.email!) : []),
    ...(message.whatsApp ? whatsAppFaults(message.whatsApp) : []),
  ];
}

function mailFaults(language: Language, email: Email, original: Email): string[] {
  const { subject, banner, blocks } = email;
  const bad = ['down', 'warning', 'quiet'].includes(banner.state);
  return [
    ...(email.language === language ? [] : [`language: ${email.language}`]),
    ...tooLong('subject', subject, mostLetters(original.subject, LIMITS.subject)),
    ...tooLong('banner', banner.word, mostLetters(original.banner.word, LIMITS.banner)),
    ...blocks.flatMap((block) => (block.type === 'button' ? tooLong('button', block.label, LIMITS.button) : [])),
    ...(bad && ofEmail(email).texts.some((text) => text.includes('!')) ? ['tone: !'] : []),
  ];
}

function whatsAppFaults({ text, variables }: WhatsAppMessage): string[] {
  const values = Object.values(variables);
  return [
    ...tooLong('free text', text, LIMITS.freeText),
    ...tooLong('filled template', values.join(' '), LIMITS.filled),
    ...values.filter((value) => value === '' || /\p{Cc}| {4}/u.test(value)).map((value) => `variable: ${JSON.stringify(value)}`),
  ];
}

/** Where English breaks the limit a little, less than English; where it names several things, a third more. */
function mostLetters(original: string, limit: number): number {
  const length = lengthOf(original);
  const several = length > limit + 5 || (original.match(/qz/gi)?.length ?? 0) > 1;
  return several ? Math.max(limit, Math.ceil((length * 4) / 3)) : Math.max(limit, length - 1);
}

const tooLong = (what: string, text: string, most: number): string[] =>
  lengthOf(text) <= most ? [] : [`too long: ${what} of ${lengthOf(text)} letters, ${most} fit: ${text}`];

let cached: Set<string> | undefined;
const englishWords = (): Set<string> =>
  (cached ??= wordsOf(
    Object.values(messagesOf(english, all(2)))
      .flatMap(({ texts }) => texts)
      .join('\n'),
  ));
