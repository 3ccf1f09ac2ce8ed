import type { Language } from '@nowahala/kernel';

/** The plural forms that each language has (CLDR): a form too few or too many is a type error. */
interface PluralForms {
  en: 'one' | 'other';
  pcm: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  ha: 'one' | 'other';
  yo: 'other';
  sw: 'one' | 'other';
}

export type Forms<L extends Language> = Record<PluralForms[L], string>;

/** Which of the forms belongs to a number in this language. */
export function pluralsOf<L extends Language>(language: L): (n: number, forms: Forms<L>) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n) as PluralForms[L]];
}
