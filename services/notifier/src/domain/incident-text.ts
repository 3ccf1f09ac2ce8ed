import type { Language } from '@nowahala/kernel';
import type { Explanation } from './explanation.js';

/** What is said of an incident in one language. */
export interface IncidentText {
  /** One short sentence. */
  cause: string;
  explanation: Explanation | null;
}

/** The same in other languages than English. */
export type Translations = Partial<Record<Language, IncidentText>>;

type Spoken = IncidentText & { translations: Translations };

/** Null where any part of it exists in English only: then the whole message goes out in English. */
export function textIn({ cause, explanation, translations }: Spoken, language: Language): IncidentText | null {
  if (language === 'en') return { cause, explanation };
  const words = translations[language];
  return words && words.cause !== '' && (words.explanation !== null || explanation === null) ? words : null;
}

/** After a later message. A language that it does not have falls back to English; what came without an explanation keeps the old one. */
export function translationsAfter(before: Translations, given: Translations, explanationIsNew: boolean): Translations {
  return Object.fromEntries(
    Object.entries(given).map(([language, { cause, explanation }]) => {
      const old = before[language as Language];
      return [
        language,
        { cause: cause || (old?.cause ?? ''), explanation: explanation ?? (explanationIsNew ? null : (old?.explanation ?? null)) },
      ];
    }),
  );
}
