import { parseLanguage } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { LogSentence } from '../domain/log-sentence.js';
import * as deliveryLog from './en/delivery-log.js';
import { english } from './en/index.js';
import * as toOperators from './en/support.js';
import { french } from './fr/index.js';
import { hausa } from './ha/index.js';
import { pidgin } from './pcm/index.js';
import { yoruba } from './yo/index.js';
import { swahili } from './sw/index.js';

/** A language is a folder that offers what English offers; the compiler finds what is missing. */
export type Catalogue = typeof english;

/** Those that are complete: a language enters here with its last file, and then its readers get it. */
const catalogues: Partial<Record<Language, Catalogue>> = { en: english, pcm: pidgin, fr: french, ha: hausa, yo: yoruba, sw: swahili };

/** What is there of a language so far. */
export type Draft = { [Part in keyof Catalogue]?: Partial<Catalogue[Part]> };

/** Those still being written: the specs read them like the others, and nobody gets them. */
export const drafts: Partial<Record<Language, Draft>> = {};

export const offeredLanguages = Object.keys(catalogues) as Language[];

/** The language of what is written to this reader: the one that was chosen if it is complete, else English, never another. */
export function offeredLanguage(chosen: string): Language {
  const language = parseLanguage(chosen);
  return language && catalogues[language] ? language : 'en';
}

export const catalogueOf = (chosen: string): Catalogue => catalogues[offeredLanguage(chosen)] ?? english;

/** A sentence of the delivery log for a reader; English where its text alone was kept, or another one since. */
export function loggedIn(language: Language, { text, id, answer = '' }: LogSentence): string {
  const say = ({ logged }: Catalogue): string | undefined => (logged as Record<string, string>)[id ?? '']?.replace('{code}', answer);
  return say(english) === text ? (say(catalogueOf(language)) ?? text) : text;
}

/** Sentences as the delivery log keeps them, in English with their ids, and those for the people who run the service. */
export { deliveryLog, toOperators };
