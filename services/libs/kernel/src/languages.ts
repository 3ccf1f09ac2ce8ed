/** The languages of the product; English is the original. */
export const languages = ['en', 'pcm', 'fr', 'ha', 'yo', 'sw'] as const;
export type Language = (typeof languages)[number];

/** As the chooser names them, each in its own language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  pcm: 'Naijá (Pidgin)',
  fr: 'Français',
  ha: 'Hausa',
  yo: 'Yorùbá',
  sw: 'Kiswahili',
};

/** Those whose pages are complete: only these are built, shown in the chooser and guessed from a browser. */
export const offeredLanguages: readonly Language[] = ['en', 'pcm', 'fr', 'ha', 'yo', 'sw'];

/** Holds the language that a reader chose: set by the pages, read by the gateway. */
export const LANGUAGE_COOKIE = 'nw_language';

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code);

/** `fr-CI` and `fr_CI` are French. Undefined for a language that is not spoken here: never another local one. */
export function parseLanguage(typed: string): Language | undefined {
  const base = typed.slice(0, 40).trim().toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language === base);
}
