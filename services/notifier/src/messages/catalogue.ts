import { english } from './en/index.js';

/** A language is a folder that offers what English offers; the compiler finds what is missing. */
export type Catalogue = typeof english;

const languages: Record<string, Catalogue> = { en: english };

/** English where a language has no catalogue: an alert that is half understood is better than none. */
export function catalogueOf(language: string): Catalogue {
  return languages[language.toLowerCase().split('-')[0] ?? 'en'] ?? english;
}

/** Sentences that are said before anyone knows to whom, and those kept in the delivery log. */
export const { deliveryLog } = english;
