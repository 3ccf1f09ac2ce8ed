import { english } from './en/index.js';

/** A language is a folder that offers what English offers; the compiler finds what is missing. */
export type Catalogue = typeof english;

const languages: Record<string, Catalogue> = { en: english };

/** English until her language is there: an alert she half understands is better than none. */
export function catalogueOf(language: string): Catalogue {
  return languages[language.toLowerCase().split('-')[0] ?? 'en'] ?? english;
}

/** Sentences that are said before anyone knows to whom, and those kept in the delivery log. */
export const { deliveryLog } = english;
