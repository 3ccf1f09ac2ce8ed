import type { Language } from '@nowahala/kernel';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { ha } from './ha/index.js';
import { pcm } from './pcm/index.js';
import { sw } from './sw/index.js';
import type { Sentences } from './translated.js';
import { yo } from './yo/index.js';

/** Only a complete language is offered; an explanation is in one language as a whole. */
const offered: { en: typeof en } & { [L in Exclude<Language, 'en'>]?: Sentences<L> } = { en, pcm, fr, ha, yo, sw };

export const completeLanguages = Object.keys(offered) as Language[];

/** All sentences of an offered language. */
export const sentencesOf = (language: Language): object => offered[language] ?? {};

/** What is said to a hosting company stays English in most languages: support desks read it. */
export const languageOfRequests = (language: Language): Language => (offered[language]?.requests === en.requests ? 'en' : language);

/** Undefined for an id that this release does not know. */
export function sentenceOf(language: Language, id: string, count?: number): string | undefined {
  const found = at(offered[language], id);
  if (typeof found === 'string' || count === undefined) return typeof found === 'string' ? found : undefined;
  const form = at(found, pluralOf(language, count));
  return typeof form === 'string' ? form : undefined;
}

/** What stands at `steps/restart/at`: an id is a path of keys. */
function at(tree: unknown, id: string): unknown {
  let found = tree;
  for (const key of id.split('/')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

const rules = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}
