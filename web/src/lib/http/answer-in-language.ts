import { language } from '@messages/language';

/** A sentence of the API in the language of the page. The table arrives with the first sentence; English needs none. */
export async function answerInLanguage(sentence: string): Promise<string> {
  if (language.code === 'en') return sentence;
  try {
    const { translateSentence } = await import('./translate-sentence');
    return translateSentence(sentence);
  } catch {
    // The line broke: an English sentence says more than none.
    return sentence;
  }
}

export async function answersInLanguage<Fields extends Record<string, string>>(fields: Fields): Promise<Fields> {
  const translated = await Promise.all(Object.entries(fields).map(async ([name, sentence]) => [name, await answerInLanguage(sentence)]));
  return Object.fromEntries(translated) as Fields;
}
