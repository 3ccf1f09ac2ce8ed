import type { Language } from '@nowahala/kernel';
import type { Explanation } from './explanation.js';
import type { Fact, Phrase, Phrases, SentenceFacts } from './phrase.js';
import { languageOfRequests, sentenceOf } from './sentences/languages.js';

/** What is said of a fault in one language. */
export interface Translation {
  cause: string;
  explanation: Pick<Explanation, 'whatHappened' | 'whoIsAffected' | 'likelyCause' | 'doNow' | 'tellCustomers' | 'whoToCall' | 'evidence'>;
}

/** A sentence or a fact of it is missing: kept by a newer release, or by one of before. */
export class Unsayable extends Error {}

/** An explanation in a language; throws `Unsayable`. */
export function translate({ facts, ...chosen }: Phrases, language: Language): Translation {
  const text = (phrases: readonly Phrase[]): string => phrases.map((phrase) => render(phrase, language, facts)).join(' ');
  return {
    cause: text(chosen.cause),
    explanation: {
      whatHappened: text(chosen.whatHappened),
      whoIsAffected: text(chosen.whoIsAffected),
      likelyCause: text(chosen.likelyCause),
      doNow: chosen.doNow.map(text),
      tellCustomers: text(chosen.tellCustomers),
      whoToCall: text(chosen.whoToCall),
      evidence: chosen.evidence.map((phrase) => render(phrase, language, facts)),
    },
  };
}

export function render(phrase: Phrase, language: Language, shared: SentenceFacts = {}): string {
  const { id, facts } =
    typeof phrase === 'string' ? { id: phrase, facts: shared } : { id: phrase.id, facts: { ...shared, ...phrase.facts } };
  const { count } = facts;
  const sentence = sentenceOf(language, id, typeof count === 'number' ? count : undefined);
  if (sentence === undefined) throw new Unsayable(`no sentence ${id} in ${language}`);
  return sentence.replace(/(^|[.?:] |)\{(\w+)\}/g, (_hole, start: string, name: string, offset: number) => {
    const fact = facts[name];
    if (fact === undefined) throw new Unsayable(`${id} has no ${name}`);
    const text = inWords(fact, language, facts);
    const begins = start !== '' || offset === 0;
    return start + (begins && name === 'company' && typeof fact === 'object' ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  });
}

function inWords(fact: Fact, language: Language, shared: SentenceFacts): string {
  if (typeof fact === 'string') return fact;
  if (typeof fact === 'number') return Number.isInteger(fact) ? String(fact) : new Intl.NumberFormat(language).format(fact);
  if ('phrase' in fact) return render(fact.phrase, isRequest(fact.phrase) ? languageOfRequests(language) : language, shared);
  if ('day' in fact) return dayOf(fact.day, language);
  if ('seconds' in fact) return render({ id: 'measures/seconds', facts: { count: fact.seconds } }, language);
  if ('list' in fact) return new Intl.ListFormat(language, { type: 'conjunction' }).format(fact.list);
  if ('series' in fact) return fact.series.map((one) => render(one, language, shared)).join(', ');
  return fact.path
    .replace(/\{(\w+)\}/g, (_hole, name: string) => render(`names/path/${name}`, language))
    .replace(/“([^”]*)”/g, (_quotation, name: string) => render({ id: 'names/button', facts: { name } }, language));
}

const isRequest = (phrase: Phrase): boolean => (typeof phrase === 'string' ? phrase : phrase.id).startsWith('requests/');

/** A day of the calendar, whatever the clock of the reader says. */
function dayOf(iso: string, language: Language): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  const month = sentenceOf(language, `measures/months/${date.getUTCMonth()}`) ?? '';
  return render(
    { id: day === 1 ? 'measures/firstDay' : 'measures/day', facts: { day: String(day), month, year: String(date.getUTCFullYear()) } },
    language,
  );
}
