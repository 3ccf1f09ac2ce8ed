import { parseLanguage } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { french } from './french.js';
import { hausa } from './hausa.js';
import type { InvoiceWords } from './invoice-words.js';
import { pidgin } from './pidgin.js';
import { swahili } from './swahili.js';
import { yoruba } from './yoruba.js';

/** English is the first. */
export type SecondLanguage = Exclude<Language, 'en'>;

export const secondLanguages: Record<SecondLanguage, InvoiceWords> = { fr: french, pcm: pidgin, ha: hausa, yo: yoruba, sw: swahili };

export function secondLanguage(chosen: string | undefined): { language: SecondLanguage; words: InvoiceWords } | undefined {
  const language = chosen === undefined ? undefined : parseLanguage(chosen);
  return language === undefined || language === 'en' ? undefined : { language, words: secondLanguages[language] };
}
