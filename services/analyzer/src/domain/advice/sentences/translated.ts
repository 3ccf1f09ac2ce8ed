import type { Language } from '@nowahala/kernel';
import type { en } from './en/index.js';

/** The plural forms of each language, by CLDR. */
export interface PluralForms extends Record<Language, string> {
  en: 'one' | 'other';
  pcm: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  ha: 'one' | 'other';
  yo: 'other';
  sw: 'one' | 'other';
}

/** A text that holds the facts in braces that the English one holds. */
type WithFactsOf<S extends string> = S extends `${string}{${infer Fact}}${infer Rest}`
  ? `${string}{${Fact}}${string}` & WithFactsOf<Rest>
  : string;

/** `S` in another language: the same keys, the same facts in braces, the plural forms of that language. */
export type Translated<S, L extends Language> = S extends string
  ? WithFactsOf<S>
  : S extends { one: string; other: infer Other extends string }
    ? { readonly [Form in PluralForms[L]]: Form extends 'one' ? string : WithFactsOf<Other> }
    : { readonly [Key in keyof S]: Translated<S[Key], L> };

/** Every sentence of a language: a missing key, or a fact that was lost, is a type error. */
export type Sentences<L extends Exclude<Language, 'en'>> = Translated<typeof en, L>;
