import type { Language } from '@nowahala/kernel';

/** The language of these pages, and what they say about it. */
export const language = {
  code: 'en' as Language,
  choose: 'Language',
  chooseHint: 'Our pages, mails and messages come in it.',
  /** Nothing in the original. */
  notRead: '',
  report: 'Report a mistake',
  reportSubject: 'A mistake in the translation',
  /** Above what exists in English only. */
  englishOnly: '',
};
