import { parseLanguage } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { french } from './french.js';
import { hausa } from './hausa.js';
import type { InvoiceWords } from './invoice-words.js';
import { pidgin } from './pidgin.js';
import { swahili } from './swahili.js';

/** Yoruba waits for a font that places its tones: this one draws them beside the letter. */
export const secondLanguages: Partial<Record<Language, InvoiceWords>> = { fr: french, pcm: pidgin, ha: hausa, sw: swahili };

export function secondLanguage(chosen: string | undefined): { language: Language; words: InvoiceWords } | undefined {
  const language = chosen === undefined ? undefined : parseLanguage(chosen);
  const words = language && secondLanguages[language];
  return words && { language, words };
}
